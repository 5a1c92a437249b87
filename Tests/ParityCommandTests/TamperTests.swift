import Foundation
import Testing

/// Files that were changed, cut or lost: each is reported as what it is, and the other rows are kept.
///
/// `parity audit` injects many more faults and looks at their codes; these are whole reports, one of
/// each form.
struct TamperTests {
  private static let recorded = "kotlin-ref/recorded/eligibility.json"
  private static let fixture = "fixtures/eligibility.json"

  /// A change to one file and the whole report that it must give.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let change: @Sendable (Project) throws -> Void
    let exitCode: Int32
    let output: String
    var testDescription: String { name }
  }

  /// The table when nothing that was recorded can be read.
  private static let withoutKotlin = """
    eligibility
      case                                       contract                                          Kotlin    Swift                                           verdict
      override-beats-every-refusal               shouldRequestReview=true decidedBy="override"     -         shouldRequestReview=true decidedBy="override"   not compared
      wins-refuse-before-cooldown-and-version    shouldRequestReview=false decidedBy="wins"        -         shouldRequestReview=false decidedBy="wins"      not compared
      wins-one-short                             shouldRequestReview=false decidedBy="wins"        -         shouldRequestReview=false decidedBy="wins"      not compared
      wins-at-the-threshold                      shouldRequestReview=true decidedBy="eligible"     -         shouldRequestReview=true decidedBy="eligible"   not compared
      cooldown-one-day-short                     shouldRequestReview=false decidedBy="cooldown"    -         shouldRequestReview=false decidedBy="cooldown"  not compared
      cooldown-over-to-the-day                   shouldRequestReview=true decidedBy="eligible"     -         shouldRequestReview=true decidedBy="eligible"   not compared
      cooldown-refuses-before-version            shouldRequestReview=false decidedBy="cooldown"    -         shouldRequestReview=false decidedBy="cooldown"  not compared
      last-attempt-in-the-future                 shouldRequestReview=false decidedBy="cooldown"    -         shouldRequestReview=false decidedBy="cooldown"  not compared
      never-attempted-is-long-ago                shouldRequestReview=true decidedBy="eligible"     -         shouldRequestReview=true decidedBy="eligible"   not compared
      days-do-not-fit-32-bits                    shouldRequestReview=true decidedBy="eligible"     -         shouldRequestReview=true decidedBy="eligible"   not compared
      version-has-asked-already                  shouldRequestReview=false decidedBy="version"     -         shouldRequestReview=false decidedBy="version"   not compared
      version-equal-only-canonically             shouldRequestReview=true decidedBy="eligible"     -         shouldRequestReview=true decidedBy="eligible"   not compared


    """

  static let rows: [Row] = [
    Row(
      name: "a case has come",
      change: { project in
        let item = try project.caseText("wins-one-short")
        try project.replace(
          item, with: item + "," + item.replacing("wins-one-short", with: "one-more"),
          in: fixture)
      }, exitCode: 2,
      output: """
        eligibility
          case        contract                                      Kotlin    Swift                                       verdict
          one-more    shouldRequestReview=false decidedBy="wins"    -         shouldRequestReview=false decidedBy="wins"  not compared

        fixture.count eligibility (cases)
          13 cases, and eligibility has exactly 12; added since the recording: one-more
          at    fixtures/eligibility.json:3:12

        recording.roster eligibility
          added since the recording: one-more
          at    kotlin-ref/recorded/eligibility.json:8:5
          next  swift run faulty-parity record eligibility

        eligibility  13 cases  unusable (12 of 13 rows at parity)
        unusable: 2 problems (1 suite, 13 cases), exit code 2

        """),
    Row(
      name: "an input has changed",
      change: {
        try $0.replace(
          #""wonCompletionCount": 2, "lastAttemptEpochDay": 20000"#,
          with: #""wonCompletionCount": 1, "lastAttemptEpochDay": 20001"#, in: fixture)
      }, exitCode: 3,
      output: """
        eligibility
          case              contract                                      Kotlin    Swift                                       verdict
          wins-one-short    shouldRequestReview=false decidedBy="wins"    -         shouldRequestReview=false decidedBy="wins"  not compared

        recording.stale-input eligibility/wins-one-short (wonCompletionCount)
          wonCompletionCount is 1 in the fixture, and was 2 when recorded; lastAttemptEpochDay is 20001 in the fixture, and was 20000 when recorded
          at    fixtures/eligibility.json:20:5
          next  swift run faulty-parity record eligibility

        eligibility  12 cases  stale (11 of 12 rows at parity)
        stale: 1 problem (1 suite, 12 cases), exit code 3

        """),
    Row(
      name: "a line of the Kotlin twin has changed",
      change: {
        try $0.replace(
          "wonCompletionCount >= WON_COMPLETION_THRESHOLD",
          with: "wonCompletionCount > WON_COMPLETION_THRESHOLD",
          in: "kotlin-ref/src/reviewprompt/ReviewEligibility.kt")
      }, exitCode: 3,
      output: """
        recording.stale-source eligibility
          this Kotlin source has changed since the recording was made
          at    kotlin-ref/src/reviewprompt/ReviewEligibility.kt
          next  swift run faulty-parity record eligibility

        eligibility  12 cases  stale (12 of 12 rows at parity)
        stale: 1 problem (1 suite, 12 cases), exit code 3

        """),
    Row(
      name: "a Kotlin source is lost",
      change: { try $0.remove("kotlin-ref/src/suites/EligibilitySuite.kt") }, exitCode: 3,
      output: """
        recording.stale-source eligibility
          this Kotlin source was removed since the recording was made
          at    kotlin-ref/src/suites/EligibilitySuite.kt
          next  swift run faulty-parity record eligibility

        eligibility  12 cases  stale (12 of 12 rows at parity)
        stale: 1 problem (1 suite, 12 cases), exit code 3

        """),
    Row(
      name: "the recording is cut short",
      change: { project in
        try project.write(String(try project.text(recorded).prefix(1000)), to: recorded)
      }, exitCode: 2,
      output: """
        \(withoutKotlin)recording.malformed eligibility
          this is no recording: expected the closing '"' of a string, the text ends here
          at    kotlin-ref/recorded/eligibility.json:11:46
          next  swift run faulty-parity record eligibility

        eligibility  12 cases  unusable (0 of 12 rows at parity)
        unusable: 1 problem (1 suite, 12 cases), exit code 2

        """),
    Row(
      name: "the fixture is lost",
      change: { try $0.remove(fixture) }, exitCode: 2,
      output: """
        fixture.missing eligibility
          the fixture of eligibility is missing
          at    fixtures/eligibility.json

        eligibility  0 cases  unusable (0 of 0 rows at parity)
        unusable: 1 problem (1 suite, 0 cases), exit code 2

        """),
    Row(
      name: "a fixture that no suite reads",
      change: { try $0.write("{}", to: "fixtures/eligibilty.json") }, exitCode: 2,
      output: """
        fixture.unread
          no suite reads this fixture; did you mean eligibility?
          at    fixtures/eligibilty.json

        eligibility  12 cases  parity
        unusable: 1 problem (1 suite, 12 cases), exit code 2

        """),
    Row(
      name: "the fixture is a folder",
      change: { project in
        try project.remove(fixture)
        try project.makeFolder(fixture)
      }, exitCode: 74,
      output: """
        file.unreadable eligibility
          cannot be read: Is a directory
          at    fixtures/eligibility.json

        eligibility  0 cases  file-fault (0 of 0 rows at parity)
        file-fault: 1 problem (1 suite, 0 cases), exit code 74

        """),
  ]

  @Test(arguments: rows)
  func `A spoilt project is reported as what it is`(row: Row) throws {
    let project = try Project()
    try row.change(project)
    let answer = try project.run([])
    #expect(answer == .init(output: row.output, errors: "", exitCode: row.exitCode))
  }

  @Test func `An empty folder of fixtures is no parity`() throws {
    let project = try Project()
    try project.remove("fixtures")
    try project.makeFolder("fixtures")
    #expect(try project.run([]).exitCode == 2)
  }
}
