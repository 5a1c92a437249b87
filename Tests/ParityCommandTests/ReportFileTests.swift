import Foundation
import Testing

/// `parity check --report FORMAT=PATH`: the files beside what is printed.
struct ReportFileTests {
  @Test func `A report is written beside the text, and once more over the old one`() throws {
    let project = try Project()
    let json = try project.run(["--format", "json"]).output
    for old in [nil, "old"] {
      if let old { try project.write(old, to: "report.json") }
      let answer = try project.run(["--report", "json=report.json"])
      #expect(answer == .init(output: CheckTests.green, errors: "", exitCode: 0))
      #expect(try project.text("report.json") == json)
    }
    #expect(try project.drafts() == [])
  }

  @Test func `Reports can be asked for more than once, and beside JSON`() throws {
    let project = try Project()
    let answer = try project.run([
      "--report", "json=one.json", "--format=json", "--report=json=a=b.json",
    ])
    #expect(answer.exitCode == 0)
    #expect(try project.text("one.json") == answer.output)
    #expect(try project.text("a=b.json") == answer.output)
  }

  @Test func `A report is complete when a subject crashed or a file is unusable`() throws {
    let project = try Project()
    try project.replace(
      #""wonCompletionThreshold":3"#, with: #""wonCompletionThreshold":"#,
      in: "kotlin-ref/recorded/eligibility.json")
    let answer = try project.run(
      ["--format", "json", "--report", "json=report.json"],
      environment: ["PARITY_FAULT": "plain-subtraction"])
    #expect(answer.exitCode == 2)
    #expect(answer.output.contains("subject.crash") && answer.output.contains("malformed"))
    #expect(try project.text("report.json") == answer.output)
  }

  struct Unwritable: Sendable, CustomTestStringConvertible {
    let path: String
    let reason: String
    var testDescription: String { path }
  }

  static let unwritable =
    [
      Unwritable(path: "fixtures", reason: "Is a directory"),
      Unwritable(path: "missing/report.json", reason: "No such file or directory"),
      Unwritable(path: "fixtures/eligibility.json/report.json", reason: "Not a directory"),
    ]
    + (FileManager.default.fileExists(atPath: "/dev/full")
      ? [Unwritable(path: "/dev/full", reason: "No space left on device")] : [])

  @Test(arguments: unwritable)
  func `A report that cannot be written is 74, and the rest is still there`(row: Unwritable)
    throws
  {
    let project = try Project()
    let answer = try project.run([
      "--report", "json=\(row.path)", "--report", "json=other.json",
    ])
    #expect(
      answer
        == .init(
          output: """
            report.unwritable
              the json report cannot be written: \(row.reason)
              at    \(row.path)

            eligibility  12 cases  parity
            file-fault: 1 problem (1 suite, 12 cases), exit code 74

            """, errors: "", exitCode: 74))
    #expect(try project.text("other.json").hasSuffix("}\n"))
    #expect(try project.drafts() == [])
  }

  @Test(.enabled(if: getuid() != 0, "root may write anywhere"))
  func `A folder without write permission is told`() throws {
    let project = try Project()
    try project.makeFolder("closed")
    let folder = project.url("closed").path
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
    let answer = try project.run(["--report", "json=closed/report.json"])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    #expect(answer.exitCode == 74)
    #expect(answer.output.contains("the json report cannot be written: Permission denied"))
  }

  @Test func `A disk that is full half way leaves the old report and no half one`() throws {
    let project = try Project()
    try project.write("the old one", to: "report.json")
    let program = Project.products.appendingPathComponent("faulty-parity").path
    // Files may have a few hundred bytes, which the text has not and the report has.
    let command = "trap '' XFSZ; ulimit -f 1; exec '\(program)' --report json=report.json"
    let answer = try project.run(["-c", command], program: "/bin/sh")
    #expect(answer.exitCode == 74)
    #expect(answer.output.hasPrefix("report.unwritable\n  the json report cannot be written: "))
    #expect(try project.text("report.json") == "the old one")
    #expect(try project.drafts() == [])
  }
}

extension Project {
  /// Reports that were begun and not finished.
  func drafts() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { $0.hasPrefix(".parity-") }
  }
}
