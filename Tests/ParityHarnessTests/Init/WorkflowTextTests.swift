import Foundation
import Testing

@testable import ParityHarness

/// The workflow that `init` writes and the README shows.
struct WorkflowTextTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `The README shows what init writes`() throws {
    #expect(
      try text("README.md").contains("```yaml\n\(Workflow.text(program: "your-parity"))```\n"))
  }

  @Test func `It runs the check and the real Kotlin, and keeps what they leave`() throws {
    let text = Workflow.text(program: "shop-parity")
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let commands = lines.filter { $0.hasPrefix("- run: swift run shop-parity") }
      .map { $0.dropFirst("- run: swift run shop-parity".count).split(separator: " ") }
      .map { $0.map(String.init) }
    #expect(commands.count == 2)
    let parsed = try commands.map { try Arguments($0, suites: []) }
    #expect(parsed.map(\.verb) == [.check, .record])
    #expect(parsed.last?.isCheck == true)
    #expect(!parsed[0].reports.isEmpty)
    for report in parsed[0].reports {
      #expect(text.components(separatedBy: report.path).count == 3, "\(report.path) is not kept")
    }
  }

  @Test func `It uses the actions in the versions of this repository's own workflow`() throws {
    let own = try text(".github/workflows/parity.yml")
    let uses = Workflow.text(program: "p").matches(of: /uses: ([^@\n]+)@(\S+)/)
    #expect(uses.count > 2)
    for action in uses where own.contains("uses: \(action.1)@") {
      #expect(own.contains("uses: \(action.1)@\(action.2)\n"))
    }
  }
}
