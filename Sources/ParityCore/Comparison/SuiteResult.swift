/// All that is known of one suite after it was checked; reporters render it and decide nothing.
package struct SuiteResult: Sendable {
  package let name: String

  /// The cases; nil where there is no fixture.
  package let fixture: Fixture?

  /// The cases, compared.
  package let rows: Rows

  /// The constants of both sides, by name.
  package let constants: [ConstantRow]

  /// Everything that keeps the suite from being green.
  package let problems: [Problem]

  /// Whether as many rows as the suite has to have were compared, all of them.
  private let isCompared: Bool

  /// How long the check took; for reports that are asked for it, so that others stay the same.
  package var duration: Duration = .zero

  /// Whether the rows are the combinations of axes, which are too many to be listed.
  package var isExhaustive: Bool { fixture?.axes != nil }

  /// What became of the suite's tolerances.
  package let tolerances: [ToleranceUse]

  /// Whether any row says what the twins have to answer.
  package var isContracted: Bool {
    fixture?.contracts.legend.contains { $0 != .none } ?? false
  }

  /// Where the twins answer; found for reports that are asked for it.
  package var sources: [LocatedDeclaration] = []

  /// The plane of which there are pictures; for reports that are asked for it.
  package var surface: DecisionSurface?

  /// - Parameter caseCount: how many rows the suite has to have.
  package init(
    name: String, caseCount: Int, fixture: Fixture?, rows: Rows, constants: [ConstantRow],
    problems: [Problem]
  ) {
    self.name = name
    self.fixture = fixture
    self.rows = rows
    self.constants = constants
    tolerances = ToleranceUse.all(in: rows)
    let compared = rows.comparedCount
    isCompared = compared == caseCount && rows.count == caseCount && compared > 0
    // What differs says nothing of the rows that were not compared; any other problem may.
    let isExplained = problems.contains { $0.code.exitCode != .drift }
    self.problems =
      isCompared || isExplained
      ? problems
      : problems + [
        Problem(
          .harnessUncompared,
          "\(compared) of \(counted(caseCount, "row")) were compared, and nothing says why no more",
          suite: name)
      ]
  }

  /// What the rows say, and the problems beside them: green only where every row was compared and
  /// none differs.
  package var exitCode: ExitCode {
    let said = ExitCode.worst(of: problems.map(\.code.exitCode))
    if said != .parity { return said }
    if !isCompared { return .harnessFault }
    return rows.parityCount == rows.count ? .parity : .drift
  }
}

/// The result of one run of the check.
package struct CheckResult: Sendable {
  package let suites: [SuiteResult]

  /// Problems that belong to no suite.
  package var problems: [Problem]

  package init(suites: [SuiteResult], problems: [Problem]) {
    self.suites = suites
    self.problems = problems
  }

  /// The suites as people read them: those that are not at parity before all others.
  package var redFirst: [SuiteResult] {
    suites.filter { $0.exitCode != .parity } + suites.filter { $0.exitCode == .parity }
  }

  package var allProblems: [Problem] { problems + suites.flatMap(\.problems) }

  package var exitCode: ExitCode {
    if suites.isEmpty && problems.isEmpty { return .harnessFault }
    return .worst(of: suites.map(\.exitCode) + problems.map(\.code.exitCode))
  }
}
