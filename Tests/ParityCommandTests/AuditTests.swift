import ParityHarness
import Testing

/// What `parity audit` says when the cases are enough, and when they are not.
@Suite(.timeLimit(.minutes(10)))
struct AuditTests {
  @Test func `Cases that are enough and a gate that faults are adequate`() throws {
    let answer = try Project(isWhole: true).run(["audit", "eligibility", "epoch-day"])
    #expect(answer.exitCode == 0)
    #expect(answer.errors == "")
    #expect(
      answer.output.hasSuffix(
        """
        eligibility  12 cases  5 of 5 conditions proven  34 of 34 mutants killed  deterministic
        epoch-day    23 cases  no decision               14 of 14 mutants killed  deterministic
        89 of 89 injected faults answered as expected; 16 not applicable
        adequate: the cases are enough, and the check detects faults (2 suites, 48 mutants, 89 injected faults)

        """))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// A condition, a threshold or a mutant that no other case covers.
    let shortfall: String
    var testDescription: String { id }
  }

  /// A row for each kind of shortfall, and for what the kill matrix does not show.
  static let rows = [
    Row(
      id: "override-beats-every-refusal",
      shortfall:
        "audit.unproven eligibility (override)\n  no two cases show that the condition override matters alone"
    ),
    Row(id: "wins-one-short", shortfall: "no case that asks for wins is at 2, one short of 3"),
    Row(id: "wins-at-the-threshold", shortfall: "audit.survivor eligibility (wins-one-more)"),
    Row(
      id: "cooldown-over-to-the-day",
      shortfall: "no case that asks for cooldown is exactly at 30"),
    Row(
      id: "never-attempted-is-long-ago",
      shortfall:
        "audit.unproven eligibility (version known)\n  no two cases show that the condition version known matters alone"
    ),
  ]

  /// The only case that kills a mutant: without it the mutant survives.
  static let killers = [
    "wins-and-cooldown-swapped": "wins-refuse-before-cooldown-and-version",
    "wins-one-more": "wins-at-the-threshold",
    "cooldown-one-day-less": "cooldown-one-day-short",
    "cooldown-and-version-swapped": "cooldown-refuses-before-version",
    "future-accepted": "last-attempt-in-the-future",
    "days-truncated-to-32-bits": "days-do-not-fit-32-bits",
    "version-dropped": "version-has-asked-already",
    "versions-canonically-equal": "version-equal-only-canonically",
  ]

  /// What the audit of the eligibility suite says to programs, asked once.
  static let audited = Result { () throws -> Project.Answer in
    try Project(isWhole: true).run(["audit", "eligibility", "--format", "json"])
  }

  @Test func `Each of the twelve cases is needed, most by a mutant that no other kills`() throws {
    let audit = try JSONText(try Self.audited.get().output, name: "audit").root().value()
    let suite = try #require(audit["suites"]?.elements.first)
    let killers = (suite["mutants"]?.elements ?? []).map { mutant in
      (mutant["name"]?.string ?? "", (mutant["killedBy"]?.elements ?? []).compactMap(\.string))
    }
    #expect(killers.count == 34)
    let found = Dictionary(killers) { one, _ in one }
    for (mutant, killer) in Self.killers { #expect(found[mutant] == [killer], "\(mutant)") }
    #expect(suite["cases"] == 12)
    #expect(Set(Self.rows.map(\.id) + Self.killers.values).count == 12)
  }

  /// All of them at once, as an audit takes long; no copy covers what another row asks for.
  @Test func `Cases that are replaced by copies of another are missed`() throws {
    let project = try Project(isWhole: true)
    let copied = try project.caseText("version-equal-only-canonically")
    for (number, row) in Self.rows.enumerated() {
      let copy = copied.replacing(
        #""id": "version-equal-only-canonically""#, with: #""id": "copy-\#(number)""#)
      try project.replace(
        try project.caseText(row.id), with: copy, in: "fixtures/eligibility.json")
    }
    let answer = try project.run(["audit", "eligibility"])
    #expect(answer.exitCode == 4)
    for row in Self.rows {
      #expect(answer.output.contains(row.shortfall), "\(row): \(answer.output)")
    }
  }

  @Test func `A suite without mutants falls short`() throws {
    let project = try Project()
    try project.leaveParity()
    let answer = try project.run(["audit"])
    #expect(answer.exitCode == 4)
    #expect(
      answer.output.contains(
        """
        audit.no-mutants eligibility
          the suite has no mutant, so nothing shows that its cases are enough
          at    fixtures/eligibility.json

        """))
  }

  @Test func `A subject that remembers is not deterministic`() throws {
    let project = try Project()
    try project.leaveParity()
    let answer = try project.run(faulty: "memory", "audit")
    #expect(answer.exitCode == 4)
    #expect(
      answer.output.contains(
        """
        audit.impure eligibility
          asked in reverse order, Swift answers otherwise on
        """), "\(answer.output)")
  }

  @Test func `A subject that looks at the time zone is not deterministic`() throws {
    let project = try Project()
    try project.leaveParity()
    let answer = try project.run(faulty: "time-zone", "audit")
    #expect(
      answer.output.contains(
        """
        audit.impure eligibility
          asked under another time zone and locale, Swift answers otherwise on \
        override-beats-every-refusal
        """), "\(answer.output)")
  }

  @Test func `A fixture that cannot be used is not audited, and says why`() throws {
    let project = try Project(isWhole: true)
    try project.cutCase("wins-one-short")
    let answer = try project.run(["audit", "eligibility"])
    #expect(answer.exitCode == 2)
    #expect(answer.output.contains("fixture.count eligibility"), "\(answer.output)")
  }
}
