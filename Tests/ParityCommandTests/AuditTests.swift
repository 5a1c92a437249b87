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

  static let rows = [
    Row(
      id: "override-beats-every-refusal",
      shortfall:
        "audit.unproven eligibility (override)\n  no two cases show that the condition override matters alone"
    ),
    Row(
      id: "wins-refuse-before-cooldown-and-version",
      shortfall: "audit.survivor eligibility (wins-and-cooldown-swapped)"),
    Row(id: "wins-one-short", shortfall: "no case that asks for wins is at 2, one short of 3"),
    Row(id: "wins-at-the-threshold", shortfall: "audit.survivor eligibility (wins-one-more)"),
    Row(
      id: "cooldown-one-day-short",
      shortfall: "audit.survivor eligibility (cooldown-one-day-less)"),
    Row(
      id: "cooldown-over-to-the-day",
      shortfall: "no case that asks for cooldown is exactly at 30"),
    Row(
      id: "cooldown-refuses-before-version",
      shortfall: "audit.survivor eligibility (cooldown-and-version-swapped)"),
    Row(
      id: "last-attempt-in-the-future", shortfall: "audit.survivor eligibility (future-accepted)"),
    Row(
      id: "never-attempted-is-long-ago",
      shortfall:
        "audit.unproven eligibility (version known)\n  no two cases show that the condition version known matters alone"
    ),
    Row(
      id: "days-do-not-fit-32-bits",
      shortfall: "audit.survivor eligibility (days-truncated-to-32-bits)"),
    Row(
      id: "version-has-asked-already", shortfall: "audit.survivor eligibility (version-dropped)"),
    Row(
      id: "version-equal-only-canonically",
      shortfall: "audit.survivor eligibility (versions-canonically-equal)"),
  ]

  @Test func `There is a row for each of the twelve cases`() { #expect(rows.count == 12) }

  private var rows: [Row] { Self.rows }

  @Test(arguments: rows)
  func `A case that is replaced by a copy of another is missed`(row: Row) throws {
    let project = try Project(isWhole: true)
    let other = row.id == "wins-one-short" ? "wins-at-the-threshold" : "wins-one-short"
    let copy = try project.caseText(other).replacing(
      #""id": "\#(other)""#, with: #""id": "a-copy""#)
    try project.replace(
      try project.caseText(row.id), with: copy, in: "fixtures/eligibility.json")
    let answer = try project.run(["audit", "eligibility"])
    #expect(answer.exitCode == 4)
    #expect(answer.output.contains(row.shortfall), "\(answer.output)")
  }

  @Test func `A suite without mutants falls short`() throws {
    let answer = try Project().run(["audit"])
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
    let answer = try Project().run(faulty: "memory", "audit")
    #expect(answer.exitCode == 4)
    #expect(
      answer.output.contains(
        """
        audit.impure eligibility
          asked in reverse order, Swift answers otherwise on
        """), "\(answer.output)")
  }

  @Test func `A subject that looks at the time zone is not deterministic`() throws {
    let answer = try Project().run(faulty: "time-zone", "audit")
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
