import Foundation
import Testing

/// Every row of the table of verdicts, provoked and shown as a whole.
struct VerdictTests {
  private static let recorded = "kotlin-ref/recorded/eligibility.json"
  private static let fixture = "fixtures/eligibility.json"

  @Test func `Swift drifted, Kotlin drifted, both left together, and all three differ`() throws {
    let project = try Project()
    try project.edit(
      Self.recorded, case: "override-beats-every-refusal",
      #"{"shouldRequestReview":true,"decidedBy":"override"}"#,
      #"{"shouldRequestReview":false,"decidedBy":"wins"}"#)
    for id in ["wins-at-the-threshold", "never-attempted-is-long-ago"] {
      try project.edit(
        Self.fixture, case: id, #""decidedBy": "eligible""#, #""decidedBy": "wins""#)
    }
    try project.edit(
      Self.recorded, case: "never-attempted-is-long-ago",
      #"{"shouldRequestReview":true,"decidedBy":"eligible"}"#,
      #"{"shouldRequestReview":false,"decidedBy":"wins"}"#)
    let answer = try project.run(faulty: "string-equality")
    #expect(answer.exitCode == 1)
    #expect(
      answer.output == """
        eligibility
          case                              contract                    Kotlin                       Swift                      verdict
          override-beats-every-refusal      shouldRequestReview=true  ≠ shouldRequestReview=false    shouldRequestReview=true   Kotlin drifted
                                            decidedBy="override"      ≠ decidedBy="wins"             decidedBy="override"
          wins-at-the-threshold             decidedBy="wins"          ≠ decidedBy="eligible"       ≠ decidedBy="eligible"       both left the contract together
          never-attempted-is-long-ago       shouldRequestReview=true  ≠ shouldRequestReview=false    shouldRequestReview=true   all three differ
                                            decidedBy="wins"            decidedBy="wins"           ≠ decidedBy="eligible"
          version-equal-only-canonically    shouldRequestReview=true    shouldRequestReview=true   ≠ shouldRequestReview=false  Swift drifted
                                            decidedBy="eligible"        decidedBy="eligible"       ≠ decidedBy="version"

        drift.kotlin eligibility/override-beats-every-refusal
          Kotlin left the contract; Swift keeps it
            shouldRequestReview  contract true        Kotlin false   Swift true
            decidedBy            contract "override"  Kotlin "wins"  Swift "override"
          at    fixtures/eligibility.json:4:5
          next  swift run faulty-parity explain eligibility/override-beats-every-refusal

        drift.both eligibility/wins-at-the-threshold
          Kotlin and Swift agree with each other, and not with the contract
            decidedBy  contract "wins"  Kotlin "eligible"  Swift "eligible"
          at    fixtures/eligibility.json:28:5
          next  swift run faulty-parity explain eligibility/wins-at-the-threshold

        drift.split eligibility/never-attempted-is-long-ago
          the contract, Kotlin and Swift say three different things
            shouldRequestReview  contract true    Kotlin false   Swift true
            decidedBy            contract "wins"  Kotlin "wins"  Swift "eligible"
          at    fixtures/eligibility.json:68:5
          next  swift run faulty-parity explain eligibility/never-attempted-is-long-ago

        drift.swift eligibility/version-equal-only-canonically
          Swift left the contract; Kotlin keeps it
            shouldRequestReview  contract true        Kotlin true        Swift false
            decidedBy            contract "eligible"  Kotlin "eligible"  Swift "version"
          at    fixtures/eligibility.json:93:5
          next  swift run faulty-parity explain eligibility/version-equal-only-canonically

        eligibility  12 cases  drift (8 of 12 rows at parity)
        drift: 4 problems (1 suite, 12 cases), exit code 1

        """)
  }

  @Test func `Swift crashed on two cases, and the other ten still ran`() throws {
    let answer = try Project().run(faulty: "plain-subtraction")
    #expect(answer.exitCode == 1)
    // A trap is SIGILL on some processors and SIGTRAP on others.
    #expect(
      answer.output.replacing("SIGTRAP", with: "SIGILL").replacing(
        "≠ crashed with SIGILL ", with: "≠ crashed with SIGILL ") == """
          eligibility
            case                           contract                     Kotlin                       Swift                verdict
            last-attempt-in-the-future     shouldRequestReview=false    shouldRequestReview=false  ≠ crashed with SIGILL  Swift crashed
                                           decidedBy="cooldown"         decidedBy="cooldown"
            never-attempted-is-long-ago    shouldRequestReview=true     shouldRequestReview=true   ≠ crashed with SIGILL  Swift crashed
                                           decidedBy="eligible"         decidedBy="eligible"

          subject.crash eligibility/last-attempt-in-the-future
            Swift crashed with SIGILL; the contract says shouldRequestReview=false decidedBy="cooldown"
            at    fixtures/eligibility.json:60:5
            next  swift run faulty-parity explain eligibility/last-attempt-in-the-future

          subject.crash eligibility/never-attempted-is-long-ago
            Swift crashed with SIGILL; the contract says shouldRequestReview=true decidedBy="eligible"
            at    fixtures/eligibility.json:68:5
            next  swift run faulty-parity explain eligibility/never-attempted-is-long-ago

          eligibility  12 cases  drift (10 of 12 rows at parity)
          drift: 2 problems (1 suite, 12 cases), exit code 1

          """)
  }

  @Test func `Swift crashed where Kotlin left the contract: both are told`() throws {
    let project = try Project()
    try project.replace(
      #""currentVersion":"2.4.0","forceOverride":false},"output":{"shouldRequestReview":false,"decidedBy":"cooldown"}},"#
        + "\n"
        + #"    {"id":"never-attempted"#,
      with:
        #""currentVersion":"2.4.0","forceOverride":false},"output":{"shouldRequestReview":true,"decidedBy":"eligible"}},"#
        + "\n"
        + #"    {"id":"never-attempted"#,
      in: Self.recorded)
    let answer = try project.run(faulty: "plain-subtraction")
    #expect(answer.exitCode == 1)
    #expect(answer.output.contains("subject.crash eligibility/last-attempt-in-the-future"))
    #expect(
      answer.output.contains(
        """
        drift.kotlin eligibility/last-attempt-in-the-future (shouldRequestReview)
          Kotlin left the contract too: it answered shouldRequestReview=true decidedBy="eligible"
        """))
  }

