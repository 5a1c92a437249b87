import ParityHarness
import Testing

@Suite struct `The encoding of JSON` {
  static let inStrings: [GrammarRow] = [
    .refused("a continuation alone", "\"▸", 0x80, "\""),
    .refused("the last continuation alone", "\"▸", 0xBF, "\""),
    .refused("a continuation too many", "\"", 0xC3, 0xA9, "▸", 0xA9, "\""),
    .refused("an overlong zero", "\"▸", 0xC0, 0x80, "\""),
    .refused("an overlong DEL", "\"▸", 0xC1, 0xBF, "\""),
    .refused("an overlong quote", "\"▸", 0xC0, 0xA2, "\""),
    .refused("the first overlong form of three bytes", "\"", 0xE0, "▸", 0x80, 0x80, "\""),
    .refused("the last overlong form of three bytes", "\"", 0xE0, "▸", 0x9F, 0xBF, "\""),
    .refused("the first overlong form of four bytes", "\"", 0xF0, "▸", 0x80, 0x80, 0x80, "\""),
    .refused("the last overlong form of four bytes", "\"", 0xF0, "▸", 0x8F, 0xBF, 0xBF, "\""),
    .refused("the first surrogate", "\"", 0xED, "▸", 0xA0, 0x80, "\""),
    .refused("the last surrogate", "\"", 0xED, "▸", 0xBF, 0xBF, "\""),
    .refused(
      "a pair of surrogates, three bytes each", "\"", 0xED, "▸", 0xA0, 0xBD, 0xED, 0xBA, 0x80, "\""),
    .refused("one past the last scalar", "\"", 0xF4, "▸", 0x90, 0x80, 0x80, "\""),
    .refused("a lead for what is past the last scalar", "\"▸", 0xF5, 0x80, 0x80, 0x80, "\""),
    .refused("a lead of five bytes", "\"▸", 0xF8, 0x88, 0x80, 0x80, 0x80, "\""),
    .refused("the byte FE", "\"▸", 0xFE, "\""),
    .refused("the byte FF", "\"▸", 0xFF, "\""),
    .refused("one byte of two before the quote", "\"", 0xC3, "▸\""),
    .refused("one byte of three before the quote", "\"", 0xE2, "▸\""),
    .refused("two bytes of three before the quote", "\"", 0xE2, 0x82, "▸\""),
    .refused("three bytes of four before the quote", "\"", 0xF0, 0x9F, 0x9A, "▸\""),
    .refused("one byte of two before another lead", "\"", 0xC3, "▸", 0xC3, 0xA9, "\""),
    .refused("one byte of two before a backslash", "\"", 0xC3, #"▸\n""#),
    .refused("one byte of two and the end", "\"", 0xC3, "▸"),
    .refused("two bytes of three and the end", "\"", 0xE2, 0x82, "▸"),
    .refused("three bytes of four and the end", "\"", 0xF0, 0x9F, 0x9A, "▸"),
    .refused("a letter in Latin-1", "\"caf", 0xE9, "▸\""),
    .refused("a wrong byte in a key", "{\"", 0xC3, "▸(\":1}"),
    .refused("a wrong byte in a part that is only skipped", "[[[\"▸", 0xFF, "\"]],1]"),
  ]

  static let ofTexts: [GrammarRow] = [
    .refused("a byte order mark", "▸", 0xEF, 0xBB, 0xBF, "{}"),
    .refused("a byte order mark alone", "▸", 0xEF, 0xBB, 0xBF),
    .refused("a byte order mark after a space", " ▸", 0xEF, 0xBB, 0xBF, "1"),
    .refused("a byte order mark at the end", "1▸", 0xEF, 0xBB, 0xBF),
    .refused("a part of a byte order mark", "▸", 0xEF, 0xBB, "1"),
    .refused("UTF-16, small end first", "▸", 0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00),
    .refused("UTF-16, big end first", "▸", 0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D),
    .refused("UTF-16 without a mark, small end first", "[▸", 0x00, "]", 0x00),
    .refused("UTF-16 without a mark, big end first", "▸", 0x00, "[", 0x00, "]"),
    .refused("a digit in UTF-16", "1▸", 0x00),
    .refused("UTF-32, big end first", "▸", 0x00, 0x00, 0x00, 0x31),
    .refused("UTF-32 with a mark, small end first", "▸", 0xFF, 0xFE, 0x00, 0x00, "1", 0, 0, 0),
    .refused("a zero byte alone", "▸", 0x00),
    .refused("a zero byte before a value", "▸", 0x00, "1"),
    .refused("a zero byte after a value", "{}▸", 0x00),
    .refused("a zero byte for a comma", "[1▸", 0x00, "2]"),
    .refused("a zero byte for a key", "{▸", 0x00, ":1}"),
    .refused("a zero byte for a colon", #"{"a"▸"#, 0x00, "1}"),
    .refused("a character outside a string", "[▸é]"),
    .refused("an emoji for a value", "▸🚀"),
    .refused("a no-break space", "▸\u{A0}1"),
    .refused("an ideographic space", "[1,▸\u{3000}2]"),
    .refused("a line separator between tokens", "[▸\u{2028}1]"),
    .refused("a zero-width space between tokens", "[1▸\u{200B}]"),
    .refused("a next-line character", "1▸\u{85}"),
  ]

  @Test(arguments: inStrings)
  func `A byte that is not UTF-8 where it is is refused`(row: GrammarRow) throws {
    try row.check()
  }

  @Test(arguments: ofTexts)
  func `A text in another encoding and a foreign space are refused`(row: GrammarRow) throws {
    try row.check()
  }

  @Test func `The tables of encodings hold rows`() {
    #expect(Self.inStrings.count == 30)
    #expect(Self.ofTexts.count == 25)
  }
}
