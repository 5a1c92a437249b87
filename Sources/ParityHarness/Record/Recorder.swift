/// Lets the Kotlin reference answer the fixtures, and keeps or compares what it wrote.
///
/// The program writes into a folder of its own; a finished recording then takes the place of the
/// old one in one step, so that a run that is killed leaves the old one whole. Nothing here writes
/// one.
package struct Recorder {
  /// What became of one suite's recording.
  package struct SuiteOutcome: Sendable {
    package let name: String
    package let cases: Int
    package let update: Update
  }

  /// How the new recording differs from the one that was there.
  package enum Update: Sendable {
    case same
    case new
    /// The ids of the cases whose answer is another; none when only the rest of the file is.
    case changed([String])
    /// What was there is no recording that this version reads.
    case unreadable
  }

  private let files: ProjectFiles
  private let worker: Worker
  private let toolchain: Toolchain
  private let timeLimit: Duration
  private var layout: ProjectLayout { files.layout }

  /// - Parameter timeLimit: how long the Kotlin program may run.
  package init(
    files: ProjectFiles, worker: Worker, timeLimit: Duration,
    progress: @escaping (String) -> Void
  ) {
    self.files = files
    self.worker = worker
    self.timeLimit = timeLimit
    let layout = files.layout
    toolchain = Toolchain(layout: layout, progress: progress)
  }

  /// Records suites, or only compares when `isCheck`; fixtures with problems are left out.
  package func record(
    _ suites: [any Suite], isCheck: Bool
  ) -> (suites: [SuiteOutcome], problems: [Problem]) {
    var problems: [Problem] = []
    var fixtures: [(suite: String, fixture: Fixture)] = []
    for suite in suites {
      let recorded = files.recording(of: suite.name).value
      let loaded = files.fixture(of: suite, recordedIDs: recorded?.rows.map(\.id) ?? [])
      var faults = loaded.problems
      if var fixture = loaded.value {
        do throws(Problem) {
          faults += try worker.read(&fixture, suite: suite.name)
        } catch {
          faults.append(error)
        }
        if faults.isEmpty { fixtures.append((suite.name, fixture)) }
      }
      problems += faults.inFileOrder
    }
    if fixtures.isEmpty { return ([], problems) }
    do {
      let scratch = try Problem.attempt(.fileUnwritable) { () throws(Platform.Failure) in
        try TemporaryDirectory(
          in: isCheck ? layout.kotlinBuild : layout.recordings, name: "staging")
      }
      let before = problems.count
      let sources = try run(fixtures.map(\.suite), into: scratch.path, &problems)
      for index in problems.indices.dropFirst(before) {
        problems[index] = located(problems[index], fixtures)
      }
      let outcomes = fixtures.compactMap { suite, fixture -> SuiteOutcome? in
        // One that has no recording has its problem already.
        if problems.contains(where: { $0.suite == suite }) { return nil }
        do throws(Problem) {
          let fresh = try self.fresh(suite, from: scratch.path, fixture, sources)
          return try finish(suite, fresh, isCheck: isCheck, into: &problems)
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

  /// A problem of a case, in the line of the case where it has none.
  private func located(
    _ problem: Problem, _ fixtures: [(suite: String, fixture: Fixture)]
  ) -> Problem {
    guard problem.line == nil, let fixture = fixtures.first(where: { $0.suite == problem.suite }),
      problem.file == fixture.fixture.text.name,
      let item = fixture.fixture.cases.first(where: { $0.id == problem.caseID })
    else { return problem }
    return problem.at(fixture.fixture.text.position(of: item.range.lowerBound))
  }

  /// Runs the reference until every suite has a recording in the folder, or a problem.
  ///
  /// A twin can end the process; those behind it are then asked of a new one.
  private func run(
    _ suites: [String], into folder: String, _ problems: inout [Problem]
  ) throws(Problem) -> KotlinSources {
    let recorder = try toolchain.recorder()
    var waiting = suites
    while !waiting.isEmpty {
      let (status, said) = try start(recorder, waiting, after: suites, into: folder)
      let unknown = waiting.compactMap { suite in
        said.greeting.problem(of: suite, recorder: recorder.name)
      }
      problems += unknown
      waiting.removeAll { suite in unknown.contains { $0.suite == suite } }
      var unanswered: [String] = []
      for suite in waiting {
        if let failure = try failure(of: suite, in: folder, recorder.sources) {
          problems.append(failure)
        } else if !Platform.exists(file: "\(folder)/\(suite).json") {
          unanswered.append(suite)
        }
      }
      switch status {
      // It names what it does not know, and records nothing.
      case .exited(64) where !unknown.isEmpty: continue
      // The launcher's own failures and the recorder's; a twin may end the process with the others.
      case .exited(1), .exited(64), .exited(70), .signalled:
        throw Problem(.harnessFault, "\(recorder.name) \(status.words):").showing(said.output)
      case .exited: break
      }
      // It goes in order, so without a word of its own the first that has no answer ended it.
      if unanswered.first == waiting.first, let suite = unanswered.first {
        problems.append(
          Problem(
            .kotlinExited,
            "the recorder \(status.words) on this suite without an answer",
            file: layout.display(layout.fixture(of: suite)), suite: suite
          ).showing(said.output))
        unanswered.removeFirst()
      }
      waiting = unanswered
    }
    return recorder.sources
  }

  /// Lets the recorder run once, and reads its greeting.
  private func start(
    _ recorder: RunnableRecorder, _ suites: [String], after known: [String], into folder: String
  ) throws(Problem) -> (
    status: Platform.ExitStatus, said: (greeting: RecorderGreeting, output: String)
  ) {
    let arguments =
      ["--fixtures", layout.fixtures] + layout.kotlinSources.flatMap { ["--sources", $0] }
      + ["--out", folder] + suites
    let (status, output): (Platform.ExitStatus?, String)
    do {
      (status, output) = try ChildProcess.run(
        recorder.program, recorder.arguments + arguments, environment: KotlinProcess.environment,
        within: timeLimit)
    } catch {
      throw Problem(.kotlinToolchain, Escaped.plain(error.description))
    }
    let said = output.replacing("\(layout.root)/", with: "")
    guard let status else {
      throw Problem(
        .kotlinTimeout, "\(recorder.name) did not end in \(timeLimit) and was ended:"
      ).showing(said).advising(
        .advice("look for a twin that waits for ever, or give it more time with --recorder-limit"))
    }
    let path = "\(folder)/\(RecorderGreeting.file)"
    if !Platform.exists(file: path) {
      throw Problem(
        .kotlinProtocol, "\(recorder.name) \(status.words) and did not greet; it said:"
      ).showing(said).advising(
        .advice("have its main call run(args, ...) with the arguments that it was given"))
    }
    let (bytes, names) = try Problem.attempt(.harnessFault) { () throws(Platform.Failure) in
      (try Platform.read(file: path), try Platform.contents(of: folder))
    }
    let asked = (suites + known).flatMap { ["\($0).json", "\($0).failure.json"] }
    if let stray = names.first(where: { $0 != RecorderGreeting.file && !asked.contains($0) }) {
      throw Problem(
        .kotlinProtocol,
        "\(recorder.name) wrote \(Escaped.plain(stray)), which it was not asked for"
      ).showing(said)
    }
    return (status, (try RecorderGreeting(bytes, of: recorder.name, said: said), said))
  }

  private func failure(
    of suite: String, in folder: String, _ sources: KotlinSources
  ) throws(Problem) -> Problem? {
    let path = "\(folder)/\(suite).failure.json"
    guard Platform.exists(file: path) else { return nil }
    let bytes: [UInt8]
    do {
      bytes = try Platform.read(file: path)
    } catch {
      throw Problem(.harnessFault, Escaped.plain(error.description), suite: suite)
    }
    do {
      let failure = try JSONText(bytes, name: "failure").root().decode(RecorderFailure.self)
      return failure.problem(of: suite, layout, sources)
    } catch {
      throw Problem(
        .harnessFault, "the Kotlin recorder's failure cannot be read: \(error.message)",
        suite: suite)
    }
  }

  /// A recording that was just made, as its bytes and read.
  private struct Fresh {
    let bytes: [UInt8]
    let recording: Recording
    let path: String
  }

  /// What the recorder wrote, which has to be a recording of the fixture and of the sources.
  private func fresh(
    _ suite: String, from folder: String, _ fixture: Fixture, _ sources: KotlinSources
  ) throws(Problem) -> Fresh {
    let path = "\(folder)/\(suite).json"
    let bytes: [UInt8]
    do {
      bytes = try Platform.read(file: path)
    } catch {
      throw Problem(.harnessFault, Escaped.plain(error.description), suite: suite)
    }
    let recording: Recording
    do {
      recording = try Recording(JSONText(bytes, name: "the new recording"), suite: suite)
    } catch {
      throw Problem(
        .kotlinProtocol, "the recorder wrote no recording of this suite: \(error.message)",
        suite: suite)
    }
    let changed = SourceFreshness(of: recording.sources, now: sources).changes
    if let first = changed.first {
      throw Problem(
        .recordingStaleSource, "this Kotlin source changed while it was being recorded",
        file: layout.display(kotlin: first.path, among: sources), suite: suite
      ).advising(.record(suite: suite))
    }
    if let stale = Freshness(fixture: fixture, recording: recording, suite: suite).problems.first {
      var problem = Problem(
        .kotlinRefused, "the Kotlin recorder understood the fixture otherwise: \(stale.message)",
        file: stale.file, suite: suite)
      (problem.line, problem.column) = (stale.line, stale.column)
      (problem.caseID, problem.key) = (stale.caseID, stale.key)
      throw problem
    }
    return Fresh(bytes: bytes, recording: recording, path: path)
  }

  private func finish(
    _ suite: String, _ fresh: Fresh, isCheck: Bool, into problems: inout [Problem]
  ) throws(Problem) -> SuiteOutcome? {
    let path = layout.recording(of: suite)
    let update = try update(from: path, to: fresh.recording, fresh.bytes, suite: suite)
    let outcome = SuiteOutcome(
      name: suite, cases: fresh.recording.outputs.count, update: update)
    if isCheck {
      if let problem = staleness(update, fresh.recording, suite: suite) {
        problems.append(problem)
      }
    } else if case .same = update {
      // The file keeps its date.
    } else {
      do {
        try Platform.move(fresh.path, over: path)
      } catch {
        throw Problem(
          .fileUnwritable, "cannot be replaced: \(error.reason)", file: layout.display(path),
          suite: suite)
      }
    }
    return outcome
  }

  private func update(
    from path: String, to recording: Recording, _ fresh: [UInt8], suite: String
  ) throws(Problem) -> Update {
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
    // A checkout may have turned its line endings into `\r\n`.
    if LineEndings.normalized(old) == fresh { return .same }
    var answers: [String: Cell] = [:]
    do {
      let recorded = try Recording(JSONText(old, name: layout.display(path)), suite: suite)
      if recorded.hasSameAxes(as: recording) {
        for (row, id) in recorded.ids.enumerated() { answers[id] = recorded.outputs[row] }
      }
    } catch {
      return .unreadable
    }
    return .changed(
      recording.ids.enumerated().filter { answers[$1] != recording.outputs[$0] }.map(\.element))
  }

  /// A recording that Kotlin would not write today.
  private func staleness(_ update: Update, _ recording: Recording, suite: String) -> Problem? {
    let file = layout.display(layout.recording(of: suite))
    switch update {
    case .same: return nil
    case .new:
      return Problem(
        .recordingMissing, "nothing is recorded for \(suite)", file: file, suite: suite
      ).advising(.record(suite: suite))
    case .unreadable:
      return Problem(
        .recordingMalformed, "this is no recording that can be read", file: file, suite: suite
      ).advising(.record(suite: suite))
    case .changed(let ids):
      let message =
        ids.isEmpty
        ? "Kotlin gives the same answers today, and another file: its inputs, sources or versions "
          + "are not those of the recording"
        : "Kotlin answers otherwise today on \(ids.count) of \(recording.outputs.count) cases: "
          + CaseListDiff.list(ids)
      return Problem(.recordingStaleOutput, message, file: file, suite: suite)
        .advising(.record(suite: suite))
    }
  }
}
