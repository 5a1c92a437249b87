/// All that is known of one suite after it was checked; reporters render it and decide nothing.
package struct SuiteResult: Sendable {
  package let name: String

  /// The cases; nil where there is no fixture.
  package let fixture: Fixture?

  /// What Kotlin answered and what Swift answers, a row a case.
  package let kotlin: TruthTable
  package let swift: TruthTable

  /// What the rows say.
  package let verdicts: [Verdict]

  /// The constants of both sides, by name.
  package let constants: [ConstantRow]

  /// Everything that keeps the suite from being green.
  package let problems: [Problem]

  /// How long the check took; for reports that are asked for it, so that others stay the same.
  package internal(set) var duration: Duration = .zero

  /// Where the twins answer; found for reports that are asked for it.
  package internal(set) var sources: [SourceLine] = []

  /// The plane of which there are pictures; for reports that are asked for it.
  package internal(set) var surface: DecisionSurface?

  /// A constant on both sides; nil where a side does not have it.
  package struct ConstantRow: Hashable, Sendable {
    package let name: String
    package let kotlin: Int64?
    package let swift: Int64?
    package var isDrift: Bool { kotlin != swift }
  }

  package var exitCode: ExitCode { .worst(of: problems.map(\.code.exitCode)) }
}

/// The result of one run of the check.
package struct CheckResult: Sendable {
  package let suites: [SuiteResult]

  /// Problems that belong to no suite.
  package internal(set) var problems: [Problem]

  package var allProblems: [Problem] { problems + suites.flatMap(\.problems) }

  package var exitCode: ExitCode { .worst(of: allProblems.map(\.code.exitCode)) }
}
