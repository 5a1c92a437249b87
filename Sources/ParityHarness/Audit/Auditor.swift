/// Runs the audit: whether the cases are enough, the gate bites, and the subjects keep to their input.
package struct Auditor {
  /// With fewer planted faults than these nothing is known of the gate.
  package static let leastPlanted = 30

  private let layout: Layout
  private let suites: [any Suite]

  private let worker: Worker
  private let foreignWorker: Worker
  /// For the mutants, whose last words are no news.
  private let quietWorker: Worker

  /// An audit over all suites that the command knows; workers are `executable worker`.
  package init(layout: Layout, suites: [any Suite], executable: String, timeLimit: Int) {
    self.layout = layout
    self.suites = suites
    worker = Worker(executable: executable, timeLimit: timeLimit)
    foreignWorker = Worker(
      executable: executable, timeLimit: timeLimit, environment: Purity.foreignEnvironment)
    quietWorker = Worker(
      executable: executable, timeLimit: timeLimit, errorOutput: .file("/dev/null"))
  }

  /// Audits some of the suites.
  package func audit(_ chosen: [any Suite]) -> AuditResult {
    let audits = chosen.map { suite in
      var audit = SuiteAudit(
        name: suite.name, caseCount: suite.caseCount, isProduct: !suite.axes.isEmpty)
      do throws(Worker.Fault) {
        try self.audit(suite, into: &audit)
      } catch {
        audit.problems.append(Problem(.harnessFault, error.message, suite: suite.name))
      }
      return audit
    }
    var problems: [Problem] = []
    let bites = bite(chosen, into: &problems)
    return AuditResult(suites: audits, bites: bites, problems: problems)
  }

  // MARK: One suite

  private func audit(
    _ suite: some Suite, into audit: inout SuiteAudit
  ) throws(Worker.Fault) {
    let checker = Checker(layout: layout, worker: worker)
    let fixture = checker.load(fixtureOf: suite, recordedIDs: [], into: &audit.problems)
    guard let fixture, audit.problems.isEmpty else { return }
    let shortfalls = AuditShortfalls(suite: suite.name, file: fixture.text.name)

    audit.hasDecision = suite.decision != nil
    if let decision = suite.decision {
      let coverage = coverage(of: decision, suite, fixture)
      audit.coverage = coverage
      audit.problems += shortfalls.problems(of: coverage)
    }

    guard let contract = contract(of: fixture, suite.name, checker, into: &audit.problems) else {
      return
    }
    let sound = try worker.table(of: fixture, subject: suite.name)
    if suite.mutants.isEmpty {
      audit.problems.append(shortfalls.noMutants)
    } else {
      let hunt = MutantHunt(
        worker: quietWorker, fixture: fixture, suite: suite.name, contract: contract,
        sound: sound)
      var rows: [MutantMatrix.Row] = []
      for mutant in suite.mutants {
        rows.append(try hunt.row(of: mutant.name, fault: mutant.fault))
      }
      let matrix = MutantMatrix(
        rows: rows, ids: fixture.axes == nil ? fixture.cases.map(\.id) : [])
      audit.matrix = matrix
      audit.problems += shortfalls.problems(of: matrix)
    }

    let purity = Purity(worker: worker, foreignWorker: foreignWorker)
    for trial in try purity.trials(of: fixture, suite: suite.name) {
      audit.circumstances.append(trial.circumstance)
      let ids = Purity.differences(sound, trial.table).map { fixture.cases[$0].id }
      if ids.isEmpty { continue }
      let impurity = SuiteAudit.Impurity(circumstance: trial.circumstance, ids: ids)
      audit.impurities.append(impurity)
      audit.problems.append(shortfalls.problem(of: impurity))
    }
  }

  /// What Swift has to answer; a product has no contract, and there it is what Kotlin answered.
  private func contract(
    of fixture: Fixture, _ suite: String, _ checker: Checker, into problems: inout [Problem]
  ) -> TruthTable? {
    if fixture.axes == nil { return fixture.contract.swift }
    guard let recording = checker.load(recordingOf: suite, into: &problems) else { return nil }
    let freshness = Freshness(fixture: fixture, recording: recording, suite: suite)
    problems += freshness.problems
    return freshness.problems.isEmpty ? freshness.kotlin : nil
  }

  private func coverage<S: Suite>(
    of decision: Decision<S.Input>, _ suite: S, _ fixture: Fixture
  ) -> ConditionCoverage {
    // A made-up input that the suite refuses proves nothing.
    let read = { (json: JSONValue) -> S.Input? in
      do throws(JSONFault) {
        var object = try JSONText(json.text, name: "input").root().object()
        return try suite.readInput(&object)
      } catch {
        return nil
      }
    }
    let cases = fixture.cases.indices.compactMap { row -> ConditionCoverage.Case<S.Input>? in
      guard let json = fixture.input(ofRow: row), let input = read(json) else { return nil }
      let outcome = fixture.contract.swift[row].outcome
      return ConditionCoverage.Case(
        id: fixture.cases[row].id, input: input, json: json,
        result: outcome?[decision.result].flatMap {
          if case .bool(let result) = $0 { result } else { nil }
        })
    }
    return ConditionCoverage(of: decision, cases: cases, read: read)
  }

  // MARK: The gate

  private func bite(_ chosen: [any Suite], into problems: inout [Problem]) -> [Bite.Result] {
    var results: [Bite.Result] = []
    do throws(Problem) {
      let bench = try BiteBench(copying: layout, suites: suites, worker: worker)
      var sites: [(suite: any Suite, site: BiteSite)] = []
      for suite in chosen {
        if let site = try bench.site(of: suite) { sites.append((suite, site)) }
      }
      if sites.isEmpty {
        problems.append(
          Problem(
            .auditBite,
            "no fault was planted, as no suite that was chosen is at parity to begin with"
          ).advising("swift run parity"))
        return []
      }
      for bite in Bite.all { results.append(try bench.result(of: bite, in: sites)) }
      let planted = results.count { $0.suite != nil }
      if planted < Self.leastPlanted { problems.append(AuditShortfalls.tooFew(planted)) }
    } catch {
      problems.append(error)
    }
    problems += results.filter { !$0.isAsExpected }.map(AuditShortfalls.problem(of:))
    return results
  }
}
