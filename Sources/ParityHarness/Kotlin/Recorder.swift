/// Lets the Kotlin reference answer the fixtures, and keeps or compares what it wrote.
///
/// The program writes into a folder of its own; a finished recording then takes the place of the old
/// one in one step, so that a run that is killed leaves the old one whole. Nothing here writes one.
package struct Recorder {
  /// What became of one suite's recording.
  package struct SuiteOutcome: Sendable {
    package let name: String
    package let cases: Int
    package let change: Change
  }

  /// How the new recording differs from the one that stood there.
  package enum Change: Sendable {
    case same
    case new
    /// The ids of the cases whose answer is another; none when only the rest of the file is.
    case changed([String])
  }

  private let layout: Layout
  private let toolchain: Toolchain

  package init(layout: Layout, progress: @escaping (String) -> Void) {
    self.layout = layout
    toolchain = Toolchain(layout: layout, progress: progress)
  }

  /// The command that records a suite anew.
  package static func command(_ suite: String) -> String { "swift run parity record \(suite)" }

  /// Records suites, or only compares when `isCheck`; fixtures with problems are left out.
  package func record(
    _ suites: [any Suite], isCheck: Bool, checker: Checker
  ) -> (suites: [SuiteOutcome], problems: [Problem]) {
    var problems: [Problem] = []
    let usable = suites.filter { suite in
      var ignored: [Problem] = []
      let recorded = checker.load(recordingOf: suite.name, into: &ignored)
      let before = problems.count
      _ = checker.load(
        fixtureOf: suite, recordedIDs: recorded?.rows.map(\.id) ?? [], into: &problems)
      return problems.count == before
    }
    if usable.isEmpty { return ([], problems) }
    do {
      let scratch = try Scratch(
        in: isCheck ? layout.kotlinBuild : layout.recordings, name: "staging")
      problems += try run(usable.map(\.name), into: scratch.path)
      let outcomes = usable.compactMap { suite -> SuiteOutcome? in
        do throws(Problem) {
          return try finish(suite.name, from: scratch.path, isCheck: isCheck, into: &problems)
        } catch {
          problems.append(error)
          return nil
        }
      }
      return (outcomes, problems)
    } catch {
      return ([], problems + [error])
    }
  }

  /// Runs the reference; what it refuses is a problem, what it wrote is in the folder.
  private func run(_ suites: [String], into folder: String) throws(Problem) -> [Problem] {
    let reference = try toolchain.reference()
    let (ending, output): (Platform.Ending, String)
    do {
      (ending, output) = try ChildProcess.run(
        reference.java,
        reference.arguments + [
          Toolchain.mainClass, "--fixtures", layout.fixtures, "--sources", layout.kotlinSources,
          "--out", folder,
        ] + suites, environment: Toolchain.environment)
    } catch {
      throw Problem(.kotlinToolchain, Escaped.plain(error.description))
    }
    let lines = output.replacing("\(layout.root)/", with: "").split(whereSeparator: \.isNewline)
      .map { "\n  \(Escaped.plain(String($0)))" }.joined()
    switch ending {
    case .exited(0): return []
    case .exited(2): return [Problem(.kotlinRefused, "the Kotlin recorder refuses:\(lines)")]
    default:
      throw Problem(.harnessFault, "the Kotlin recorder ended without an answer:\(lines)")
    }
  }

  private func finish(
    _ suite: String, from folder: String, isCheck: Bool, into problems: inout [Problem]
  ) throws(Problem) -> SuiteOutcome? {
    let path = layout.recording(of: suite)
    let fresh: [UInt8]
    do {
      fresh = try Platform.read(file: "\(folder)/\(suite).json")
    } catch {
      // Refused by the recorder, which has said why; anything else must not pass unseen.
      if error.isMissingFile && !problems.isEmpty { return nil }
      throw Problem(.harnessFault, Escaped.plain(error.description), suite: suite)
    }
    let recording: Recording
    do {
      recording = try Recording(JSONText(fresh, name: "the new recording"), suite: suite)
    } catch {
      throw Problem(
        .harnessFault, "the Kotlin recorder wrote no recording: \(error.message)", suite: suite)
    }
    let change = try change(from: path, to: recording, fresh, suite: suite)
    let outcome = SuiteOutcome(name: suite, cases: recording.outputs.count, change: change)
    if isCheck {
      if let problem = staleness(change, recording, suite: suite) { problems.append(problem) }
    } else if case .same = change {
      // The file keeps its date.
    } else {
      do {
        try Platform.move("\(folder)/\(suite).json", over: path)
      } catch {
        throw Problem(
          .fileUnwritable, "cannot be replaced: \(error.reason)", file: layout.display(path),
          suite: suite)
      }
    }
    return outcome
  }

  private func change(
    from path: String, to recording: Recording, _ fresh: [UInt8], suite: String
  ) throws(Problem) -> Change {
    let old: [UInt8]
    do {
      old = try Platform.read(file: path)
    } catch  where error.isMissingFile {
      return .new
    } catch {
      throw Problem(
        .fileUnreadable, "cannot be read: \(error.reason)", file: layout.display(path),
        suite: suite)
    }
    if old == fresh { return .same }
    var answers: [String: Cell] = [:]
    do {
      let recorded = try Recording(JSONText(old, name: layout.display(path)), suite: suite)
      if recorded.hasSameAxes(as: recording) {
        for (row, id) in recorded.ids.enumerated() { answers[id] = recorded.outputs[row] }
      }
    } catch {
      // What stood there was no recording, so every answer is a change.
    }
    return .changed(
      recording.ids.enumerated().filter { answers[$1] != recording.outputs[$0] }.map(\.element))
  }

  /// A recording that Kotlin would not write today.
  private func staleness(_ change: Change, _ recording: Recording, suite: String) -> Problem? {
    let file = layout.display(layout.recording(of: suite))
    switch change {
    case .same: return nil
    case .new:
      return Problem(
        .recordingMissing, "nothing is recorded for \(suite)", file: file, suite: suite
      ).advising(Recorder.command(suite))
    case .changed(let ids):
      let message =
        ids.isEmpty
        ? "Kotlin gives the same answers today, and another file: its inputs, sources or versions "
          + "are not those of the recording"
        : "Kotlin answers otherwise today on \(ids.count) of \(recording.outputs.count) cases: "
          + Roster.list(ids)
      return Problem(.recordingStaleOutput, message, file: file, suite: suite)
        .advising(Recorder.command(suite))
    }
  }
}
