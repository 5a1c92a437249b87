import Testing

@testable import ParityCore
@testable import ParityHarness

/// Which conditions a handful of cases prove, and what is asked for where they do not.
struct ConditionCoverageTests {
  /// May somebody pass: staff always, others with a ticket at a height of 120 or more.
  struct Visitor: Codable, Sendable {
    var isStaff = false
    var hasTicket = true
    var height: Int64 = 150
  }

  private let decision = Decision<Visitor>(
    result: "mayPass",
    conditions: [
      Condition("staff", holds: \.isStaff) { $0.isStaff.toggle() },
      Condition("ticket", holds: \.hasTicket) { $0.hasTicket.toggle() },
      Condition(
        "height",
        atLeast: Threshold(
          120, measure: { $0.height }, set: { $0.height = $1 })),
    ]
  ) { ask in ask("staff") || ask("ticket") && ask("height") }

  private func coverage(_ cases: (id: String, visitor: Visitor, mayPass: Bool)...) throws
    -> ConditionCoverage
  {
    try ConditionCoverage(
      of: decision.conditions.map { ($0.name, $0.threshold?.limit) },
      cases: try cases.map {
        ConditionCoverage.Case(
          id: $0.id, input: try JSONValue(encoding: $0.visitor),
          evaluation: try decision.evaluate($0.visitor),
          result: $0.mayPass)
      },
      evaluate: { (input) throws(Problem) in
        do {
          return try decision.evaluate(input.decode(Visitor.self))
        } catch {
          throw Problem(.harnessFault, "\(error)")
        }
      })
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
    #expect(try height.missing?.input == JSONValue(encoding: Visitor(height: 119)))
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
