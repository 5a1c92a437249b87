/// States what falls short as problems: what is not shown, and what would show it.
struct AuditShortfalls {
  let suite: String
  /// The fixture, as messages show it.
  let file: String

  private func problem(_ code: Problem.Code, _ message: String, key: String? = nil) -> Problem {
    var problem = Problem(code, message, file: file, suite: suite)
    problem.key = key
    return problem
  }

  // MARK: Conditions

  func problems(of coverage: ConditionCoverage) -> [Problem] {
    var problems: [Problem] = []
    if !coverage.disagreements.isEmpty {
      problems.append(
        problem(
          .auditUnproven,
          "the decision as its conditions state it is not the contract's on "
            + "\(list(coverage.disagreements)); these cases prove nothing"))
    }
    for proof in coverage.proofs where proof.pair == nil {
      var message = "no two cases show that the condition \(proof.condition) matters alone"
      var evidence = Evidence.none
      if let (id, input) = proof.missing {
        message += "; beside \(Escaped.plain(id)) a case with this input would:"
        evidence.input = input
      } else {
        message += ", and changing it alone in any one case would not show it either"
      }
      var problem = problem(.auditUnproven, message, key: proof.condition)
      problem.evidence = evidence
      problems.append(problem)
    }
    for edge in coverage.edges {
      if edge.at.isEmpty {
        problems.append(
          problem(
            .auditThreshold,
            "no case that asks for \(edge.condition) is exactly at \(edge.limit)",
            key: edge.condition))
      }
      if edge.short.isEmpty {
        problems.append(
          problem(
            .auditThreshold,
            "no case that asks for \(edge.condition) is at \(edge.limit - 1), one short of "
              + "\(edge.limit)", key: edge.condition))
      }
    }
    return problems
  }

  // MARK: Mutants

  var noMutants: Problem {
    problem(.auditNoMutants, "the suite has no mutant, so nothing shows that its cases are enough")
  }

  func problems(of matrix: KillMatrix) -> [Problem] {
    matrix.rows.filter(\.isSurvivor).map { row in
      problem(
        .auditSurvivor, "no case tells this mutant from the contract: \(row.fault)",
        key: row.mutant)
    }
  }

  // MARK: DeterminismCheck and faults

  func problem(of nondeterminism: SuiteAudit.Nondeterminism) -> Problem {
    problem(
      .auditImpure,
      "\(nondeterminism.environment), Swift answers otherwise on \(list(nondeterminism.ids))")
  }

  /// Too few faults to trust the check by.
  static func tooFew(_ injected: Int) -> Problem {
    Problem(
      .auditBite,
      "only \(injected) of \(InjectedFault.all.count) faults apply, and at least "
        + "\(Auditor.leastInjected) have to"
    )
  }

  static func problem(of result: InjectedFault.Result) -> Problem {
    var problem = Problem(
      .auditBite,
      "\(result.fault.fault): check answered \(describe(result.answered, result.exitCode)), "
        + "and has to answer \(describe(result.fault.expected, result.fault.exitCode))",
      suite: result.suite)
    problem.key = result.fault.name
    return problem
  }

  private static func describe(_ codes: [Problem.Code], _ exitCode: ExitCode) -> String {
    let names = codes.map(\.rawValue).sorted().joined(separator: ", ")
    return "\(names.isEmpty ? "nothing" : names) (exit code \(exitCode.rawValue))"
  }

  private func list(_ ids: [String]) -> String {
    let shown = ids.prefix(5).map(Escaped.plain).joined(separator: ", ")
    return ids.count > 5 ? "\(shown) and \(ids.count - 5) more" : shown
  }
}
