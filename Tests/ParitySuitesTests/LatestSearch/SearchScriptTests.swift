import ParitySuites
import Testing

@testable import ParityCore
@testable import ParityHarness

/// What exploring the search leaves out.
struct SearchScriptTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let script: JSONValue
    let repaired: JSONValue
    var api = "checks-between-steps"
    var testDescription: String { script.text }
  }

  private static let rows = [
    Row(script: [["finish": "sw"], "idle"], repaired: ["clear"]),
    Row(script: [["submit": "sw"], "busy"], repaired: [["submit": "sw"], "busy", "idle"]),
    Row(script: ["release", ["submit": "sw"]], repaired: ["release"]),
    Row(script: ["busy", "release", "idle"], repaired: ["busy", "release", "idle"]),
    // A call that waits keeps the model, and Swift does not say until when.
    Row(
      script: ["busy", ["submit": "sw"], "release", "idle"],
      repaired: ["busy", ["submit": "sw"], "idle"]),
    Row(
      script: ["busy", ["submit": "sw"], "idle", "release"],
      repaired: ["busy", ["submit": "sw"], "idle", "release"]),
    // Two that are cancelled in a row end in either order, where the API stops at once.
    Row(
      script: ["busy", ["submit": "sw"], "clear", ["submit": "s"], "idle", "clear"],
      repaired: ["busy", ["submit": "sw"], "idle", "clear"], api: "stops-at-once"),
    Row(
      script: ["busy", ["submit": "sw"], "clear", ["submit": "s"], "idle"],
      repaired: ["busy", ["submit": "sw"], "clear", ["submit": "s"], "idle"]),
    // A request may go on while the model is busy.
    Row(
      script: [["submit": "sw"], "busy", ["step": "sw"], "clear", ["finish": "sw"], "idle"],
      repaired: [["submit": "sw"], "busy", ["step": "sw"], "clear", ["finish": "sw"], "idle"]),
  ]

  @Test(arguments: rows)
  func `What does not fit is left out`(row: Row) {
    let suite = LatestSearchSuite()
    let repaired = suite.repaired([
      "api": .string(row.api), "whenAllLeave": "cancel", "events": row.script,
    ])
    #expect(repaired["events"] == row.repaired)
    #expect(suite.repaired(repaired) == repaired)
    #expect(suite.read(repaired) != nil)
  }
}
