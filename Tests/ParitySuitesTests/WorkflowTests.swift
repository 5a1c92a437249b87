import Foundation
import ParityHarness
import ParitySuites
import Testing

/// Whether the workflow keeps up with what it runs.
struct WorkflowTests {
  private func workflow() throws -> String { try text(".github/workflows/parity.yml") }

  private func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: [".github/workflows/parity.yml", ".ci/run"])
  func `Every suite that can be explored is explored, by night and by the gate`(
    path: String
  ) throws {
    let names = allSuites.filter { $0 is any ExplorableSuite }.map(\.name)
    #expect(try text(path).contains("for suite in \(names.joined(separator: " ")); do\n"))
  }

  @Test func `Every report that is a file of its own is kept`() throws {
    let workflow = try workflow()
    // The annotations GitHub shows by itself.
    let formats = ReportFormat.allCases.filter { $0 != .github }
    #expect(!formats.isEmpty)
    for format in formats {
      #expect(workflow.contains("--report \(format.rawValue)=reports/parity."), "\(format)")
    }
  }

  @Test(arguments: [".github/workflows/parity.yml", ".ci/run"])
  func `Every demonstration is run, and the tests in Kotlin`(path: String) throws {
    let text = try text(path)
    #expect(!allDemos.isEmpty)
    for demo in allDemos { #expect(text.contains("swift run parity demo \(demo.name)")) }
    #expect(text.contains(".ci/test-kotlin\n"))
  }
}
