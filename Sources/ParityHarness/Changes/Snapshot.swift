/// A suite at one time: its contract, and what Kotlin had answered to it.
struct Snapshot: Sendable {
  /// Nil where there was no fixture, or one that cannot be read.
  let fixture: Fixture?

  /// Whether there was a fixture that cannot be read: rows are missing, or cannot be told apart.
  let isUnreadable: Bool

  /// What Kotlin answered, a row a case; nil where nothing of it can be used.
  private(set) var kotlin: TruthTable?

  /// The constants that were recorded; nil where there is no recording.
  private(set) var constants: [Constant]?

  /// What cannot be used.
  private(set) var problems: [Problem] = []

  /// Reads a suite from where the checker has its files.
  ///
  /// - Parameter isNow: whether the recording is held against the Kotlin sources of the work tree.
  init(of suite: some Suite, by checker: Checker, isNow: Bool) {
    let read = checker.load(
      fixtureOf: suite, recordedIDs: [], isCounted: false, into: &problems)
    let isMissing = problems.contains { $0.code == .fixtureMissing }
    problems.removeAll { $0.code == .fixtureMissing }
    isUnreadable = !isMissing && (read == nil || problems.contains { $0.caseID == nil })
    fixture = isUnreadable ? nil : read
    guard let fixture, let recording = checker.load(recordingOf: suite.name, into: &problems)
    else { return }
    let freshness = Freshness(fixture: fixture, recording: recording, suite: suite.name)
    if fixture.axes == nil || freshness.problems.isEmpty { kotlin = freshness.kotlin }
    constants = recording.constants
    problems += freshness.problems
    if isNow {
      problems += checker.staleSources(
        of: recording, suite: suite.name, now: checker.kotlinSources())
    }
  }
}
