import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `A change` {
  struct Row: Sendable, CustomTestStringConvertible {
    let old: String?
    let new: String?
    let was: String
    let now: String
    var testDescription: String { "\(was) -> \(now)" }
  }

  static let rows = [
    Row(old: "1", new: nil, was: "1", now: "-"),
    Row(old: "abcdefgh", new: "abcdefgx", was: "abcdefgh", now: "abcdefgx"),
    Row(old: "abcdefghi", new: "abcdefghx", was: "…ghi", now: "…ghx"),
    Row(old: "abcdefghi", new: "abcdefgh", was: "…ghi", now: "…gh"),
    Row(old: "abcdefghi", new: "xbc", was: "abcdefg…", now: "xbc"),
    Row(old: "語語語語語a", new: "語語語語語b", was: "…語語a", now: "…語語b"),
  ]

  @Test(arguments: rows) func `Values that are cut are cut to where they differ`(row: Row) {
    #expect(Self.rows.count == 6)
    let shown = ValueChange(.contract, nil, old: row.old, new: row.new).excerpts(columns: 8)
    #expect(shown.old == row.was)
    #expect(shown.new == row.now)
  }

  @Test func `Answers are told key by key, and one that is not there as a whole`() {
    let (old, new): (Outcome, Outcome) = (["a": 1, "b": 2], ["b": 3, "a": 1, "c": nil])
    #expect(
      ValueChange.between(.outcome(old), .outcome(new), .kotlin) == [
        ValueChange(.kotlin, "b", old: "2", new: "3"),
        ValueChange(.kotlin, "c", old: nil, new: "null"),
      ])
    #expect(ValueChange.between(.outcome(old), .outcome(["b": 2, "a": 1]), .kotlin) == [])
    #expect(
      ValueChange.between(.absent, .outcome(old), .contract)
        == [ValueChange(.contract, nil, old: nil, new: "a=1 b=2")])
  }
}
