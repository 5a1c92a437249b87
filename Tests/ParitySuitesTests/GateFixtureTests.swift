import Foundation
import ParityHarness
import ParitySuites
import Testing

/// Scenarios that cannot be run, each with the problem that it must give.
struct GateFixtureTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let events: String
    let code: Problem.Code
    /// The column of the fault, counted from the start of the event list.
    let column: Int
    let says: String
    var testDescription: String { events }
  }

  static let rows: [Row] = [
    Row(
      events: #"["win", "shwo"]"#, code: .fixtureRange, column: 9,
      says: "expected one of win, show, leave, background, inactive, foreground, detach, attach, "
        + #"idle, found "shwo"; did you mean show?"#),
    Row(
      events: "[]", code: .fixtureRange, column: 1, says: "expected at least one event, found none"),
    Row(
      events: #"[{"wait": -1}]"#, code: .fixtureRange, column: 11,
      says: "expected 0 to 86400000 milliseconds, found -1"),
    Row(
      events: #"[{"busy": 86400001}]"#, code: .fixtureRange, column: 11,
      says: "expected 0 to 86400000 milliseconds, found 86400001"),
    Row(
      events: #"[{"wait": 1.5}]"#, code: .fixtureType, column: 11,
      says: "expected an integer, written without a fraction or an exponent, found 1.5"),
    Row(
      events: #"[{"wiat": 1}]"#, code: .fixtureRange, column: 2,
      says: "expected one of the keys wait, busy, day, version, store"),
    Row(
      events: #"[{"wait": 1, "busy": 1}]"#, code: .fixtureUnknownKey, column: 14,
      says: #"unknown key "busy"; known here: wait"#),
    Row(
      events: #"[{}]"#, code: .fixtureRange, column: 2,
      says: "expected one of the keys wait, busy, day, version, store"),
    Row(
      events: "[1]", code: .fixtureType, column: 2,
      says: "expected an event: a word, or an object with one key"),
    Row(
      events: #"[{"version": null}]"#, code: .fixtureType, column: 14,
      says: "expected a string, found null"),
    Row(
      events: #"[{"store": "never"}]"#, code: .fixtureRange, column: 12,
      says: #"expected one of later, now, no-flow, found "never""#),
    Row(events: #""win""#, code: .fixtureType, column: 1, says: #"expected an array, found "win""#),
  ]

  @Test(arguments: rows)
  func `An event that cannot be played is located`(row: Row) throws {
    let start =
      #"{"suite": "review-gate", "cases": [{"id": "a", "input": {"#
      + #""wonCompletionCount": 2, "forceOverride": false, "events": "#
    let problems = try problems(
      of: start + row.events
        + #"}, "expect": {"effects": [], "pending": false, "scheduled": false}}]}"#,
      suite: ReviewGateSuite())
    let problem = try #require(problems.first { $0.code == row.code })
    #expect(problem.message == row.says)
    #expect(problem.caseID == "a")
    #expect(problem.line == 1)
    #expect(problem.column == start.count + row.column)
    #expect(problems.map(\.code) == [.fixtureCount, row.code])
  }

  @Test(arguments: [
    (#"["request", "requset"]"#, Problem.Code.fixtureRange),
    (#"[{"attempt": {"day": 1}}]"#, .fixtureMissingKey),
    (#"[{"attempt": {"day": 1, "version": "1", "by": "me"}}]"#, .fixtureUnknownKey),
    (#"[{"attempt": {"day": 1, "version": "1"}, "request": 1}]"#, .fixtureUnknownKey),
    ("[1]", .fixtureType),
  ])
  func `An effect that no gate has is refused`(effects: String, code: Problem.Code) throws {
    let problems = try problems(
      of: #"{"suite": "review-gate", "cases": [{"id": "a", "input": {"wonCompletionCount": 2, "#
        + #""forceOverride": false, "events": ["win"]}, "expect": {"effects": \#(effects), "#
        + #""pending": false, "scheduled": false}}]}"#,
      suite: ReviewGateSuite())
    #expect(problems.map(\.code) == [.fixtureCount, code])
  }

  @Test func `Only a delay has a length, and only one that suspends can be queued`() throws {
    let rows = [
      (#""delay", "milliseconds": null, "cancel": "never""#, Problem.Code.fixtureType),
      (#""yield", "milliseconds": 5, "cancel": "never""#, .fixtureType),
      (#""delay", "milliseconds": 0, "cancel": "queued""#, .fixtureRange),
      (#""delay", "milliseconds": 5, "cancel": "later""#, .fixtureRange),
      (#""dely", "milliseconds": 5, "cancel": "never""#, .fixtureRange),
    ]
    for (input, code) in rows {
      let problems = try problems(
        of: #"{"suite": "cancellation", "cases": [{"id": "a", "input": {"operation": \#(input), "#
          + #""swallows": false}, "expect": {}}]}"#, suite: CancellationSuite())
      #expect(problems.map(\.code) == [.fixtureCount, code], "\(input)")
    }
  }

  private func problems(of text: String, suite: some Suite) throws -> [Problem] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parity-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appendingPathComponent("\(suite.name).json"))
    let layout = ProjectLayout(root: folder.path, fixtures: folder.path)
    let loaded = ProjectFiles(layout).fixture(of: suite)
    var fixture = try #require(loaded.value)
    return loaded.problems + (try fixture.read(by: suite))
  }
}
