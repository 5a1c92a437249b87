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
  ///
  /// Where a filter asks for some cases, Swift answers these alone. The files are read whole, and
  /// what is wrong with them is in the result.
  package func check(
    _ suite: some Suite, sources: Result<KotlinSources, Problem>, only filter: CaseFilter? = nil
  ) -> SuiteResult {
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
    let chosen = fixture.value.flatMap { filter?.rows(of: $0) }
    var (kotlin, swift) = Concurrently.run { [files, recording, fixture] in
      KotlinAnswers(recording.value, to: fixture.value, suite.name, files, sources)
    } here: {
      swiftAnswers(to: fixture.value, suite.name, only: chosen)
    }
    if let read = swift.fixture { kotlin.withdraw(from: read) }
    let constants = ConstantRow.sideBySide(suite, recording.value)
    let compared =
      swift.fixture.map {
        Rows(
          $0, kotlin: kotlin.table, swift: swift.table,
          comparison: Comparison(tolerances: suite.tolerances), only: chosen)
      } ?? .none
    return SuiteResult(
      name: suite.name, caseCount: chosen?.count ?? suite.caseCount, fixture: swift.fixture,
      rows: compared,
      constants: constants,
      problems: recording.problems
        + (fixture.problems.filter { isAsked($0, filter) } + swift.faults).inFileOrder
        + kotlin.problems + swift.problems + files.drift(of: constants, suite: suite.name)
        + DriftProblems(suite: suite.name, fixture: swift.fixture, rows: compared).all)
  }

  /// Whether a problem of the fixture is no difference, or one of a case that was asked for.
  private func isAsked(_ problem: Problem, _ filter: CaseFilter?) -> Bool {
    guard let filter, let id = problem.caseID, problem.isDifference else { return true }
    return filter.includes(id)
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

  /// What Swift answers, to all cases or the chosen ones.
  private func swiftAnswers(
    to fixture: Fixture?, _ suite: String, only chosen: [Int]?
  ) -> SwiftAnswers {
    guard var fixture else { return SwiftAnswers() }
    var answers = SwiftAnswers(table: TruthTable(repeating: .absent, count: fixture.cases.count))
    do {
      let read = try worker.answers(of: suite, to: &fixture, only: chosen)
      (answers.table, answers.faults) = (read.table, read.faults)
      for (row, cell) in read.crashes { answers.table[row] = cell }
    } catch {
      answers.problems = [error]
    }
    answers.fixture = fixture
    return answers
  }
}
