import Foundation
import Testing

/// The demonstrations, their output whole.
struct DemoTests {
  private static let recorded = "kotlin-ref/recorded/cancellation.json"

  /// What the demonstration of cancellation prints before it asks for what Kotlin answered.
  private static let published = """
    before: isCancelled=true
    before: error=CancellationError, CancellationError=true
    try?: nil=true, continued=true, isCancelled=true
    check: CancellationError=true
    during: CancellationError=true
    after: sleep returned
    after: continued=true, isCancelled=true
    after: check CancellationError=true

    """

  private static let race = """

    cancelled when the timer had ended and the resumption had not run:
    Swift, live:      sleep returned, continued=true, isCancelled=true
    Kotlin, recorded: delay threw, continued=false, isCancelled=true

    """

  private static let search = """
    without cancellation:
    started: sw
    started: swift
    received: swift
    committed: swift
    received: sw
    committed: sw

    with the search model:
    started: sw
    started: swift
    cancelled: sw
    received: swift
    committed: swift

    """

  @Test func `When a cancelled sleep throws`() throws {
    #expect(
      try Project(isWhole: true).run(["demo", "cancellation"])
        == .init(output: Self.published + Self.race, errors: "", exitCode: 0))
  }

  @Test func `A late first answer, without cancellation and with it`() throws {
    #expect(
      try Project(isWhole: true).run(["demo", "search"])
        == .init(output: Self.search, errors: "", exitCode: 0))
  }

  @Test func `What Kotlin answered is read from the recording`() throws {
    let project = try Project(isWhole: true)
    let lines = try project.text(Self.recorded).split(separator: "\n")
    let line = String(
      try #require(lines.first { $0.contains(#""id":"delay-cancelled-when-queued""#) }))
    try project.replace(
      line, with: line.replacing(#""threw":true"#, with: #""threw":false"#), in: Self.recorded)
    let answer = try project.run(["demo", "cancellation"])
    #expect(
      answer.output == Self.published + Self.race.replacing("delay threw", with: "delay returned"))
  }

  @Test func `Without the recording the demonstration ends as the check does`() throws {
    let project = try Project(isWhole: true)
    try project.remove(Self.recorded)
    let answer = try project.run(["demo", "cancellation"])
    #expect(answer.exitCode == 3)
    #expect(answer.output.hasPrefix(Self.published + "recording.missing cancellation\n"))
  }

  struct Usage: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let says: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Usage(arguments: ["demo"], says: "demo needs one of cancellation, search"),
    Usage(
      arguments: ["demo", "cancellation", "search"], says: "demo needs one of cancellation, search"),
    Usage(
      arguments: ["demo", "serch"],
      says: "demo needs one of cancellation, search; did you mean search?"),
    Usage(arguments: ["demo", "eligibility"], says: "demo needs one of cancellation, search"),
    Usage(
      arguments: ["demo", "search", "--all-rows"], says: "--all-rows belongs to check, not to demo"),
  ])
  func `A wrong call is 64, with the demonstrations that there are`(row: Usage) throws {
    #expect(
      try Project(isWhole: true).run(row.arguments)
        == .init(
          output: "", errors: "parity: \(row.says)\nsee swift run parity --help\n",
          exitCode: 64))
  }

  @Test func `A project without demonstrations says so`() throws {
    #expect(
      try Project().run(["demo", "search"])
        == .init(
          output: "",
          errors: "parity: this project has no demo\nsee swift run faulty-parity --help\n",
          exitCode: 64))
  }

  @Test func `A reader that leaves early is no error`() throws {
    let project = try Project(isWhole: true)
    let parity = Project.products.appendingPathComponent("parity").path
    let answer = try project.run(
      ["-c", "('\(parity)' demo search; echo $? >&2) | head -1"], program: "/bin/sh")
    #expect(answer == .init(output: "without cancellation:\n", errors: "0\n", exitCode: 0))
  }
}
