import Foundation
import ParityHarness
import Testing

/// A check of single cases, which never looks like one of all.
struct SingleCaseTests {
  @Test func `One case alone says so twice`() throws {
    #expect(
      try Project().run(["eligibility/wins-one-short"])
        == .init(
          output: """
            eligibility  1 of 12 cases  parity
            parity: Swift and Kotlin keep the contract in what was checked (1 suite, 1 of 12 cases)

            """, errors: "", exitCode: 0))
  }

  @Test(arguments: [
    (["eligibility/wins-*"], "3 of 12 cases"), (["eligibility/wins-?ne-short"], "1 of 12 cases"),
    (["eligibility/wins-one-short", "eligibility/*-to-the-day"], "2 of 12 cases"),
    (["check", "eligibility/*"], "12 cases"),
    (["eligibility/wins-*", "eligibility"], "12 cases"),
  ])
  func `Patterns and names add up`(arguments: [String], scope: String) throws {
    let answer = try Project().run(arguments)
    #expect(answer.exitCode == 0)
    #expect(answer.output.hasPrefix("eligibility  \(scope)  parity\n"))
  }

  @Test func `Swift answers the case alone, whatever becomes of the others`() throws {
    for fault in ["hang", "exit", "hardened-wins", "string-equality"] {
      let answer = try Project().run(faulty: fault, "eligibility/wins-one-short")
      #expect(answer.exitCode == 0, "\(fault): \(answer.output)")
    }
    let answer = try Project().run(faulty: "hardened-wins", "eligibility/wins-at-the-threshold")
    #expect(answer.exitCode == 1)
    #expect(
      answer.output.hasSuffix(
        "eligibility  1 of 12 cases  drift (0 of 1 rows at parity)\n"
          + "drift: 1 problem (1 suite, 1 of 12 cases), exit code 1\n"))
  }

  @Test func `What is wrong with the files is told all the same`() throws {
    let stale = try Project()
    try stale.write("// new\n", to: "kotlin-ref/src/reviewprompt/New.kt")
    let answer = try stale.run(["eligibility/wins-one-short"])
    #expect(answer.exitCode == 3)
    #expect(answer.output.contains("recording.stale-source"))
    let short = try Project()
    try short.cutCase("wins-at-the-threshold")
    #expect(try short.run(["eligibility/wins-one-short"]).exitCode == 2)
    let reading = try Project().run(faulty: "reading-input", "eligibility/wins-one-short")
    #expect(reading.exitCode == 1)
    #expect(
      reading.output.contains(
        "subject.crash eligibility/override-beats-every-refusal\n  reading the case, Swift"))
  }

  @Test func `Every report says that it is of a part`() throws {
    let project = try Project()
    let formats = ReportFormat.allCases.map(\.rawValue)
    let reports = formats.flatMap { ["--report", "\($0)=report.\($0)"] }
    #expect(try project.run(["eligibility/wins-one-short"] + reports).exitCode == 0)
    for (format, says) in [
      "junit": #"<property name="part" value="1 of 12 cases"/>"#,
      "markdown": "## ✅ parity: Swift and Kotlin keep the contract in what was checked\n\n"
        + "1 suite, 1 of 12 cases\n",
      "sarif": #""parts": ["eligibility: 1 of 12 cases"]"#,
      "html": "<p class=\"lead\">1 of 12 cases, ",
      "json": "\"cases\": 12,\n      \"checked\": 1,\n",
    ] {
      let report = try project.text("report.\(format)")
      #expect(report.replacing(":[", with: ": [").contains(says), "\(format): \(report)")
    }
    // It has no line where nothing is wrong.
    #expect(try project.text("report.github") == "")
  }

  @Test func `Several cases are explained one after the other`() throws {
    let answer = try Project().run(["explain", "eligibility/wins-*"])
    #expect(answer.exitCode == 0)
    #expect(answer.output.matches(of: /(?m)^eligibility\/wins-[-a-z]+: parity$/).count == 3)
    let list = try Project().run(["list", "eligibility/wins-one-*"])
    #expect(list.output == "eligibility (12 cases)\n  eligibility/wins-one-short\n")
  }
}
