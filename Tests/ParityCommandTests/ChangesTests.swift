import Foundation
import Testing

/// `parity changes`, in repositories of the tests' own.
@Suite(.enabled(if: Repository.git != nil, "there is no git on the PATH"))
struct ChangesTests {
  static let end = "since BASE, the merge base with main\n"

  @Test func `Without a change there is one line a suite, and the base is named`() throws {
    #expect(
      try Repository().text() == """
        eligibility  12 cases  unchanged
        no behaviour changed in 1 suite \(Self.end)
        """)
  }

  @Test func `A rule that was changed on both sides at once is seen`() throws {
    let repository = try Repository()
    try repository.edit(
      Repository.fixture, case: "cooldown-one-day-short",
      #""shouldRequestReview": false, "decidedBy": "cooldown""#,
      #""shouldRequestReview": true, "decidedBy": "eligible""#)
    try repository.edit(
      Repository.recording, case: "cooldown-one-day-short",
      #""shouldRequestReview":false,"decidedBy":"cooldown""#,
      #""shouldRequestReview":true,"decidedBy":"eligible""#)
    #expect(
      try repository.text() == """
        eligibility
          case                    change   of                            was         is
          cooldown-one-day-short  changed  contract shouldRequestReview  false       true
                                           contract decidedBy            "cooldown"  "eligible"
                                           Kotlin shouldRequestReview    false       true
                                           Kotlin decidedBy              "cooldown"  "eligible"

        eligibility  12 cases  1 changed, 11 unchanged
        behaviour changed in 1 of 1 suite \(Self.end)
        """)
  }

  @Test func `A case that went is removed, also when the number of cases is none of the pinned`()
    throws
  {
    let repository = try Repository()
    try repository.cut("wins-one-short")
    #expect(
      try repository.text() == """
        eligibility
          case            change   of        was                                         is
          wins-one-short  removed  contract  shouldRequestReview=false decidedBy="wins"  -
                                   Kotlin    shouldRequestReview=false decidedBy="wins"  -

        eligibility  11 cases  1 removed, 11 unchanged
        behaviour changed in 1 of 1 suite \(Self.end)
        """)
  }

  @Test func `A case that came is added, on a branch that has commits of its own`() throws {
    let repository = try Repository()
    let files = [Repository.fixture, Repository.recording]
    let texts = try files.map(repository.project.text)
    try repository.cut("wins-one-short")
    try repository.commit()
    try repository.git("checkout", "--quiet", "-b", "feature")
    for (file, text) in zip(files, texts) { try repository.project.write(text, to: file) }
    try repository.commit()
    #expect(
      try repository.text() == """
        eligibility
          case            change  of        was  is
          wins-one-short  added   contract  -    shouldRequestReview=false decidedBy="wins"
                                  Kotlin    -    shouldRequestReview=false decidedBy="wins"

        eligibility  12 cases  1 added, 11 unchanged
        behaviour changed in 1 of 1 suite \(Self.end)
        """)
  }

  @Test func `A case under another id is renamed, and no other`() throws {
    let repository = try Repository()
    for path in [Repository.fixture, Repository.recording] {
      try repository.project.replace(#""wins-one-short""#, with: #""two-wins""#, in: path)
    }
    #expect(
      try repository.text() == """
        eligibility
          case                           change   of  was  is
          two-wins (was wins-one-short)  renamed

        eligibility  12 cases  1 renamed, 11 unchanged
        behaviour changed in 1 of 1 suite \(Self.end)
        """)
  }

  @Test func `Another input under the same id is told key by key`() throws {
    let repository = try Repository()
    for (path, space) in [(Repository.fixture, " "), (Repository.recording, "")] {
      try repository.edit(
        path, case: "wins-one-short", "\"wonCompletionCount\":\(space)2",
        "\"wonCompletionCount\":\(space)1")
      try repository.edit(
        path, case: "wins-one-short", "\"lastPromptedVersion\":\(space)\"2.3.0\"",
        "\"lastPromptedVersion\":\(space)null")
    }
    #expect(
      try repository.text() == """
        eligibility
          case            change   of                         was      is
          wins-one-short  changed  input wonCompletionCount   2        1
                                   input lastPromptedVersion  "2.3.0"  null

        eligibility  12 cases  1 changed, 11 unchanged
        behaviour changed in 1 of 1 suite \(Self.end)
        """)
  }

  @Test func `A key that came on the branch is another input, and the rest is compared`() throws {
    let repository = try Repository()
    let project = repository.project
    let files = ["fixtures/eligibility.json", "kotlin-ref/recorded/eligibility.json"]
    let texts = try files.map(project.text)
    for (file, text) in zip(files, texts) {
      let older = text.replacingOccurrences(
        of: #",\s*"forceOverride": ?(true|false)"#, with: "", options: .regularExpression)
      try #require(older != text)
      try project.write(older, to: file)
    }
    try repository.commit()
    for (file, text) in zip(files, texts) { try project.write(text, to: file) }
    let answer = try repository.changes("HEAD")
    #expect(answer.exitCode == 0)
    #expect(
      answer.output.contains(
        "  wins-one-short                           changed  input forceOverride"))
    #expect(!answer.output.contains("Kotlin"))
    #expect(answer.output.contains("eligibility  12 cases  12 changed\n"))
  }

  @Test func `A constant of Kotlin and a divergence with its reason are behaviour too`() throws {
    let repository = try Repository()
    try repository.project.replace(
      #""cooldownDays":30"#, with: #""cooldownDays":60"#, in: Repository.recording)
    try repository.edit(
      Repository.fixture, case: "wins-one-short",
      #"{ "shouldRequestReview": false, "decidedBy": "wins" }"#,
      """
      {"kotlin": {"shouldRequestReview": false, "decidedBy": "wins"},
       "swift": {"shouldRequestReview": true, "decidedBy": "wins"}, "because": "a\\u202eb"}
      """)
    #expect(
      try repository.text() == """
        eligibility
          case            change   of                                      was    is
          (all)           changed  constant cooldownDays                   30     60
          wins-one-short  changed  contract for Swift shouldRequestReview  false  true
                                   because                                 -      "a\\u202eb"

        eligibility  12 cases  1 other constant, 1 changed, 11 unchanged
        behaviour changed in 1 of 1 suite \(Self.end)
        """)
  }

  @Test func `Suites that were added and removed are reported`() throws {
    let repository = try Repository()
    let fixture = try repository.project.text(Repository.fixture)
    try repository.project.remove(Repository.fixture)
    try repository.project.write("{}", to: "fixtures/shipping.json")
    try repository.project.write("{}", to: "fixtures/fixture.schema.json")
    try repository.commit()
    try repository.project.remove("fixtures/shipping.json")
    try repository.project.write(fixture, to: Repository.fixture)
    #expect(
      try repository.text() == """
        eligibility  12 cases  new
        shipping               gone: no suite reads its fixture any more
        behaviour changed in 2 of 2 suites \(Self.end)
        """)
  }

  @Test func `A fixture that cannot be read at the base is told, and stops no other suite`() throws
  {
    let repository = try Repository(isWhole: true)
    let text = try repository.project.text("fixtures/epoch-day.json")
    try repository.project.write(#"{"version": 0, "rows": []}"#, to: "fixtures/epoch-day.json")
    try repository.commit()
    try repository.project.write(text, to: "fixtures/epoch-day.json")
    let answer = try repository.changes()
    #expect(answer.exitCode == 2)
    let base = try repository.git("rev-parse", "HEAD").prefix(10)
    #expect(answer.output.contains("\n  at    \(base):fixtures/epoch-day.json:1:2\n"))
    #expect(answer.output.contains("\nepoch-day               23 cases   not compared\n"))
    #expect(answer.output.contains("\nlatest-search           104 cases  unchanged\n"))
    #expect(!answer.output.contains("parity record"))
  }

  @Test func `A recording that is not fresh is told, and the contract is compared all the same`()
    throws
  {
    let repository = try Repository()
    try repository.edit(Repository.fixture, case: "wins-one-short", "Count\": 2", "Count\": 1")
    let answer = try repository.changes()
    #expect(answer.exitCode == 3)
    #expect(answer.output.contains("recording.stale-input eligibility/wins-one-short "))
    #expect(answer.output.contains(/input wonCompletionCount  2 +1\n/))
    #expect(
      answer.output.contains(
        "Kotlin                    shouldRequestReview=false decidedBy=\"wins\"  -\n"))
  }

  @Test func `A Kotlin rule that changed and was not recorded is told, as no row shows it`() throws
  {
    let repository = try Repository()
    let rule = "kotlin-ref/src/reviewprompt/ReviewEligibility.kt"
    try repository.project.write(try repository.project.text(rule) + "// new", to: rule)
    let answer = try repository.changes()
    #expect(answer.exitCode == 3)
    #expect(answer.output.hasPrefix("recording.stale-source eligibility\n"))
    #expect(answer.output.contains("\n  at    \(rule)\n"))
  }

  // MARK: Products

  static let boundaries = "kotlin-ref/recorded/eligibility-boundaries.json"

  @Test
  func `Rows of a product are told by their inputs, ten of them, and what all have in common`()
    throws
  {
    let repository = try Repository(isWhole: true)
    try repository.project.replace(
      #"{"shouldRequestReview":true,"decidedBy":"override"}"#,
      with: #"{"shouldRequestReview":true,"decidedBy":"forced"}"#, in: Self.boundaries)
    let text = try repository.text()
    #expect(
      text.contains(
        """
          row-660  changed  Kotlin decidedBy  "override"  "forced"
              forceOverride = true
              wonCompletionCount = -2147483648
        """))
    #expect(text.matches(of: #/\n  row-[0-9]+ /#).count == 10)
    #expect(
      text.contains(
        """

          and 650 rows more that changed; all of them have forceOverride = true, \
        lastAttemptEpochDay = -9223372036854775808, todayEpochDay = -9223372036854775808

        """))
    #expect(
      text.contains("\neligibility-boundaries  1320 rows  660 changed, 660 unchanged\n"))
  }

  @Test func `Rows of a product are matched by their inputs where an axis has other values`() throws
  {
    let repository = try Repository(isWhole: true)
    // The last value of the last axis goes, and with it each tenth row.
    try repository.project.replace(
      #""2.4.0-rc", "2.4"\n    ]\n  }"#.replacing("\\n", with: "\n"),
      with: "\"2.4.0-rc\"\n    ]\n  }", in: "fixtures/eligibility-boundaries.json")
    try repository.project.replace(
      #""2.4.0-rc","2.4"]"# + "\n  }", with: #""2.4.0-rc"]"# + "\n  }", in: Self.boundaries)
    try repository.project.editBoundaries { $0 % 10 != 9 }
    let text = try repository.text()
    #expect(
      text.contains(
        """
        eligibility-boundaries
          case   change   of                   was    is
          (all)  changed  axis currentVersion  "2.4"  -


        """))
    #expect(
      text.contains(
        "\neligibility-boundaries  1188 rows  1 other axis, 132 removed, 1188 unchanged\n"))
  }
}
