import ParitySuites
import Testing

@testable import ParityHarness

/// What exploring the search leaves out, and what it excuses.
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
    Row(script: ["busy", "release", "idle"], mended: ["busy", "idle"]),
    Row(script: ["release", "busy", "idle"], mended: ["release"]),
    // A request that stands still in Kotlin goes on in Swift: it may end once, no more.
    Row(
      script: [
        ["submit": "sw"], "busy", ["step": "sw"], ["finish": "sw"], ["fail": "sw"],
        ["abandon": "sw"], "idle",
      ],
      mended: [["submit": "sw"], "busy", ["fail": "sw"], "idle"]),
    Row(
      script: [["submit": "sw"], ["all-but-last": "sw"], "busy", ["step": "sw"], "idle"],
      mended: [["submit": "sw"], ["all-but-last": "sw"], "busy", ["step": "sw"], "idle"]),
    Row(
      script: ["busy", ["submit": "sw"], ["step": "sw"], ["finish": "sw"], "idle"],
      mended: ["busy", ["submit": "sw"], ["step": "sw"], ["finish": "sw"], "idle"]),
    Row(
      script: ["busy", ["submit": "sw"], "clear", "idle"],
      mended: ["busy", ["submit": "sw"], "clear", "idle"]),
    Row(
      script: ["busy", ["submit": "sw"], "clear", "idle"],
      mended: ["busy", ["submit": "sw"], "idle"], api: "stops-at-once"),
  ]

  @Test(arguments: rows)
  func `What does not fit is left out`(row: Row) {
    let suite = LatestSearchSuite()
    let mended = suite.mended(["api": .string(row.api), "events": row.script])
    #expect(mended["events"] == row.mended)
    #expect(suite.generated(mended)?.value == mended)
  }

  @Test func `The stated divergence is excused, and nothing beyond it`() throws {
    let suite = LatestSearchSuite()
    let input: JSONValue = ["api": "stops-at-once", "events": []]
    let kotlin: Outcome = ["log": ["started a", "cancelled a"], "visible": "idle"]
    let swift: Outcome = ["log": ["started a", "received a", "cancelled a"], "visible": "idle"]
    let id = "answer-ready-query-first-stops-at-once"
    #expect(suite.divergence(kotlin: kotlin, swift: swift, on: input) == id)
    #expect(try SearchContract().cases.contains { $0.id == id })

    #expect(suite.divergence(kotlin: swift, swift: kotlin, on: input) == nil)
    let manner: JSONValue = ["api": "ignores-cancellation", "events": []]
    #expect(suite.divergence(kotlin: kotlin, swift: swift, on: manner) == nil)
    let others: [Outcome] = [
      ["log": ["started a", "received a", "cancelled a"], "visible": "results a"],
      ["log": ["started a", "received b", "cancelled a"], "visible": "idle"],
      ["log": ["started a", "received a", "committed a"], "visible": "idle"],
    ]
    for other in others {
      #expect(suite.divergence(kotlin: kotlin, swift: other, on: input) == nil)
    }
  }
}
