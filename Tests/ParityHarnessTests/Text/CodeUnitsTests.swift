import ParityHarness
import Testing

@Suite struct `Code units` {
  static let texts = [
    "", "a", "A", "ab", "a\u{0}", "\u{E9}", "e\u{301}", "\u{C5}", "A\u{30A}", "\u{212B}", "ﬁ", "fi",
    "\u{AC00}", "\u{1100}\u{1161}", "q\u{307}\u{323}", "q\u{323}\u{307}", "🚀", "\u{FFFD}", "ß",
    "ss",
    "\u{10000}", "\u{FFFF}", "İ", "i\u{307}", "\r\n", "\n",
  ]

  @Test func `Two strings are the same when their UTF-16 is, and only then`() {
    #expect(Self.texts.count == 26)
    for one in Self.texts {
      for other in Self.texts {
        let sameUnits = Array(one.utf16) == Array(other.utf16)
        #expect(CodeUnits.areEqual(one, other) == sameUnits, "\(Escaped.literal(one))")
      }
    }
  }

  @Test func `Swift takes some of them for the same`() {
    #expect("\u{E9}" == "e\u{301}")
    #expect(!CodeUnits.areEqual("\u{E9}", "e\u{301}"))
  }
}