  @Test func `Swift hung on one case`() throws {
    let answer = try Project().run(faulty: "hang")
    #expect(answer.exitCode == 1)
    #expect(
      answer.output == """
        eligibility
          case                            contract                    Kotlin                      Swift                  verdict
          override-beats-every-refusal    shouldRequestReview=true    shouldRequestReview=true  ≠ gave no answer in 1 s  Swift hung
                                          decidedBy="override"        decidedBy="override"

        subject.timeout eligibility/override-beats-every-refusal
          Swift gave no answer in 1 s; the contract says shouldRequestReview=true decidedBy="override"
          at    fixtures/eligibility.json:4:5
          next  swift run faulty-parity explain eligibility/override-beats-every-refusal

        eligibility  12 cases  drift (11 of 12 rows at parity)
        drift: 1 problem (1 suite, 12 cases), exit code 1

        """)
  }

  @Test func `A subject that ends the process with 0 has not answered`() throws {
    let answer = try Project().run(faulty: "exit")
    #expect(answer.exitCode == 1)
    #expect(answer.output.contains("≠ ended with exit code 0  Swift crashed"))
    #expect(answer.output.contains("drift (11 of 12 rows at parity)"))
  }

  @Test func `A subject that prints and reads disturbs nothing`() throws {
    let answer = try Project().run(faulty: "chatter")
    #expect(answer.output == CheckTests.green)
    #expect(answer.exitCode == 0)
  }

  @Test func `The right answer for the wrong reason is drift`() throws {
    let answer = try Project().run(faulty: "right-answer-wrong-reason")
    #expect(answer.exitCode == 1)
    #expect(answer.output.contains("drift (9 of 12 rows at parity)"))
    #expect(
      answer.output.contains(
        #"    decidedBy  contract "cooldown"  Kotlin "cooldown"  Swift "version""#))
  }

  @Test func `A comparison that hardened is drift on every case that it reaches`() throws {
    let answer = try Project().run(faulty: "hardened-wins")
    #expect(answer.exitCode == 1)
    #expect(answer.output.contains("drift (3 of 12 rows at parity)"))
  }

  @Test func `Constants are compared like a row`() throws {
    let answer = try Project().run(faulty: "other-constant")
    #expect(answer.exitCode == 1)
    #expect(
      answer.output == """
        eligibility
          case                      contract    Kotlin    Swift  verdict
          wonCompletionThreshold    constant  ≠ 3       ≠ 4      constants drifted

        constants.drift eligibility (wonCompletionThreshold)
          wonCompletionThreshold is 3 in Kotlin, as recorded, and 4 in Swift
          at    kotlin-ref/recorded/eligibility.json
          next  make the two the same, then: swift run faulty-parity record eligibility

        eligibility  12 cases  drift (12 of 12 rows at parity)
        drift: 1 problem (1 suite, 12 cases), exit code 1

        """)
  }
}
