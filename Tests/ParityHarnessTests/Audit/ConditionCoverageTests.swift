import Testing

@testable import ParityHarness

/// Which conditions a handful of cases prove, and what is asked for where they do not.
struct ConditionCoverageTests {
  /// May somebody pass: staff always, others with a ticket at a height of 120 or more.
  struct Visitor: Sendable {
    var isStaff = false
    var hasTicket = true
    var height: Int64 = 150

    var json: JSONValue {
      ["isStaff": .bool(isStaff), "hasTicket": .bool(hasTicket), "height": .integer(height)]
    }

    init(isStaff: Bool = false, hasTicket: Bool = true, height: Int64 = 150) {
      self.isStaff = isStaff
      self.hasTicket = hasTicket
      self.height = height
    }

    init?(_ json: JSONValue) {
      guard case .object(let members) = json else { return nil }
      let outcome = Outcome(members)
      isStaff = outcome["isStaff"] == true
      hasTicket = outcome["hasTicket"] == true
      height = outcome["height"]?.integer ?? 0
    }
  }

  private let decision = Decision<Visitor>(
    result: "mayPass",
    conditions: [
      Condition("staff", holds: \.isStaff) { [JSONMember("isStaff", .bool(!$0.isStaff))] },
      Condition("ticket", holds: \.hasTicket) { [JSONMember("hasTicket", .bool(!$0.hasTicket))] },
      Condition(
        "height",
        atLeast: Threshold(
          120, measure: { $0.height }, setting: { [JSONMember("height", .integer($1))] })),
    ]
  ) { ask in ask("staff") || ask("ticket") && ask("height") }

  private func coverage(_ cases: (id: String, visitor: Visitor, mayPass: Bool)...) throws
    -> ConditionCoverage
  {
    try ConditionCoverage(
      of: decision.conditions.map { ($0.name, $0.threshold?.limit) },
      cases: cases.map {
        ConditionCoverage.Case(
          id: $0.id, input: $0.visitor.json, evaluation: decision.evaluate($0.visitor),
          result: $0.mayPass)
      }, evaluate: { Visitor($0).map(decision.evaluate) })
  }

  @Test func `Pairs that differ in one condition alone prove it`() throws {
    let coverage = try coverage(
      ("staff", Visitor(isStaff: true, hasTicket: false), true),
      ("nobody", Visitor(hasTicket: false), false), ("guest", Visitor(height: 120), true),
      ("child", Visitor(height: 119), false))
    #expect(coverage.disagreements == [])
    #expect(coverage.proofs.map(\.condition) == ["staff", "ticket", "height"])
    #expect(coverage.proofs.map { $0.pair?.holds } == ["staff", "guest", "guest"])
    #expect(coverage.proofs.map { $0.pair?.fails } == ["nobody", "nobody", "child"])
    #expect(coverage.edges.map(\.at) == [["guest"]])
    #expect(coverage.edges.map(\.short) == [["child"]])
  }

  @Test func `An unproven condition comes with an input that would prove it`() throws {
    let coverage = try coverage(
      ("staff", Visitor(isStaff: true, hasTicket: false), true),
      ("nobody", Visitor(hasTicket: false), false), ("guest", Visitor(), true))
    let height = coverage.proofs[2]
    #expect(height.pair == nil)
    #expect(height.missing?.beside == "guest")
    #expect(height.missing?.input == Visitor(height: 119).json)
    #expect(coverage.edges.map(\.at) == [[]])
    #expect(coverage.edges.map(\.short) == [[]])
  }

  @Test func `A condition that was not asked proves nothing`() throws {
    let coverage = try coverage(
      ("staff", Visitor(isStaff: true, height: 120), true),
      ("staff-child", Visitor(isStaff: true, height: 119), true),
      ("nobody", Visitor(hasTicket: false, height: 119), false))
    #expect(coverage.proofs[2].pair == nil)
    // No one whose height was asked for is at the threshold.
    #expect(coverage.edges.map(\.at) == [[]])
    #expect(coverage.edges.map(\.short) == [[]])
  }

  @Test func `Two conditions that change together prove neither`() throws {
    let coverage = try coverage(
      ("guest", Visitor(), true), ("nobody", Visitor(hasTicket: false, height: 0), false),
      ("child", Visitor(hasTicket: true, height: 0), true))
    // The contract says another thing than the decision on `child`, which therefore counts for nothing.
    #expect(coverage.disagreements == ["child"])
    #expect(coverage.proofs[1].pair?.holds == "guest")
    #expect(coverage.proofs[2].pair == nil)
  }

  @Test func `Without a case there is neither proof nor proposal`() throws {
    let coverage = try coverage()
    #expect(coverage.proofs.map { $0.pair == nil && $0.missing == nil } == [true, true, true])
  }

  @Test func `What falls short is said with the condition and the input`() throws {
    let coverage = try coverage(
      ("guest", Visitor(), true), ("nobody", Visitor(hasTicket: false), false))
    let problems = AuditShortfalls(suite: "gate", file: "fixtures/gate.json").problems(of: coverage)
    #expect(
      problems.map { "\($0.code.rawValue) \($0.key ?? "")" } == [
        "audit.unproven staff", "audit.unproven height", "audit.threshold height",
        "audit.threshold height",
      ])
    #expect(
      Wording.parity.message(of: problems[1]) == """
        no two cases show that the condition height matters alone; beside guest a case with this input would:
            isStaff = false
            hasTicket = true
            height = 119
        """)
    #expect(
      problems[3].message
        == "no case that asks for height is at 119, one short of 120")
  }
}
