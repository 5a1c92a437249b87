import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `Rosters` {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let recorded: [String]
    let current: [String]
    let sentence: String?

    init(
      _ testDescription: String, _ recorded: [String], _ current: [String], _ sentence: String?
    ) {
      self.testDescription = testDescription
      self.recorded = recorded
      self.current = current
      self.sentence = sentence
    }
  }

  static let rows: [Row] = [
    Row("nothing", [], [], nil),
    Row("the same", ["a", "b"], ["a", "b"], nil),
    Row("one went", ["a", "b"], ["a"], "removed since the recording: b"),
    Row("one came", ["a"], ["a", "b"], "added since the recording: b"),
    Row(
      "both", ["a", "b"], ["a", "c"],
      "removed since the recording: b; added since the recording: c"),
    Row(
      "both, and moved", ["a", "b", "c"], ["c", "a", "d"],
      "removed since the recording: b; added since the recording: d"),
    Row(
      "moved", ["a", "b", "c"], ["a", "c", "b"],
      "the cases are not in the order of the recording: c where b was recorded"),
    Row("one cannot be read", ["a", "b"], ["a", ""], "removed since the recording: b"),
    Row("one more that cannot be read", ["a"], ["a", ""], nil),
    Row("one appears twice", ["a", "b"], ["a", "b", "b"], nil),
    Row(
      "eleven came", [], (1...11).map { "n\($0)" },
      "added since the recording: n1, n2, n3, n4, n5, n6, n7, n8, n9, n10 and 1 more"),
    Row(
      "ten came", [], (1...10).map { "n\($0)" },
      "added since the recording: n1, n2, n3, n4, n5, n6, n7, n8, n9, n10"),
  ]

  @Test(arguments: rows)
  func `What became of the cases is one sentence, or nothing`(row: Row) {
    #expect(CaseListDiff(recorded: row.recorded, current: row.current).sentence == row.sentence)
  }

  @Test func `The table of rosters holds rows`() { #expect(Self.rows.count == 12) }
}
