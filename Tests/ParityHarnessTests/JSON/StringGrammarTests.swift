import ParityHarness
import Testing

@Suite struct `Strings in JSON` {
  static let accepted: [GrammarRow] = [
    .value("an empty string", #""""#, ""),
    .value("letters", #""abc""#, "abc"),
    .value("every short escape", #""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    .value("a solidus without an escape", #""a/b""#, "a/b"),
    .value("an apostrophe", #""it's""#, "it's"),
    .value("a letter by its number", #""\u0041""#, "A"),
    .value("hexadecimal in small letters", #""\u00ef""#, "\u{EF}"),
    .value("hexadecimal in capitals", #""\u00EF""#, "\u{EF}"),
    .value("hexadecimal in both", #""\u00eF""#, "\u{EF}"),
    .value("an escaped zero byte", #""a\u0000b""#, "a\u{0}b"),
    .value("an escaped control character", #""\u001b[31m""#, "\u{1B}[31m"),
    .value("an escaped backslash before a u", #""\\u0041""#, "\\u0041"),
    .value("two backslashes before a quote's end", #""\\\\""#, "\\\\"),
    .value("digits after a number", #""\u00411""#, "A1"),
    .value("a pair of surrogates", #""\ud83d\ude80""#, "🚀"),
    .value("a pair in capitals", #""\uD83D\uDE80""#, "🚀"),
    .value("the first pair", #""\ud800\udc00""#, "\u{10000}"),
    .value("the last pair", #""\udbff\udfff""#, "\u{10FFFF}"),
    .value("two pairs", #""\ud83d\ude80\ud83d\ude80""#, "🚀🚀"),
    .value("the scalars around the surrogates", #""\ud7ff\ue000""#, "\u{D7FF}\u{E000}"),
    .value("a noncharacter by its number", #""\uffff""#, "\u{FFFF}"),
    .value("DEL as it is", "\"\u{7F}\"", "\u{7F}"),
    .value("the ends of two bytes", "\"\u{80}\u{7FF}\"", "\u{80}\u{7FF}"),
    .value("the ends of three bytes", "\"\u{800}\u{FFFF}\"", "\u{800}\u{FFFF}"),
    .value("three bytes around surrogates", "\"\u{D7FF}\u{E000}\"", "\u{D7FF}\u{E000}"),
    .value("the ends of four bytes", "\"\u{10000}\u{10FFFF}\"", "\u{10000}\u{10FFFF}"),
    .value("line separators as they are", "\"\u{2028}\u{2029}\"", "\u{2028}\u{2029}"),
    .value("a byte order mark within", "\"\u{FEFF}\"", "\u{FEFF}"),
    .value("a decomposed letter stays one", "\"e\u{301}\"", "e\u{301}"),
    .value("escapes and characters in turn", #""ä\nö\u0021ü""#, "ä\nö!ü"),
    .value("brackets and commas", #""[{,:}]""#, "[{,:}]"),
  ]

  static let escapes: [GrammarRow] = [
    .refused("no closing quote", #""▸"#),
    .refused("no closing quote after letters", #""abc▸"#),
    .refused("no closing quote after an escaped one", #""\"▸"#),
    .refused("a backslash at the end", #""\▸"#),
    .refused("an unknown escape", #""\▸x41""#),
    .refused("a capital U", #""\▸U0041""#),
    .refused("an escaped apostrophe", #""\▸'""#),
    .refused("an escaped zero", #""\▸0""#),
    .refused("an escaped bell", #""\▸a""#),
    .refused("an escaped vertical tab", #""\▸v""#),
    .refused("an escaped space", #""\▸ ""#),
    .refused("an escaped end of line", "\"\\▸\n\""),
    .refused("an escaped character of two bytes", #""\▸é""#),
    .refused("an escaped zero byte", #""\▸"#, 0x00, #"""#),
    .refused("no digit", #""\u▸""#),
    .refused("one digit", #""\u0▸""#),
    .refused("two digits", #""\u00▸""#),
    .refused("three digits", #""\u004▸""#),
    .refused("three digits and the end", #""\u004▸"#),
    .refused("a digit that is none", #""\u004▸g""#),
    .refused("a sign before the digits", #""\u▸+041""#),
    .refused("a minus before the digits", #""\u▸-041""#),
    .refused("a space before the digits", #""\u▸ 041""#),
    .refused("braces", #""\u▸{41}""#),
    .refused("full-width digits", #""\u00▸４１""#),
    .refused("a tab", "\"a▸\tb\""),
    .refused("a line feed", "\"a▸\nb\""),
    .refused("a carriage return", "\"a▸\rb\""),
    .refused("a zero byte", #""a▸"#, 0x00, #"b""#),
    .refused("the first control character", #""▸"#, 0x01, #"""#),
    .refused("the last control character", #""▸"#, 0x1F, #"""#),
    .refused("an escape sequence of a terminal", #""▸"#, 0x1B, #"[31m""#),
    .refused("apostrophes for quotes", "▸'abc'"),
    .refused("a control character in a key", "{\"a▸\u{8}\":1}"),
    .refused("an unknown escape in a key", #"{"\▸q":1}"#),
  ]

  static let surrogates: [GrammarRow] = [
    .refused("a lead alone", #""▸\ud83d""#),
    .refused("a trail alone", #""▸\ude80""#),
    .refused("a lead after letters", #""ab▸\ud83d""#),
    .refused("two leads", #""▸\ud83d\ud83d""#),
    .refused("two leads and a trail", #""▸\ud83d\ud83d\ude80""#),
    .refused("a trail before a lead", #""▸\ude80\ud83d""#),
    .refused("a trail after a pair", #""\ud83d\ude80▸\ude80""#),
    .refused("a lead before a letter", #""▸\ud83dx""#),
    .refused("a lead before an escaped letter", #""▸\ud83d\u0041""#),
    .refused("a lead before an escaped line feed", #""▸\ud83d\n""#),
    .refused("a lead before an escaped backslash", #""▸\ud83d\\ude80""#),
    .refused("a lead before a character", #""▸\ud83d🚀""#),
    .refused("a lead at the end of the text", #""▸\ud83d"#),
    .refused("a lead in a key", #"{"▸\ud83d":1}"#),
    .refused("a lead before a trail without an end", #""\ud83d\ude8▸""#),
    .refused("a lead before a trail with a wrong digit", #""\ud83d\ud▸z80""#),
    .refused("a lead before a u without digits", #""\ud83d\u▸"#),
  ]

  @Test(arguments: accepted)
  func `A string that RFC 8259 allows is accepted, unit by unit`(row: GrammarRow) throws {
    try row.check()
  }

  @Test(arguments: escapes)
  func `A wrong escape, a control character and a missing quote are refused`(
    row: GrammarRow
  ) throws { try row.check() }

  @Test(arguments: surrogates)
  func `A surrogate without its other half is refused where its escape starts`(
    row: GrammarRow
  ) throws { try row.check() }

  @Test func `The tables of strings hold rows`() {
    #expect(Self.accepted.count == 31)
    #expect(Self.escapes.count == 35)
    #expect(Self.surrogates.count == 17)
  }
}
