/// Runs the check: contract, recorded Kotlin and live Swift, for every suite that is asked for.
package struct Checker {
  private let layout: Layout
  private let worker: Worker
  private let files: FileSource

  package init(layout: Layout, worker: Worker) {
    self.init(layout: layout, worker: worker, files: .workTree)
  }

  /// For a check that is not of the work tree.
  init(layout: Layout, worker: Worker, files: FileSource) {
    self.layout = layout
    self.worker = worker
    self.files = files
  }

  /// The Kotlin sources as they are now, or why they cannot be read.
  package func kotlinSources() -> Result<KotlinSources, Problem> {
    Result { () throws(Problem) in
      try KotlinSources(below: layout.kotlinSources, of: layout)
    }
  }

  /// Checks one suite; whatever is wrong with it is in the result.
  package func check(_ suite: some Suite) -> SuiteResult {
    check(suite, sources: kotlinSources())
  }

  /// Checks one of several suites, for which the Kotlin sources are read once.
  package func check(_ suite: some Suite, sources: Result<KotlinSources, Problem>) -> SuiteResult {
    var (kotlinSide, swiftSide) = Concurrently.run({ readRecording(of: suite.name) }) {
      readFixture(of: suite)
    }
    let recording = kotlinSide.recording
    let fixture = swiftSide.fixture
    if let recording, swiftSide.problems.contains(where: { $0.code == .fixtureCount }) {
      // Once more, to name the cases that went or came.
      swiftSide.problems = []
      _ = load(
        fixtureOf: suite, recordedIDs: recording.rows.map(\.id), into: &swiftSide.problems)
    }
    var problems = kotlinSide.problems + swiftSide.problems
    let (kotlinRows, swiftRows) = Concurrently.run {
      compare(recording, with: fixture, suite.name, sources)
    } _: {
      answer(fixture, suite.name)
    }
    problems += kotlinRows.problems
    let kotlin = kotlinRows.table
    let constants = recording.map { compare($0, with: suite.constants) } ?? []
    guard let fixture else {
      return SuiteResult(
        name: suite.name, caseCount: suite.caseCount, fixture: nil, kotlin: kotlin,
        swift: TruthTable(), verdicts: [], constants: constants,
        problems: problems + drift(of: constants, suite: suite.name))
    }
    let swift = swiftRows.table
    problems += swiftRows.problems
    let verdicts = Comparison.verdicts(contract: fixture.contract, kotlin: kotlin, swift: swift)
    problems += drift(of: constants, suite: suite.name)
    problems +=
      DriftProblems(
        suite: suite.name, fixture: fixture, kotlin: kotlin, swift: swift, verdicts: verdicts
      ).all
    return SuiteResult(
      name: suite.name, caseCount: suite.caseCount, fixture: fixture, kotlin: kotlin, swift: swift,
      verdicts: verdicts, constants: constants, problems: problems)
  }

  private struct KotlinSide {
    var recording: Recording?
    var problems: [Problem] = []
  }

  private struct SwiftSide {
    var fixture: Fixture?
    var problems: [Problem] = []
  }

  /// What one side has to say on each row, and what is wrong with that.
  private struct Rows {
    var table = TruthTable()
    var problems: [Problem] = []
  }

  private func readRecording(of suite: String) -> KotlinSide {
    var side = KotlinSide()
    side.recording = load(recordingOf: suite, into: &side.problems)
    return side
  }

  private func readFixture(of suite: some Suite) -> SwiftSide {
    var side = SwiftSide()
    side.fixture = load(fixtureOf: suite, recordedIDs: [], into: &side.problems)
    return side
  }

  /// What Kotlin answered, as far as it answered what the fixture asks.
  private func compare(
    _ recording: Recording?, with fixture: Fixture?, _ suite: String,
    _ sources: Result<KotlinSources, Problem>
  ) -> Rows {
    var rows = Rows(table: TruthTable(repeating: .absent, count: fixture?.cases.count ?? 0))
    guard let recording else { return rows }
    rows.problems += staleSources(of: recording, suite: suite, now: sources)
    guard let fixture else { return rows }
    let freshness = Freshness(fixture: fixture, recording: recording, suite: suite)
    rows.problems += freshness.problems
    rows.table = freshness.kotlin
    return rows
  }

  /// What Swift answers.
  private func answer(_ fixture: Fixture?, _ suite: String) -> Rows {
    guard let fixture else { return Rows() }
    do {
      return Rows(table: try worker.table(of: fixture, subject: suite))
    } catch {
      return Rows(
        table: TruthTable(repeating: .absent, count: fixture.cases.count),
        problems: [Problem(.harnessFault, error.message, suite: suite)])
    }
  }

  /// Fixtures and recordings that no suite reads: they look as if they were checked.
  package func unreadFiles(suites: [any Suite]) -> [Problem] {
    unread(in: layout.fixtures, .fixtureUnread, "no suite reads this fixture", suites)
      + unread(in: layout.recordings, .recordingUnread, "no suite reads this recording", suites)
  }

  private func unread(
    in folder: String, _ code: Problem.Code, _ message: String, _ suites: [any Suite]
  ) -> [Problem] {
    let names = suites.map(\.name)
    let files: [String]
    do {
      files = try Layout.contents(of: folder)
    } catch {
      return [Problem(.fileUnreadable, Escaped.plain(error.description))]
    }
    return files.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
      .map { (file: $0, name: String($0.dropLast(5))) }
      .filter { !names.contains($0.name) }
      .map { file, name in
        Problem(
          code, message + Nearest.suggestion(for: name, among: names),
          file: layout.display("\(folder)/\(file)"))
      }
  }

  /// A fixture and its problems, for whoever needs the cases alone.
  package func load(
    fixtureOf suite: some Suite, recordedIDs: [String], isCounted: Bool = true,
    into problems: inout [Problem]
  ) -> Fixture? {
    let path = layout.fixture(of: suite.name)
    let missing = Problem(
      .fixtureMissing, "the fixture of \(suite.name) is missing", file: name(of: path),
      suite: suite.name)
    guard let text = text(of: path, ifMissing: missing, into: &problems) else { return nil }
    let (fixture, found) = FixtureReader.read(
      text, for: suite, recordedIDs: recordedIDs, isCounted: isCounted)
    problems += found
    return fixture
  }

  /// A recording; nil with a problem where there is none that can be read.
  package func load(recordingOf suite: String, into problems: inout [Problem]) -> Recording? {
    let path = layout.recording(of: suite)
    let missing = Problem(
      .recordingMissing, "nothing is recorded for \(suite)", file: name(of: path),
      suite: suite
    ).advising(Recorder.command(suite))
    guard let text = text(of: path, ifMissing: missing, into: &problems) else { return nil }
    do {
      return try Recording(text, suite: suite)
    } catch {
      var problem = Problem(
        .recordingMalformed, "this is no recording: \(error.message)", file: text.name,
        suite: suite)
      problem.key = error.key
      problems.append(
        problem.at(text.position(of: error.offset)).advising(Recorder.command(suite)))
      return nil
    }
  }

  private func text(of path: String, ifMissing missing: Problem, into problems: inout [Problem])
    -> JSONText?
  {
    do {
      if let bytes = try files.read(path) { return JSONText(bytes, name: name(of: path)) }
      problems.append(missing)
    } catch {
      var problem = error
      (problem.file, problem.suite) = (missing.file, missing.suite)
      problems.append(problem)
    }
    return nil
  }

  private func name(of path: String) -> String { files.prefix + layout.display(path) }

  /// The Kotlin sources in the work tree that are not those which a recording was made from.
  func staleSources(
    of recording: Recording, suite: String, now sources: Result<KotlinSources, Problem>
  ) -> [Problem] {
    do {
      let sources = try sources.get()
      if sources.files.isEmpty {
        return [
          Problem(
            .recordingStaleSource,
            "there are no Kotlin sources here, and the recording was made "
              + "from \(counted(recording.sources.count, "file"))",
            file: layout.display(layout.kotlinSources), suite: suite)
        ]
      }
      return SourceFreshness(of: recording.sources, now: sources).changes.map { path, change in
        Problem(
          .recordingStaleSource, change.sentence,
          file: layout.display("\(layout.kotlinSources)/\(path)"), suite: suite
        ).advising(Recorder.command(suite))
      }
    } catch {
      var problem = error
      problem.suite = suite
      return [problem]
    }
  }

  private func compare(_ recording: Recording, with constants: [Constant])
    -> [SuiteResult.ConstantRow]
  {
    var names = constants.map(\.name)
    names += recording.constants.map(\.name).filter { !names.contains($0) }
    return names.map { name in
      SuiteResult.ConstantRow(
        name: name, kotlin: recording.constants.first { $0.name == name }?.value,
        swift: constants.first { $0.name == name }?.value)
    }
  }

  private func drift(of constants: [SuiteResult.ConstantRow], suite: String) -> [Problem] {
    constants.filter(\.isDrift).map { row in
      let (kotlin, swift) = (row.kotlin.map(String.init), row.swift.map(String.init))
      var problem = Problem(
        .constantsDrift,
        "\(Escaped.plain(row.name)) is \(kotlin ?? "missing") in Kotlin, as recorded, "
          + "and \(swift ?? "missing") in Swift",
        file: layout.display(layout.recording(of: suite)), suite: suite)
      problem.key = row.name
      return problem.advising("make the two the same, then: \(Recorder.command(suite))")
    }
  }
}
