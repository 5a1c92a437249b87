/// Renders an audit for programs; the keys are documented in the README.
struct AuditJSONReporter {
  private let wording: Wording

  init(_ wording: Wording) { self.wording = wording }

  func render(_ result: AuditResult) -> String {
    JSONReporter(wording).document(
      result.exitCode, suites: result.suites.map(suite),
      more: [JSONMember("faults", .array(result.faults.map(fault)))], problems: result.allProblems)
  }

  private func suite(_ suite: SuiteAudit) -> JSONValue {
    [
      "name": .string(suite.name),
      "cases": .integer(Int64(suite.caseCount)),
      "verdict": .string(ExitCode.worst(of: suite.problems.map(\.code.exitCode)).word),
      "conditions": .array(suite.coverage?.proofs.map(condition) ?? []),
      "thresholds": .array(suite.coverage?.edges.map(threshold) ?? []),
      "mutants": .array(suite.matrix.map(mutants) ?? []),
      "ineffectiveCases": ids(suite.matrix?.ineffectiveCases ?? []),
      "redundantCases": ids(suite.matrix?.redundantCases ?? []),
      "environments": .array(
        suite.environments.map { name in
          let differing = suite.nondeterminisms.first { $0.environment == name }?.ids ?? []
          return ["environment": .string(name), "differs": ids(differing)]
        }),
    ]
  }

  private func condition(_ proof: ConditionCoverage.Proof) -> JSONValue {
    [
      "name": .string(proof.condition),
      "proven": .bool(proof.pair != nil),
      "holds": .optional(proof.pair?.holds),
      "fails": .optional(proof.pair?.fails),
      "beside": .optional(proof.missing?.beside),
      "input": proof.missing?.input ?? .null,
    ]
  }

  private func threshold(_ edge: ConditionCoverage.Edge) -> JSONValue {
    [
      "condition": .string(edge.condition),
      "limit": .integer(edge.limit),
      "at": ids(edge.at),
      "short": ids(edge.short),
    ]
  }

  private func mutants(_ matrix: KillMatrix) -> [JSONValue] {
    matrix.rows.map { row in
      [
        "name": .string(row.mutant),
        "fault": .string(row.fault),
        "killedBy": ids(row.killers),
        "crashesOn": ids(row.crashes),
      ]
    }
  }

  private func fault(_ result: InjectedFault.Result) -> JSONValue {
    [
      "name": .string(result.fault.name),
      "fault": .string(result.fault.fault),
      "suite": .optional(result.suite),
      "asExpected": .bool(result.isAsExpected),
      "expected": codes(result.fault.expected, result.fault.exitCode),
      "answered": result.suite == nil ? .null : codes(result.answered, result.exitCode),
    ]
  }

  private func codes(_ codes: [Problem.Code], _ exitCode: ExitCode) -> JSONValue {
    [
      "codes": ids(codes.map(\.rawValue).sorted()),
      "exitCode": .integer(Int64(exitCode.rawValue)),
    ]
  }

  private func ids(_ ids: [String]) -> JSONValue { .array(ids.map { .string($0) }) }
}
