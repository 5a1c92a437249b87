import ParitySuites
import Testing

@testable import ParityHarness

/// What exploring the search leaves out.
struct SearchScriptTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let script: JSONValue
    let mended: JSONValue
    var api = "checks-between-steps"
    var testDescription: String { script.text }
  }

  private static let rows = [
    Row(script: [["finish": "sw"], "idle"], mended: ["clear"]),
    Row(script: [["submit": "sw"], "busy"], mended: [["submit": "sw"], "busy", "idle"]),
    Row(script: ["release", ["submit": "sw"]], mended: ["release"]),
    Row(script: ["busy", "release", "idle"], mended: ["busy", "release", "idle"]),
    // A call that waits keeps the model, and Swift does not say until when.
    Row(
      script: ["busy", ["submit": "sw"], "release", "idle"],
      mended: ["busy", ["submit": "sw"], "idle"]),
    Row(
      script: ["busy", ["submit": "sw"], "idle", "release"],
      mended: ["busy", ["submit": "sw"], "idle", "release"]),
    // Two that are cancelled in a row end in either order, where the API stops at once.
    Row(
      script: ["busy", ["submit": "sw"], "clear", ["submit": "s"], "idle", "clear"],
      mended: ["busy", ["submit": "sw"], "idle", "clear"], api: "stops-at-once"),
    Row(
      script: ["busy", ["submit": "sw"], "clear", ["submit": "s"], "idle"],
      mended: ["busy", ["submit": "sw"], "clear", ["submit": "s"], "idle"]),
    // A request may go on while the model is busy.
    Row(
      script: [["submit": "sw"], "busy", ["step": "sw"], "clear", ["finish": "sw"], "idle"],
      mended: [["submit": "sw"], "busy", ["step": "sw"], "clear", ["finish": "sw"], "idle"]),
  ]

  @Test(arguments: rows)
  func `What does not fit is left out`(row: Row) {
    let suite = LatestSearchSuite()
    let mended = suite.mended([
      "api": .string(row.api), "whenAllLeave": "cancel", "events": row.script,
    ])
    #expect(mended["events"] == row.mended)
    #expect(suite.generated(mended)?.value == mended)
  }
}
