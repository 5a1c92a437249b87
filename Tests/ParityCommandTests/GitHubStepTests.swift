import Foundation
import Testing

/// `parity check` in a step of a workflow, which GitHub tells by variables.
struct GitHubStepTests {
  static let annotation = """
    ::error file=fixtures/eligibility.json,line=93,col=5,\
    title=drift.swift eligibility/version-equal-only-canonically::\
    Swift left the contract; Kotlin keeps it\
    %0A    shouldRequestReview  contract true        Kotlin true        Swift false\
    %0A    decidedBy            contract "eligible"  Kotlin "eligible"  Swift "version"\
    %0Anext: swift run faulty-parity explain eligibility/version-equal-only-canonically

    """

  @Test func `Annotations are printed before the text, by themselves`() throws {
    let project = try Project()
    let text = try project.run(faulty: "string-equality")
    let answer = try project.run(
      [], environment: ["PARITY_FAULT": "string-equality", "GITHUB_ACTIONS": "true"])
    #expect(answer.output == Self.annotation + text.output)
    #expect(answer.exitCode == 1)
  }

  @Test(arguments: ["", "false", "1"])
  func `Without a workflow there are none`(value: String) throws {
    let project = try Project()
    let answer = try project.run(
      [], environment: ["PARITY_FAULT": "string-equality", "GITHUB_ACTIONS": value])
    #expect(try answer == project.run(faulty: "string-equality"))
  }

  @Test func `JSON on standard output stays JSON`() throws {
    let project = try Project()
    let answer = try project.run(
      ["--format=json"], environment: ["PARITY_FAULT": "string-equality", "GITHUB_ACTIONS": "true"])
    #expect(answer.output.hasPrefix("{\n"))
  }

  @Test func `Files are named from the repository's root, which may be above`() throws {
    let project = try Project()
    try project.makeFolder("sub/harness")
    for folder in ["fixtures", "kotlin-ref"] {
      try FileManager.default.moveItem(
        at: project.url(folder), to: project.url("sub/harness/\(folder)"))
    }
    let answer = try project.run(
      ["--report", "github=github.txt", "--report", "sarif=report.sarif"], in: "sub/harness",
      environment: ["PARITY_FAULT": "string-equality", "GITHUB_WORKSPACE": project.root.path])
    #expect(answer.exitCode == 1)
    let command = Self.annotation.replacing("file=", with: "file=sub/harness/")
    #expect(try project.text("sub/harness/github.txt") == command)
    let report = try project.text("sub/harness/report.sarif")
    #expect(report.contains(#""uri": "sub/harness/fixtures/eligibility.json""#))
    // The Swift twin is not there in a copy without sources.
    #expect(report.contains(#""sub/harness/kotlin-ref/src/reviewprompt/ReviewEligibility.kt""#))
    #expect(!report.contains("ReviewEligibility.swift"))
  }

  @Test func `The summary is appended to what is there`() throws {
    let project = try Project()
    let environment = [
      "GITHUB_STEP_SUMMARY": project.url("summary.md").path, "PARITY_FAULT": "string-equality",
    ]
    _ = try project.run(["--report", "markdown=report.md"], environment: environment)
    let report = try project.text("report.md")
    #expect(report.hasPrefix("## ❌ drift: 1 problem\n"))
    #expect(try project.text("summary.md") == report)
    _ = try project.run([], environment: environment)
    #expect(try project.text("summary.md") == "\(report)\n\(report)")
  }

  @Test(arguments: [(1 << 20) - 6000, (1 << 20) - 4000, 2 << 20])
  func `GitHub drops a summary over 1 MiB, so it never gets there`(size: Int) throws {
    let project = try Project()
    try project.write(String(repeating: "-", count: size), to: "summary.md")
    let answer = try project.run(
      [],
      environment: [
        "GITHUB_STEP_SUMMARY": project.url("summary.md").path, "PARITY_FAULT": "hardened-wins",
      ])
    #expect(answer.exitCode == 1)
    let summary = try Data(contentsOf: project.url("summary.md"))
    #expect(summary.count <= max(size, 1 << 20))
    let added = String(decoding: summary.dropFirst(size), as: UTF8.self)
    let hasRoom = size < (1 << 20) - 5000
    #expect(added.contains("## ❌ drift: 9 problems\n") == hasRoom)
    #expect(added.contains(" more, not listed here\n") == hasRoom)
    #expect(added.isEmpty == !hasRoom)
  }

  @Test func `A summary that cannot be written is a problem`() throws {
    let project = try Project()
    let answer = try project.run(
      [], environment: ["GITHUB_STEP_SUMMARY": "missing/summary.md", "GITHUB_ACTIONS": "true"])
    #expect(
      answer
        == .init(
          output: """
            ::error file=missing/summary.md,title=report.unwritable::\
            the summary of the step cannot be written: No such file or directory
            report.unwritable
              the summary of the step cannot be written: No such file or directory
              at    missing/summary.md

            eligibility  12 cases  parity
            file-fault: 1 problem (1 suite, 12 cases), exit code 74

            """, errors: "", exitCode: 74))
  }
}
