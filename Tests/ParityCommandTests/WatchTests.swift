import Foundation
import Testing

/// `parity check --watch`, which is told of changes by the files themselves.
struct WatchTests {
  /// A watch that runs, and what it prints.
  private final class Watch {
    let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private var text = ""

    init(_ project: Project) throws {
      process.executableURL = Project.products.appendingPathComponent("faulty-parity")
      process.arguments = ["check", "--watch", "--color", "never"]
      process.currentDirectoryURL = project.root
      process.standardOutput = output
      process.standardError = errors
      process.standardInput = FileHandle.nullDevice
      try process.run()
      // Only the children hold the ends that are written to.
      try output.fileHandleForWriting.close()
      try errors.fileHandleForWriting.close()
    }

    /// What is printed until it waits for the next change.
    func report() -> String {
      let end = "start it again then: swift run faulty-parity\n"
      while !text.contains(end) {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        text += String(decoding: data, as: UTF8.self)
      }
      let parts = text.components(separatedBy: end)
      text = parts.dropFirst().joined(separator: end)
      return parts[0]
    }

    /// Waits for its end and for that of its workers, which hold its standard error.
    func end() throws -> (exitCode: Int32, errors: String) {
      process.waitUntilExit()
      let data = try errors.fileHandleForReading.readToEnd() ?? Data()
      return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
  }

  @Test func `A change is checked, and Ctrl-C ends with the last verdict and leaves nothing`()
    throws
  {
    let project = try Project()
    let files = try FileManager.default.subpathsOfDirectory(atPath: project.root.path).sorted()
    let watch = try Watch(project)
    #expect(watch.report().hasPrefix(CheckTests.green))
    try project.leaveParity()
    let drift = watch.report()
    #expect(drift.hasPrefix("\n--- changed: fixtures/eligibility.json\n\neligibility\n"))
    #expect(drift.contains("drift: 1 problem (1 suite, 12 cases), exit code 1\n"))
    try project.write("// new\n", to: "kotlin-ref/src/reviewprompt/New.kt")
    let stale = watch.report()
    #expect(stale.hasPrefix("\n--- changed: kotlin-ref/src/reviewprompt/New.kt\n\n"))
    #expect(stale.contains("exit code 3\n"))
    try project.remove("kotlin-ref/src/reviewprompt/New.kt")
    #expect(watch.report().contains("exit code 1\n"))
    watch.process.interrupt()
    let end = try watch.end()
    #expect(end.exitCode == 1)
    #expect(end.errors == "")
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: project.root.path).sorted() == files)
  }

  @Test func `A wrong name ends the watch before it begins`() throws {
    let answer = try Project().run(["eligibility/no-such-case", "--watch"])
    #expect(answer.exitCode == 64)
    #expect(answer.errors.hasPrefix("parity: eligibility has no case no-such-case"))
  }
}
