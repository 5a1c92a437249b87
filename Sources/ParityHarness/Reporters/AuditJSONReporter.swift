/// Renders an audit for programs; the keys are documented in the README.
enum AuditJSONReporter {
  static func render(_ result: AuditResult) -> String {
    JSONReporter.document(
      result.exitCode, suites: result.suites.map(suite),
      more: [JSONMember("bites", .array(result.bites.map(bite)))], problems: result.allProblems)
  }

  private static func suite(_ suite: SuiteAudit) -> JSONValue {
    [
      "name": .string(suite.name),
      "cases": .integer(Int64(suite.caseCount)),
      "verdict": .string(ExitCode.worst(of: suite.problems.map(\.code.exitCode)).word),
      "conditions": .array(suite.coverage?.proofs.map(condition) ?? []),
      "thresholds": .array(suite.coverage?.edges.map(threshold) ?? []),
      "mutants": .array(suite.matrix.map(mutants) ?? []),
      "killsNone": ids(suite.matrix?.idle ?? []),
      "killsNoneAlone": ids(suite.matrix?.spare ?? []),
      "circumstances": .array(
        suite.circumstances.map { name in
          let differing = suite.impurities.first { $0.circumstance == name }?.ids ?? []
          return ["circumstance": .string(name), "differs": ids(differing)]
        }),
    ]
  }

  private static func condition(_ proof: ConditionCoverage.Proof) -> JSONValue {
    [
      "name": .string(proof.condition),
      "proven": .bool(proof.pair != nil),
      "holds": .optional(proof.pair?.holds),
      "fails": .optional(proof.pair?.fails),
      "beside": .optional(proof.missing?.beside),
      "input": proof.missing?.input ?? .null,
    ]
  }

  private static func threshold(_ edge: ConditionCoverage.Edge) -> JSONValue {
    [
      "condition": .string(edge.condition),
      "limit": .integer(edge.limit),
      "at": ids(edge.at),
      "short": ids(edge.short),
    ]
  }

  private static func mutants(_ matrix: MutantMatrix) -> [JSONValue] {
    matrix.rows.map { row in
      [
        "name": .string(row.mutant),
        "fault": .string(row.fault),
        "killedBy": ids(row.killers),
        "diesOn": ids(row.deaths),
      ]
    }
  }

  private static func bite(_ result: Bite.Result) -> JSONValue {
    [
      "name": .string(result.bite.name),
      "fault": .string(result.bite.fault),
      "suite": .optional(result.suite),
      "asExpected": .bool(result.isAsExpected),
      "expected": codes(result.bite.expected, result.bite.exitCode),
      "answered": result.suite == nil ? .null : codes(result.answered, result.exitCode),
    ]
  }

  private static func codes(_ codes: [Problem.Code], _ exitCode: ExitCode) -> JSONValue {
    [
      "codes": ids(codes.map(\.rawValue).sorted()),
      "exitCode": .integer(Int64(exitCode.rawValue)),
    ]
  }

  private static func ids(_ ids: [String]) -> JSONValue { .array(ids.map { .string($0) }) }
}
