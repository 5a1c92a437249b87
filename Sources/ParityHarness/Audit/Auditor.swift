/// Runs the audit: whether there are enough cases, whether the check detects faults, and whether
/// the subjects are deterministic.
package struct Auditor {
  /// With fewer injected faults than these nothing is known of the gate.
  package static let leastInjected = 30

  private let files: ProjectFiles
  private let suites: [any Suite]

  private let worker: Worker
  private let foreignWorker: Worker
  /// For the mutants, whose last words are no news.
  private let quietWorker: Worker

  /// An audit over all suites that the command knows; workers are `executable worker`.
  package init(files: ProjectFiles, suites: [any Suite], executable: String, timeLimit: Int) {
    self.files = files
    self.suites = suites
    worker = Worker(executable: executable, timeLimit: timeLimit)
    foreignWorker = Worker(
      executable: executable, timeLimit: timeLimit, environment: DeterminismCheck.foreignEnvironment
    )
    quietWorker = Worker(
      executable: executable, timeLimit: timeLimit, errorOutput: .file("/dev/null"))
  }

  /// Audits some of the suites.
  package func audit(_ chosen: [any Suite]) -> AuditResult {
    let audits = chosen.map { suite in
      var audit = SuiteAudit(
        name: suite.name, caseCount: suite.caseCount, isExhaustive: !suite.axes.isEmpty)
      do throws(Problem) {
        try self.audit(suite, into: &audit)
      } catch {
        audit.problems.append(error)
      }
      return audit
    }
    var problems: [Problem] = []
    let faults = fault(chosen, into: &problems)
    return AuditResult(suites: audits, faults: faults, problems: problems)
  }

  // MARK: One suite

  private func audit(
    _ suite: some Suite, into audit: inout SuiteAudit
  ) throws(Problem) {
    let loaded = files.fixture(of: suite)
    audit.problems += loaded.problems
    guard var fixture = loaded.value, audit.problems.isEmpty else { return }
    let answers = try worker.answers(of: suite.name, to: &fixture)
    audit.problems += answers.faults
    for (row, cell) in answers.crashes {
      audit.problems.append(fixture.crash(of: suite.name, row: row, cell))
    }
    if !audit.problems.isEmpty { return }
    let original = answers.table
    let batch = fixture.batch
    let shortfalls = AuditShortfalls(suite: suite.name, file: fixture.text.name)

    audit.hasDecision = suite.decision != nil
    guard let contract = contract(of: fixture, suite, into: &audit.problems) else { return }
    if suite.decision != nil {
      let coverage = try coverage(of: suite, fixture, contract)
      audit.coverage = coverage
      audit.problems += shortfalls.problems(of: coverage)
    }
    if suite.mutants.isEmpty {
      audit.problems.append(shortfalls.noMutants)
    } else {
      let run = MutationRun(
        worker: quietWorker, fixture: fixture, batch: batch, suite: suite.name,
        comparison: Comparison(tolerances: suite.tolerances), contract: contract, original: original
      )
      var rows: [KillMatrix.Row] = []
      for mutant in suite.mutants {
        rows.append(try run.row(of: mutant.name, fault: mutant.fault))
      }
      let matrix = KillMatrix(
        rows: rows, ids: fixture.axes == nil ? fixture.cases.map(\.id) : [])
      audit.matrix = matrix
      audit.problems += shortfalls.problems(of: matrix)
    }

    let check = DeterminismCheck(worker: worker, foreignWorker: foreignWorker)
    for trial in try check.trials(of: batch, suite: suite.name) {
      audit.environments.append(trial.environment)
      let ids = Comparison.exact.differingRows(original, trial.table).map { fixture.cases[$0].id }
      if ids.isEmpty { continue }
      let nondeterminism = SuiteAudit.Nondeterminism(environment: trial.environment, ids: ids)
      audit.nondeterminisms.append(nondeterminism)
      audit.problems.append(shortfalls.problem(of: nondeterminism))
    }
  }

  /// What Swift has to answer; without a contract it is what Kotlin answered.
  private func contract(
    of fixture: Fixture, _ suite: some Suite, into problems: inout [Problem]
  ) -> TruthTable? {
    if fixture.axes == nil && suite.hasContracts { return fixture.contracts.swift }
    let loaded = files.recording(of: suite.name)
    problems += loaded.problems
    guard let recording = loaded.value else { return nil }
    let freshness = Freshness(fixture: fixture, recording: recording, suite: suite.name)
    problems += freshness.problems
    return freshness.problems.isEmpty ? freshness.kotlin : nil
  }

  private func coverage<S: Suite>(
    of suite: S, _ fixture: Fixture, _ contract: TruthTable
  ) throws(Problem) -> ConditionCoverage {
    guard let decision = suite.decision else { preconditionFailure("asked of a decision only") }
    let batch = fixture.batch
    var cases: [ConditionCoverage.Case] = []
    for (row, item) in fixture.cases.enumerated() {
      guard let input = fixture.input(ofRow: row) else { continue }
      let outcome = contract[row].outcome
      // A case that throws decides nothing.
      if outcome?.thrown != nil { continue }
      guard let evaluation = try worker.evaluation(of: row, in: batch, suite: suite.name) else {
        var problem = Problem(
          .subjectCrash, "the suite's decision does not survive this case",
          file: fixture.text.name, suite: suite.name)
        problem.caseID = item.id
        throw problem
      }
      let result = outcome?[decision.result]
      cases.append(
        ConditionCoverage.Case(
          id: item.id, input: input, evaluation: evaluation,
          result: result.flatMap { if case .bool(let result) = $0 { result } else { nil } }))
    }
    return try ConditionCoverage(
      of: decision.conditions.map { ($0.name, $0.threshold?.limit) }, cases: cases
    ) { (input) throws(Problem) in
      try worker.evaluation(of: 0, in: InputBatch([input.text]), suite: suite.name)
    }
  }

  // MARK: The gate

  private func fault(_ chosen: [any Suite], into problems: inout [Problem]) -> [InjectedFault
    .Result]
  {
    var results: [InjectedFault.Result] = []
    do throws(Problem) {
      let injector = try FaultInjector(copying: files.layout, suites: suites, worker: worker)
      var targets: [(suite: any Suite, target: InjectionTarget)] = []
      for suite in chosen {
        if let target = try injector.target(of: suite) { targets.append((suite, target)) }
      }
      if targets.isEmpty {
        problems.append(
          Problem(
            .auditBite,
            "no fault was injected, as no suite that was chosen is at parity to begin with"
          ).advising(.run([])))
        return []
      }
      for fault in InjectedFault.all { results.append(try injector.result(of: fault, in: targets)) }
      let injected = results.count { $0.suite != nil }
      if injected < Self.leastInjected { problems.append(AuditShortfalls.tooFew(injected)) }
    } catch {
      problems.append(error)
    }
    problems += results.filter { !$0.isAsExpected }.map(AuditShortfalls.problem(of:))
    return results
  }
}
