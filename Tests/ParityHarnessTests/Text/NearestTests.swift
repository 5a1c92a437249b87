import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `The nearest names` {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let known: [String]
    let nearest: [String]

    var testDescription: String { "\(name.prefix(30)) among \(known.count)" }

    init(_ name: String, _ known: [String], _ nearest: [String]) {
      self.name = name
      self.known = known
      self.nearest = nearest
    }
  }

  static let rows: [Row] = [
    Row("chek", ["check", "record", "explain", "list"], ["check"]),
    Row("checks", ["check", "record"], ["check"]),
    Row("hceck", ["check", "record"], ["check"]),
    Row("check", ["check", "cheek"], ["check", "cheek"]),
    Row("teleport", ["check", "record"], []),
    Row("eligibilty", ["eligibility", "epoch-day"], ["eligibility"]),
    Row(
      "weight", ["height", "freight", "eight", "light", "sight"], ["eight", "height", "freight"]),
    Row("b", ["c", "a", "b", "d"], ["b", "a", "c"]),
    Row("", ["a", "ab", "abc"], ["a", "ab"]),
    Row("abc", [""], []),
    Row("", [""], [""]),
    Row("anything", [], []),
    Row("caf\u{E9}", ["cafe\u{301}"], ["cafe\u{301}"]),
    Row("👩\u{200D}👩\u{200D}👧s", ["👩\u{200D}👩\u{200D}👧"], ["👩\u{200D}👩\u{200D}👧"]),
    Row(
      String(repeating: "x", count: 100), [String(repeating: "x", count: 99)],
      [String(repeating: "x", count: 99)]),
    Row(String(repeating: "x", count: 101), [String(repeating: "x", count: 100)], []),
    Row("x", [String(repeating: "x", count: 101)], []),
  ]

  @Test(arguments: rows)
  func `The nearest come first, three at the most, and nothing that is far`(row: Row) {
    #expect(Nearest.names(to: row.name, among: row.known) == row.nearest)
    #expect(Nearest.names(to: row.name, among: row.known.reversed()) == row.nearest)
  }

  @Test func `The suggestion is a clause, or nothing`() {
    let known = ["alpha", "alphas", "beta"]
    #expect(Nearest.suggestion(for: "alpah", among: ["alpha"]) == "; did you mean alpha?")
    #expect(
      Nearest.suggestion(for: "alph", among: known) == "; did you mean alpha or alphas?")
    #expect(
      Nearest.suggestion(for: "betta", among: known, leadIn: ", perhaps") == ", perhaps beta?")
    #expect(Nearest.suggestion(for: "gamma ray", among: known) == "")
  }

  @Test func `The share of a name that may differ can be made smaller`() {
    #expect(Nearest.names(to: "coroutines", among: ["constants"]) == ["constants"])
    #expect(Nearest.names(to: "coroutines", among: ["constants"], within: 3) == [])
    #expect(Nearest.names(to: "coroutines", among: ["corutine"], within: 3) == ["corutine"])
  }

  @Test func `The suggestion is safe to print`() {
    #expect(
      Nearest.suggestion(for: "a\u{1B}b", among: ["a\u{1B}c"]) == "; did you mean a\\u001bc?")
  }

  @Test func `A hostile name costs nothing`() {
    let name = String(repeating: "a", count: 1_000_000)
    #expect(Nearest.names(to: name, among: Array(repeating: "abc", count: 1_000)).isEmpty)
    #expect(Nearest.names(to: "abc", among: Array(repeating: name, count: 10)).isEmpty)
  }

  @Test func `The table of names holds rows`() { #expect(Self.rows.count == 17) }
}
