import Foundation
import ParityHarness
import Testing

/// What must not change what is printed, and what may: a terminal and those who ask for colour.
struct SurroundingsTests {
  static let formats = ReportFormat.allCases.map(\.rawValue)

  /// What is printed and every report of it, but for the times of JUnit.
  private static func everything(
    _ project: Project, _ environment: [String: String]
  ) throws -> [String] {
    let arguments = formats.flatMap { ["--report", "\($0)=report.\($0)"] }
    let answer = try project.run(
      ["--all-rows"] + arguments,
      environment: environment.merging(["PARITY_FAULT": "hardened-wins"]) { $1 })
    #expect(answer.exitCode == 1 && answer.errors == "")
    return [answer.output]
      + (try formats.map { format in
        try project.text("report.\(format)").replacing(/time="[0-9.]+"/, with: "")
      })
  }

  /// In no surroundings of note, asked once.
  private static let plain = Result { try everything(Project(), [:]) }

  static let surroundings: [[String: String]] = [
    [
      "LC_ALL": "tr_TR.UTF-8", "LANG": "ar_EG.UTF-8", "TZ": "Asia/Kathmandu", "COLUMNS": "20",
      "LINES": "5", "TERM": "dumb", "CI": "true",
    ],
    // Each process hashes with a seed of its own, unless it is told otherwise.
    ["SWIFT_DETERMINISTIC_HASHING": "1"], [:],
  ]

  @Test(arguments: surroundings)
  func `Text and reports are the same whatever surrounds them`(environment: [String: String])
    throws
  {
    #expect(Self.surroundings.count == 3)
    #expect(try Self.everything(Project(), environment) == Self.plain.get())
  }

  struct Colours: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    var environment: [String: String] = [:]
    let onTerminal: Bool
    let inPipe: Bool
    var testDescription: String { "\(arguments) \(environment)" }
  }

  static let colours = [
    Colours(arguments: [], onTerminal: true, inPipe: false),
    Colours(arguments: [], environment: ["NO_COLOR": "1"], onTerminal: false, inPipe: false),
    Colours(arguments: [], environment: ["NO_COLOR": ""], onTerminal: true, inPipe: false),
    Colours(
      arguments: ["--color=always"], environment: ["NO_COLOR": "1"], onTerminal: true, inPipe: true),
    Colours(arguments: ["--color=never"], onTerminal: false, inPipe: false),
  ]

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "no script(1)"),
    arguments: colours)
  func `Colours are for terminals, and for whoever asks`(row: Colours) throws {
    #expect(Self.colours.count == 5)
    let project = try Project()
    let coloured = "\u{1B}[32mparity: Swift and Kotlin keep the contract\u{1B}[0m"
    let pipe = try project.run(row.arguments, environment: row.environment)
    #expect(pipe.output.contains(coloured) == row.inPipe)
    #expect(pipe.output.contains("\u{1B}") == row.inPipe)

    let program = Project.products.appendingPathComponent("faulty-parity").path
    #if os(macOS)
      let script = ["-q", "/dev/null", program] + row.arguments
    #else
      let command = (["'\(program)'"] + row.arguments).joined(separator: " ")
      let script = ["--quiet", "--return", "--command", command, "/dev/null"]
    #endif
    let terminal = try project.run(
      script, program: "/usr/bin/script", environment: row.environment)
    #expect(terminal.exitCode == 0)
    #expect(terminal.output.contains("parity: Swift and Kotlin keep the contract"))
    #expect(terminal.output.contains(coloured) == row.onTerminal)
    #expect(terminal.output.contains("\u{1B}[32m") == row.onTerminal)
  }

  @Test func `A reader that leaves in the middle of much output is no error`() throws {
    let project = try Project(isWhole: true)
    let program = Project.products.appendingPathComponent("parity").path
    // More than a pipe holds, so that the writing does meet its end.
    let whole = try project.run(["latest-search", "--format=json"])
    #expect(whole.output.utf8.count > 1 << 16)
    let command =
      "{ '\(program)' latest-search --format=json --report json=report.json; "
      + "echo $? > code; } | head -1"
    let answer = try project.run(["-c", command], program: "/bin/sh")
    #expect(answer == .init(output: "{\n", errors: "", exitCode: 0))
    #expect(try project.text("code") == "0\n")
    #expect(try project.text("report.json") == whole.output)
  }
}
