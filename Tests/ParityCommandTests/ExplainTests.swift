import Testing

/// `parity explain` and `parity list`.
struct ExplainTests {
  @Test func `One case is shown with the rules up to the one that decided`() throws {
    let answer = try Project().run(["explain", "eligibility/last-attempt-in-the-future"])
    #expect(
      answer
        == .init(
          output: """
            eligibility/last-attempt-in-the-future: parity
            fixtures/eligibility.json:60:5

            inputs
              wonCompletionCount   4
              lastAttemptEpochDay  9223372036854775807
              todayEpochDay        -2
              lastPromptedVersion  "2.3.0"
              currentVersion       "2.4.0"
              forceOverride        false

            outcomes
                        shouldRequestReview  decidedBy
              contract  false                "cooldown"
              Kotlin    false                "cooldown"
              Swift     false                "cooldown"

            rules, as Swift asks them
              1. override  forceOverride is on                                        no   next rule
              2. wins      4 < 3                                                      no   next rule
              3. cooldown  fewer than 30 days from day 9223372036854775807 to day -2  yes  do not ask


            """, errors: "", exitCode: 0))
  }

  @Test func `Every rule is asked where none objects, and strings show what cannot be seen`() throws
  {
    let answer = try Project().run(["explain", "eligibility/version-equal-only-canonically"])
    #expect(
      answer.output.hasSuffix(
        #"""
        rules, as Swift asks them
          1. override  forceOverride is on                                    no   next rule
          2. wins      4 < 3                                                  no   next rule
          3. cooldown  fewer than 30 days from day 20000 to day 20330         no   next rule
          4. version   "2.4.0-betá" has the code units of "2.4.0-beta\u0301"  no   next rule
          5. eligible  no rule has objected                                   yes  ask


        """#))
  }

  @Test func `A drifting case is shown with its problem and its exit code`() throws {
    let project = try Project()
    try project.replace(
      #""expect": { "shouldRequestReview": true, "decidedBy": "override" }"#,
      with: #""expect": { "shouldRequestReview": true, "decidedBy": "wins" }"#,
      in: "fixtures/eligibility.json")
    let answer = try project.run(["explain", "eligibility/override-beats-every-refusal"])
    #expect(answer.exitCode == 1)
    #expect(answer.output.contains("refusal: both left the contract together\n"))
    #expect(answer.output.contains("drift.both eligibility/override-beats-every-refusal\n"))
    #expect(try project.run(["explain", "eligibility/wins-one-short"]).exitCode == 0)
  }

  @Test func `A case on which Swift crashes is explained without the rules`() throws {
    let answer = try Project().run(
      faulty: "plain-subtraction", "explain", "eligibility/never-attempted-is-long-ago")
    #expect(answer.exitCode == 1)
    #expect(answer.output.contains("Swift     crashed with SIG"))
    #expect(!answer.output.contains("rules"))
  }

  @Test func `A program gets the rules too`() throws {
    let answer = try Project().run(["explain", "eligibility/wins-one-short", "--format", "json"])
    #expect(answer.exitCode == 0)
    #expect(
      answer.output.contains(
        """
                {
                  "rule": "wins",
                  "comparison": "2 < 3",
                  "holds": true,
                  "consequence": "do not ask"
                }
              ]
        """))
  }

  @Test func `The list names every case, and says what cannot be read`() throws {
    let project = try Project()
    let list = try project.run(["list", "eligibility"])
    #expect(list.exitCode == 0)
    #expect(list.output.split(separator: "\n").count == 13)
    #expect(list.output.hasPrefix("eligibility (12 cases)\n  eligibility/override-beats-every"))
    try project.remove("fixtures/eligibility.json")
    #expect(try project.run(["list"]).exitCode == 2)
    let json = try project.run(["list", "--format", "json"])
    #expect(json.output.contains(#"{"name":"eligibility","cases":12,"ids":[]}"#))
  }
}
