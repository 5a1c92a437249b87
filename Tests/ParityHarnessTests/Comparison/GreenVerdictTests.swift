import Testing

@testable import ParityCore
@testable import ParityHarness

/// A green verdict needs every row compared, whatever the list of problems says.
struct GreenVerdictTests {
  private static let same = Cell.outcome(["x": 1])

  private func result(
    of verdicts: [Verdict], caseCount: Int = 3, problems: [Problem] = []
  ) -> SuiteResult {
    let text = JSONText("{}", name: "fixtures/note.json")
    var fixture = Fixture(text: text)
    var (kotlin, swift) = (TruthTable(), TruthTable())
    for verdict in verdicts {
      fixture.cases.append(Fixture.Case(text, at: 0..<2, idOffset: nil, input: 0..<2))
      fixture.contracts.append(.same(["x": 1]))
      kotlin.append(verdict == .notCompared ? .absent : Self.same)
      swift.append(verdict == .swiftDrift ? .outcome(["x": 2]) : Self.same)
    }
    let rows = Rows(fixture, kotlin: kotlin, swift: swift)
    #expect(rows.map(\.verdict) == verdicts)
    return SuiteResult(
      name: "note", caseCount: caseCount, fixture: nil, rows: rows, constants: [],
      problems: problems)
  }

  @Test func `Three rows at parity are green`() {
    let result = result(of: [.parity, .parity, .parity])
    #expect(result.exitCode == .parity)
    #expect(result.problems == [])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let verdicts: [Verdict]
    let message: String
  }

  @Test(arguments: [
    Row(
      testDescription: "none was compared", verdicts: [.notCompared, .notCompared, .notCompared],
      message: "0 of 3 rows were compared, and nothing says why no more"),
    Row(
      testDescription: "one was not compared", verdicts: [.parity, .notCompared, .parity],
      message: "2 of 3 rows were compared, and nothing says why no more"),
    Row(
      testDescription: "a row is missing", verdicts: [.parity, .parity],
      message: "2 of 3 rows were compared, and nothing says why no more"),
    Row(
      testDescription: "there is no row", verdicts: [],
      message: "0 of 3 rows were compared, and nothing says why no more"),
  ])
  func `Rows that were not compared are a failure by themselves`(row: Row) {
    let result = result(of: row.verdicts)
    #expect(result.exitCode == .harnessFault)
    #expect(result.problems.map(\.code) == [.harnessUncompared])
    #expect(result.problems.map(\.message) == [row.message])
    #expect(CheckResult(suites: [result], problems: []).exitCode == .harnessFault)
  }

  @Test func `A difference does not explain why other rows were not compared`() {
    let drift = Problem(.driftSwift, "Swift left the contract", suite: "note")
    let result = result(of: [.swiftDrift, .notCompared, .parity], problems: [drift])
    #expect(result.problems.map(\.code) == [.driftSwift, .harnessUncompared])
    #expect(result.exitCode == .harnessFault)
  }

  @Test func `What kept rows from being compared is said once, with its own exit code`() {
    let stale = Problem(.recordingStaleInput, "grams is 20", suite: "note")
    let result = result(of: [.notCompared, .parity, .parity], problems: [stale])
    #expect(result.problems == [stale])
    #expect(result.exitCode == .stale)
  }

  @Test func `A row that differs is drift even where no problem tells of it`() {
    #expect(result(of: [.parity, .swiftDrift, .parity]).exitCode == .drift)
  }

  @Test func `A suite of no cases is never green`() {
    #expect(result(of: [], caseCount: 0).exitCode == .harnessFault)
  }

  @Test func `A check of no suite is never green`() {
    #expect(CheckResult(suites: [], problems: []).exitCode == .harnessFault)
  }

  // MARK: The other verbs

  @Test func `An exploration whose answers are missing is never green`() throws {
    let explorer = Explorer(
      suite: FareSuite(), known: FareSuite.known,
      twins: Twins(kotlin: FakeSubject { _ in .absent }, swift: FakeSubject { _ in .absent }))
    let result = explorer.explore(.init(suite: "fare", count: 7, seed: 1))
    #expect(result.compared == 0)
    #expect(result.exitCode == .harnessFault)
    #expect(result.problems.map(\.message) == ["0 of 7 cases were compared"])
  }

  @Test func `An exploration of no case is never green`() {
    var result = ExplorationResult(plan: .init(suite: "fare", count: 7, seed: 1))
    #expect(result.exitCode == .harnessFault)
    result.compared = 6
    #expect(result.exitCode == .harnessFault)
    result.compared = 7
    #expect(result.exitCode == .parity)
  }

  @Test func `An audit that tried nothing is never adequate`() {
    #expect(AuditResult(suites: [], faults: [], problems: []).exitCode == .harnessFault)
    let suite = SuiteAudit(name: "note", caseCount: 3, isExhaustive: false)
    let injected = InjectedFault.all.map {
      InjectedFault.Result(fault: $0, suite: "note", answered: $0.expected, exitCode: $0.exitCode)
    }
    #expect(AuditResult(suites: [suite], faults: injected, problems: []).exitCode == .harnessFault)
  }

  @Test func `An audit is adequate when all was tried, and not when one thing was left out`() {
    var whole = SuiteAudit(name: "note", caseCount: 3, isExhaustive: false)
    whole.matrix = KillMatrix(
      rows: [.init(mutant: "m", fault: "f", killers: ["a"], crashes: [])], ids: ["a"])
    whole.environments = ["asked again"]
    let injected = InjectedFault.all.map {
      InjectedFault.Result(fault: $0, suite: "note", answered: $0.expected, exitCode: $0.exitCode)
    }
    func exitCode(_ suite: SuiteAudit, _ faults: [InjectedFault.Result]) -> ExitCode {
      AuditResult(suites: [suite], faults: faults, problems: []).exitCode
    }
    #expect(exitCode(whole, injected) == .parity)
    #expect(exitCode(whole, Array(injected.prefix(Auditor.leastInjected - 1))) == .harnessFault)
    var suite = whole
    suite.matrix = KillMatrix(rows: [], ids: ["a"])
    #expect(exitCode(suite, injected) == .harnessFault)
    suite = whole
    suite.environments = []
    #expect(exitCode(suite, injected) == .harnessFault)
    suite = whole
    suite.hasDecision = true
    #expect(exitCode(suite, injected) == .harnessFault)
  }

  @Test func `Changes that were not compared are never a quiet report`() {
    let base = ChangeBase(commit: String(repeating: "a", count: 40), origin: "main")
    func exitCode(_ suites: [SuiteChanges]) -> ExitCode {
      ChangesResult(base: base, suites: suites, problems: []).exitCode
    }
    var suite = SuiteChanges(name: "note", state: .kept)
    suite.count = 3
    suite.counts = [.unchanged: 2, .changed: 1, .removed: 1]
    #expect(exitCode([suite]) == .parity)
    suite.counts = [.unchanged: 2, .notCompared: 1]
    #expect(exitCode([suite]) == .harnessFault)
    suite.counts = [.unchanged: 2]
    #expect(exitCode([suite]) == .harnessFault)
    #expect(exitCode([SuiteChanges(name: "note", state: .notCompared)]) == .harnessFault)
    #expect(exitCode([]) == .harnessFault)
  }
}
