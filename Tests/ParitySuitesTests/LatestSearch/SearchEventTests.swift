import ParityHarness
import ParitySuites
import Testing

/// Scenarios that cannot be run, each with what is said and where.
struct SearchEventTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let events: String
    var kind = JSONFault.Kind.range
    /// The offset of the fault in the event list.
    let offset: Int
    let says: String
    var testDescription: String { events }
  }

  private static let keys =
    "submit, step, all-but-last, finish, fail, abandon, report-cancelled, join, leave"
  private static let letters = "expected a word of letters from a to z"

  private static let rows = [
    Row(events: "[]", offset: 0, says: "expected at least one event, found none"),
    Row(
      events: #"["relase"]"#, offset: 1,
      says: "expected one of clear, release, busy, idle, abandon-work, "
        + #"found "relase"; did you mean release?"#),
    Row(events: #"[{"sumbit": "sw"}]"#, offset: 1, says: "expected one of the keys \(keys)"),
    Row(events: #"[{}]"#, offset: 1, says: "expected one of the keys \(keys)"),
    Row(
      events: #"[{"submit": "sw", "step": "sw"}]"#, kind: .unknownKey, offset: 18,
      says: #"unknown key "step"; known here: submit"#),
    Row(
      events: #"[{"submit": 1}]"#, kind: .type, offset: 12, says: "expected a string, found 1"),
    Row(
      events: #"[7]"#, kind: .type, offset: 1,
      says: "expected an event: a word, or an object with one key"),
    Row(events: #"[{"submit": ""}]"#, offset: 1, says: letters),
    Row(events: ##"[{"submit": "sw#2"}]"##, offset: 1, says: letters),
    Row(events: #"[{"join": "A"}]"#, offset: 1, says: letters),
    Row(
      events: #"[{"submit": "sw"}, {"step": "swift"}]"#, offset: 19,
      says: "expected one of the requests so far (sw)"),
    Row(
      events: ##"[{"submit": "sw"}, {"submit": "sw"}, {"finish": "sw#3"}]"##, offset: 37,
      says: "expected one of the requests so far (sw, sw#2)"),
    Row(
      events: #"[{"finish": "work"}]"#, offset: 1,
      says: "expected one of the requests so far (none)"),
    Row(
      events: #"[{"join": "a"}, {"leave": "b"}]"#, offset: 16,
      says: "expected one of the callers so far (a)"),
    Row(
      events: #"[{"join": "a"}, {"join": "a"}]"#, offset: 16,
      says: "expected a caller that has not joined yet"),
    Row(
      events: #"["release", {"submit": "sw"}]"#, offset: 12, says: "expected no query after release"
    ),
    Row(events: #"["release", "clear"]"#, offset: 12, says: "expected no clear after release"),
    Row(events: #"["release", "release"]"#, offset: 12, says: "expected one release"),
    Row(
      events: #"["abandon-work"]"#, offset: 1,
      says: "expected a caller before the work is abandoned"
    ),
    Row(events: #"["idle"]"#, offset: 1, says: "expected busy before idle"),
    Row(events: #"["busy", "busy"]"#, offset: 9, says: "expected idle before the next busy"),
    Row(events: #"["busy"]"#, offset: 0, says: "expected idle after the last busy"),
  ]

  @Test(arguments: rows)
  func `An event that makes no sense is located`(row: Row) throws {
    let fault = try #require(try faultOfReading(api: "stops-at-once", events: row.events))
    #expect(fault.message == row.says)
    #expect(fault.kind == row.kind)
    #expect(fault.offset == Self.start(api: "stops-at-once").count + row.offset)
  }

  @Test func `An unknown behavior of the API is located`() throws {
    let fault = try #require(try faultOfReading(api: "stops-now", events: #"["clear"]"#))
    #expect(
      fault.message
        == "expected one of checks-between-steps, stops-at-once, ignores-cancellation, "
        + #"computes-and-checks, computes-regardless, found "stops-now""#)
    #expect(fault.offset == 8)
    #expect(fault.key == "api")
  }

  @Test func `Requests are counted, those of the shared work too`() throws {
    let events = #"[{"join": "a"}, {"join": "b"}, {"submit": "sw"}, {"submit": "sw"}, "#
    #expect(
      try faultOfReading(
        api: "stops-at-once", events: events + ##"{"step": "sw#2"}, {"fail": "work#2"}]"##)
        == nil)
  }

  private static func start(api: String) -> String {
    #"{"api": "\#(api)", "whenAllLeave": "cancel", "events": "#
  }

  private func faultOfReading(api: String, events: String) throws -> JSONFault? {
    let text = "\(Self.start(api: api))\(events)}"
    do throws(JSONFault) {
      _ = try JSONText(text, name: "input").root().decode(SearchScript.self)
      return nil
    } catch {
      return error
    }
  }
}
