/// All that an audit found; reporters render it and decide nothing.
package struct AuditResult: Sendable {
  package let suites: [SuiteAudit]

  /// The faults that were injected, and what the check said to each.
  package let faults: [InjectedFault.Result]

  /// Problems that belong to no suite, those of the faults among them.
  package let problems: [Problem]

  package var allProblems: [Problem] { suites.flatMap(\.problems) + problems }

  /// Adequate only where all was tried on every suite, and enough faults were injected.
  package var exitCode: ExitCode {
    let said = ExitCode.worst(of: allProblems.map(\.code.exitCode))
    let isWhole =
      !suites.isEmpty && suites.allSatisfy(\.isWhole) && injected.count >= Auditor.leastInjected
      && injected.allSatisfy(\.isAsExpected)
    return said == .parity && !isWhole ? .harnessFault : said
  }

  /// The faults that found a place.
  package var injected: [InjectedFault.Result] { faults.filter { $0.suite != nil } }
}

/// What the audit found of one suite.
package struct SuiteAudit: Sendable {
  package let name: String
  package let caseCount: Int

  /// Whether the cases are the rows of a product.
  package let isExhaustive: Bool

  /// The conditions; nil where the suite states no decision, or the fixture cannot be used.
  package var coverage: ConditionCoverage?

  /// The mutants; nil where there is none, or the fixture cannot be used.
  package var matrix: KillMatrix?

  /// What else than the input changed an answer, and the ids of the cases where it did.
  package var nondeterminisms: [Nondeterminism] = []

  /// The environments that were tried.
  package var environments: [String] = []

  /// Whether the suite states a decision, whose conditions have to be looked at.
  package var hasDecision = false

  /// Whether nothing was left out: the conditions, a mutant at least, and the environments.
  var isWhole: Bool {
    (coverage != nil || !hasDecision) && matrix.map { !$0.rows.isEmpty } == true
      && !environments.isEmpty
  }

  /// Everything with which the suite falls short.
  package var problems: [Problem] = []

  package struct Nondeterminism: Sendable {
    package let environment: String
    package let ids: [String]
  }
}
