/// Something to see with one's own eyes: a program that shows a behaviour.
package struct Demo: Sendable {
  /// What a demonstration may ask of the harness.
  package struct Context: Sendable {
    let layout: ProjectLayout

    /// Prints a line at once.
    package let print: @Sendable (String) -> Void

    /// What Kotlin answered to a case, as recorded.
    package func recordedOutcome(of caseID: String, in suite: String) throws(Problem) -> Outcome {
      let recording = ProjectFiles(layout).recording(of: suite)
      if let problem = recording.problems.first { throw problem }
      guard let recording = recording.value,
        let row = recording.rows.firstIndex(where: { $0.id == caseID }),
        let outcome = recording.outputs[row].outcome
      else {
        throw Problem(
          .recordingRoster, "the case \(caseID) is not recorded",
          file: layout.display(layout.recording(of: suite)), suite: suite
        ).advising(.record(suite: suite))
      }
      return outcome
    }
  }

  /// The name behind `parity demo`.
  package let name: String

  let run: @Sendable (Context) async throws(Problem) -> Void

  /// A demonstration by name.
  package init(name: String, run: @escaping @Sendable (Context) async throws(Problem) -> Void) {
    self.name = name
    self.run = run
  }
}
