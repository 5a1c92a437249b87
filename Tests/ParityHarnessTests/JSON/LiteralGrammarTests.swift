import ParityHarness
import Testing

@Suite struct `Literals in JSON` {
  static let rows: [GrammarRow] = [
    .value("true", "true", true),
    .value("false", "false", false),
    .value("null", "null", nil),
    .value("all three", "[true,false,null]", [true, false, nil]),
    .refused("a t", "t▸"),
    .refused("true without its end", "tru▸"),
    .refused("false without its end", "fals▸"),
    .refused("null without its end", "nul▸"),
    .refused("true with a capital", "▸True"),
    .refused("true in capitals", "▸TRUE"),
    .refused("true that ends in a capital", "tru▸E"),
    .refused("null in capitals", "▸NULL"),
    .refused("a word like false", "fals▸y"),
    .refused("a word like null", "n▸il"),
    .refused("a letter too many", "null▸l"),
    .refused("a digit too many", "true▸1"),
    .refused("two literals in one", "true▸false"),
    .refused("a space within", "t▸ rue"),
    .refused("a zero byte within", "tr▸", 0x00, "ue"),
    .refused("a zero byte after it", "true▸", 0x00),
    .refused("undefined", "▸undefined"),
    .refused("yes", "▸yes"),
    .refused("None", "▸None"),
    .refused("a word", "[▸word]"),
  ]

  @Test(arguments: rows)
  func `A literal is one of three words, letter by letter`(row: GrammarRow) throws {
    try row.check()
  }

  @Test func `The table of literals holds rows`() { #expect(Self.rows.count == 24) }
}
