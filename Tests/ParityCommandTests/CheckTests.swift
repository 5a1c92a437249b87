import Foundation
import ParityHarness
import ParitySuites
import Testing

/// `parity check` on the project as it is, and from wherever it is called.
struct CheckTests {
  static let green = """
    eligibility  12 cases  parity
    parity: Swift and Kotlin keep the contract (1 suite, 12 cases)

    """

  /// All suites but one, whose 126,720 rows take a debug build seconds.
  ///
  /// The gate checks the project as it is, with `swift run parity`.
  @Test func `The project's suites of cases are at parity`() throws {
    let suites = allSuites.filter(\.axes.isEmpty)
    let answer = try Project(isWhole: true).run(suites.map(\.name))
    #expect(answer.exitCode == 0)
    #expect(answer.errors == "")
    let cases = suites.reduce(0) { $0 + $1.caseCount }
    #expect(
      answer.output.hasSuffix(
        "\nparity: Swift and Kotlin keep the contract (\(suites.count) suites, \(cases) cases)\n"))
  }

  @Test(arguments: [[], ["check"], ["eligibility"], ["check", "eligibility"]])
  func `A suite is at parity, however the check is called`(arguments: [String]) throws {
    #expect(
      try Project().run(arguments) == .init(output: CheckTests.green, errors: "", exitCode: 0))
  }

  @Test(arguments: ["fixtures", "kotlin-ref/src/reviewprompt", ""])
  func `The root is found from any folder of the project`(folder: String) throws {
    #expect(try Project().run([], in: folder).output == CheckTests.green)
  }

  @Test func `The root can be named from anywhere`() throws {
    let project = try Project()
    let answer = try project.run(["check", "--root", project.root.path], in: "/")
    #expect(answer == .init(output: CheckTests.green, errors: "", exitCode: 0))
  }

  @Test func `Fixtures and recordings can be named one by one`() throws {
    let project = try Project()
    let answer = try project.run([
      "--fixtures", project.url("fixtures").path,
      "--recordings=" + project.url("kotlin-ref/recorded").path, "--root", project.root.path,
    ])
    #expect(answer == .init(output: CheckTests.green, errors: "", exitCode: 0))
  }

  @Test func `All rows can be shown`() throws {
    #expect(
      try Project().run(["--all-rows"]).output == """
        eligibility
          case                                       contract                                          Kotlin                                            Swift                                           verdict
          override-beats-every-refusal               shouldRequestReview=true decidedBy="override"     shouldRequestReview=true decidedBy="override"     shouldRequestReview=true decidedBy="override"   parity
          wins-refuse-before-cooldown-and-version    shouldRequestReview=false decidedBy="wins"        shouldRequestReview=false decidedBy="wins"        shouldRequestReview=false decidedBy="wins"      parity
          wins-one-short                             shouldRequestReview=false decidedBy="wins"        shouldRequestReview=false decidedBy="wins"        shouldRequestReview=false decidedBy="wins"      parity
          wins-at-the-threshold                      shouldRequestReview=true decidedBy="eligible"     shouldRequestReview=true decidedBy="eligible"     shouldRequestReview=true decidedBy="eligible"   parity
          cooldown-one-day-short                     shouldRequestReview=false decidedBy="cooldown"    shouldRequestReview=false decidedBy="cooldown"    shouldRequestReview=false decidedBy="cooldown"  parity
          cooldown-over-to-the-day                   shouldRequestReview=true decidedBy="eligible"     shouldRequestReview=true decidedBy="eligible"     shouldRequestReview=true decidedBy="eligible"   parity
          cooldown-refuses-before-version            shouldRequestReview=false decidedBy="cooldown"    shouldRequestReview=false decidedBy="cooldown"    shouldRequestReview=false decidedBy="cooldown"  parity
          last-attempt-in-the-future                 shouldRequestReview=false decidedBy="cooldown"    shouldRequestReview=false decidedBy="cooldown"    shouldRequestReview=false decidedBy="cooldown"  parity
          never-attempted-is-long-ago                shouldRequestReview=true decidedBy="eligible"     shouldRequestReview=true decidedBy="eligible"     shouldRequestReview=true decidedBy="eligible"   parity
          days-do-not-fit-32-bits                    shouldRequestReview=true decidedBy="eligible"     shouldRequestReview=true decidedBy="eligible"     shouldRequestReview=true decidedBy="eligible"   parity
          version-has-asked-already                  shouldRequestReview=false decidedBy="version"     shouldRequestReview=false decidedBy="version"     shouldRequestReview=false decidedBy="version"   parity
          version-equal-only-canonically             shouldRequestReview=true decidedBy="eligible"     shouldRequestReview=true decidedBy="eligible"     shouldRequestReview=true decidedBy="eligible"   parity
          wonCompletionThreshold                     constant                                          3                                                 3                                               parity
          cooldownDays                               constant                                          30                                                30                                              parity

        \(CheckTests.green)
        """)
  }

  @Test func `Colours are for terminals, or for whoever asks`() throws {
    let project = try Project()
    let always = try project.run(["--color", "always"]).output
    #expect(
      always.hasSuffix(
        "\u{1B}[32mparity: Swift and Kotlin keep the contract\u{1B}[0m (1 suite, 12 cases)\n"))
    #expect(try project.run(["--color", "never"]).output == CheckTests.green)
  }

  @Test func `A program gets every row, and null for what is not there`() throws {
    let project = try Project()
    try project.remove("kotlin-ref/recorded/eligibility.json")
    try project.write(
      #"{"suite": "eligibility", "cases": []}"#, to: "fixtures/eligibility.json")
    let answer = try project.run(["--format", "json"])
    #expect(answer.exitCode == 2)
    #expect(
      answer.output == """
        {
          "verdict": "unusable",
          "exitCode": 2,
          "suites": [
            {
              "name": "eligibility",
              "cases": 0,
              "checked": 0,
              "verdict": "unusable",
              "constants": [],
              "tolerances": [],
              "rows": []
            }
          ],
          "problems": [
            {
              "code": "recording.missing",
              "message": "nothing is recorded for eligibility",
              "file": "kotlin-ref/recorded/eligibility.json",
              "line": null,
              "column": null,
              "suite": "eligibility",
              "case": null,
              "key": null,
              "next": "swift run faulty-parity record eligibility"
            },
            {
              "code": "fixture.count",
              "message": "0 cases, and eligibility has exactly 12",
              "file": "fixtures/eligibility.json",
              "line": 1,
              "column": 35,
              "suite": "eligibility",
              "case": null,
              "key": "cases",
              "next": null
            }
          ]
        }

        """)
  }
}
