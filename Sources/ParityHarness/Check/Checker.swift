/// Runs the check: contract, recorded Kotlin and live Swift, for every suite that is asked for.
package struct Checker {
  package let files: ProjectFiles
  private let worker: Worker

  package init(files: ProjectFiles, worker: Worker) {
    self.files = files
    self.worker = worker
  }

  /// Checks one suite; whatever is wrong with it is in the result.
  package func check(_ suite: some Suite) -> SuiteResult {
    check(suite, sources: files.kotlinSources())
  }

  /// Checks one of several suites, for which the Kotlin sources are read once.
  package func check(_ suite: some Suite, sources: Result<KotlinSources, Problem>) -> SuiteResult {
    var (recording, fixture) = Concurrently.run { [files] in
      files.recording(of: suite.name)
    } here: {
      files.fixture(of: suite)
    }
    if let recorded = recording.value,
      fixture.problems.contains(where: { $0.code == .fixtureCount })
    {
      // Once more, to name the cases that were added or removed.
      fixture = files.fixture(of: suite, recordedIDs: recorded.rows.map(\.id))
    }
    var (kotlin, swift) = Concurrently.run { [files, recording, fixture] in
      Self.kotlinAnswers(recording.value, to: fixture.value, suite.name, files, sources)
    } here: {
      swiftAnswers(to: fixture.value, suite.name)
    }
    if let read = swift.fixture { kotlin.withdraw(from: read) }
    let constants = recording.value.map { sideBySide(suite.constants, $0.constants) } ?? []
    let compared =
      swift.fixture.map {
        Rows(
          $0, kotlin: kotlin.table, swift: swift.table,
          comparison: Comparison(tolerances: suite.tolerances))
      } ?? .none
    return SuiteResult(
      name: suite.name, caseCount: suite.caseCount, fixture: swift.fixture, rows: compared,
      constants: constants,
      problems: recording.problems + (fixture.problems + swift.faults).inFileOrder
        + kotlin.problems + swift.problems + drift(of: constants, suite: suite.name)
        + DriftProblems(suite: suite.name, fixture: swift.fixture, rows: compared).all)
  }

  /// What Kotlin has to say on each row, and what is wrong with that.
  private struct KotlinAnswers: Sendable {
    var table: TruthTable
    var problems: [Problem] = []

    /// Leaves out the rows that the Swift side cannot read, whose recorded input says nothing.
    mutating func withdraw(from fixture: Fixture) {
      var withdrawn: Set<String?> = []
      for (row, item) in fixture.cases.enumerated() where item.input == nil {
        withdrawn.insert(fixture.axes == nil ? item.id : nil)
        table[row] = .absent
      }
      problems.removeAll { $0.code == .recordingStaleInput && withdrawn.contains($0.caseID) }
    }
  }

  /// What Swift makes of a fixture.
  private struct SwiftAnswers {
    /// The fixture without what the suite does not read.
    var fixture: Fixture?
    var table = TruthTable()
    /// What is wrong with the fixture, and with the process that was asked.
    var faults: [Problem] = []
    var problems: [Problem] = []
  }

  /// What Kotlin answered, as far as it answered what the fixture asks.
  private static func kotlinAnswers(
    _ recording: Recording?, to fixture: Fixture?, _ suite: String, _ files: ProjectFiles,
    _ sources: Result<KotlinSources, Problem>
  ) -> KotlinAnswers {
    let none = TruthTable(repeating: .absent, count: fixture?.cases.count ?? 0)
    guard let recording else { return KotlinAnswers(table: none) }
    let stale = files.staleSources(of: recording, suite: suite, now: sources)
    guard let fixture else { return KotlinAnswers(table: none, problems: stale) }
    let freshness = Freshness(fixture: fixture, recording: recording, suite: suite)
    return KotlinAnswers(table: freshness.kotlin, problems: stale + freshness.problems)
  }

  /// What Swift answers.
  private func swiftAnswers(to fixture: Fixture?, _ suite: String) -> SwiftAnswers {
    guard var fixture else { return SwiftAnswers() }
    var answers = SwiftAnswers(table: TruthTable(repeating: .absent, count: fixture.cases.count))
    do {
      let read = try worker.answers(of: suite, to: &fixture)
      (answers.table, answers.faults) = (read.table, read.faults)
      for (row, cell) in read.crashes { answers.table[row] = cell }
    } catch {
      answers.problems = [error]
    }
    answers.fixture = fixture
    return answers
  }

  // MARK: Constants

  private func sideBySide(
    _ swift: [Constant], _ kotlin: [Constant]
  ) -> [SuiteResult.ConstantRow] {
    var names = swift.map(\.name)
    names += kotlin.map(\.name).filter { !names.contains($0) }
    return names.map { name in
      SuiteResult.ConstantRow(
        name: name, kotlin: kotlin.first { $0.name == name }?.value,
        swift: swift.first { $0.name == name }?.value)
    }
  }

  private func drift(of constants: [SuiteResult.ConstantRow], suite: String) -> [Problem] {
    constants.filter(\.isDrift).map { row in
      let (kotlin, swift) = (row.kotlin.map(String.init), row.swift.map(String.init))
      var problem = Problem(
        .constantsDrift,
        "\(Escaped.plain(row.name)) is \(kotlin ?? "missing") in Kotlin, as recorded, "
          + "and \(swift ?? "missing") in Swift",
        file: files.layout.display(files.layout.recording(of: suite)), suite: suite)
      problem.key = row.name
      return problem.advising(
        .adviceThenRun("make the two the same, then", ["record", suite]))
    }
  }
}
