import Foundation
import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `Escaped text` {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// Without quotes; in a literal the same unless `literal` says otherwise.
    let plain: String
    let literal: String

    init(_ testDescription: String, _ text: String, _ plain: String, literal: String? = nil) {
      self.testDescription = testDescription
      self.text = text
      self.plain = plain
      self.literal = "\"\(literal ?? plain)\""
    }
  }

  static let rows: [Row] = [
    Row("nothing", "", ""),
    Row("ASCII", " !#$%&'()*+,-./09:;<=>?@AZ[]^_`az{|}~", " !#$%&'()*+,-./09:;<=>?@AZ[]^_`az{|}~"),
    Row("a quote", "a\"b", "a\"b", literal: #"a\"b"#),
    Row("a backslash", "a\\b", "a\\b", literal: #"a\\b"#),
    Row("an escape as text", #"\u0041"#, #"\u0041"#, literal: #"\\u0041"#),
    Row("ends of lines", "a\nb\rc\r\nd", #"a\nb\rc\r\nd"#),
    Row("a tab", "a\tb", #"a\tb"#),
    Row("a zero byte", "a\u{0}b", #"a\u0000b"#),
    Row("backspace and form feed", "\u{8}\u{C}", #"\u0008\u000c"#),
    Row("a bell", "\u{7}", #"\u0007"#),
    Row("a colour for a terminal", "\u{1B}[31mred\u{1B}[0m", #"\u001b[31mred\u001b[0m"#),
    Row("a title for a terminal", "\u{1B}]0;x\u{7}", #"\u001b]0;x\u0007"#),
    Row("the last of C0", "\u{1F}", #"\u001f"#),
    Row("DEL", "\u{7F}", #"\u007f"#),
    Row("the ends of C1", "\u{80}\u{9F}", #"\u0080\u009f"#),
    Row("a control sequence introducer of one byte", "\u{9B}31m", #"\u009b31m"#),
    Row("the next line", "a\u{85}b", #"a\u0085b"#),
    Row("a no-break space", "a\u{A0}b", #"a\u00a0b"#),
    Row("an ideographic space", "a\u{3000}b", #"a\u3000b"#),
    Row("an ogham space", "a\u{1680}b", #"a\u1680b"#),
    Row("a soft hyphen", "a\u{AD}b", #"a\u00adb"#),
    Row("line and paragraph separators", "\u{2028}\u{2029}", #"\u2028\u2029"#),
    Row("overrides of direction", "\u{202A}\u{202D}\u{202E}\u{202C}", #"\u202a\u202d\u202e\u202c"#),
    Row("isolates of direction", "\u{2066}\u{2067}\u{2068}\u{2069}", #"\u2066\u2067\u2068\u2069"#),
    Row("marks of direction", "\u{200E}\u{200F}\u{61C}", #"\u200e\u200f\u061c"#),
    Row("zero width", "a\u{200B}\u{200C}\u{200D}\u{2060}b", #"a\u200b\u200c\u200d\u2060b"#),
    Row("a byte order mark", "\u{FEFF}a", #"\ufeffa"#),
    Row("invisible operators", "\u{2061}\u{2064}", #"\u2061\u2064"#),
    Row("a combining accent", "e\u{301}", #"e\u0301"#),
    Row("a combining accent first", "\u{301}e", #"\u0301e"#),
    Row("a stack of accents", "Z\u{30D}\u{30E}\u{316}", #"Z\u030d\u030e\u0316"#),
    Row("an enclosing mark", "1\u{20E3}", #"1\u20e3"#),
    Row("a spacing mark", "\u{915}\u{93F}", "\u{915}\\u093f"),
    Row("variation selectors", "\u{2764}\u{FE0F}\u{FE0E}", "\u{2764}\\ufe0f\\ufe0e"),
    Row("a variation selector of the supplement", "\u{E0100}", #"\udb40\udd00"#),
    Row("tags", "\u{E0001}\u{E0041}", #"\udb40\udc01\udb40\udc41"#),
    Row("private use", "\u{E000}\u{F8FF}\u{F0000}", #"\ue000\uf8ff\udb80\udc00"#),
    Row("noncharacters", "\u{FFFE}\u{FFFF}\u{10FFFF}", #"\ufffe\uffff\udbff\udfff"#),
    Row("an unassigned scalar", "\u{378}", #"\u0378"#),
    Row(
      "letters that are not seen", "\u{3164}\u{115F}\u{1160}\u{FFA0}", #"\u3164\u115f\u1160\uffa0"#),
    Row("a pattern without a dot", "\u{2800}\u{2801}", "\\u2800\u{2801}"),
    Row("Korean in pieces", "\u{1112}\u{1161}\u{11AB}", "\u{1112}\\u1161\\u11ab"),
    Row("a Korean syllable and a piece", "\u{D558}\u{11AB}", "\u{D558}\\u11ab"),
    Row("signs that are letters", "\u{212B}\u{2126}\u{212A}", #"\u212b\u2126\u212a"#),
    Row("a question mark like a semicolon", ";\u{37E}", #";\u037e"#),
    Row("an ideograph for compatibility", "\u{8C48}\u{F900}", "\u{8C48}\\uf900"),
    Row("a composed letter", "é", "é"),
    Row("other letters", "жλ中語한ع", "жλ中語한ع"),
    Row("signs", "€→½“”…—", "€→½“”…—"),
    Row("an emoji", "🚀", "🚀"),
    Row(
      "a family of emoji", "👩\u{200D}👩\u{200D}👧", #"👩\u200d👩\u200d👧"#),
    Row("the replacement character", "\u{FFFD}", "\u{FFFD}"),
    Row("a command of a CI service", "::error::boo", #":\u003aerror:\u003aboo"#),
    Row("a command of an older form", "##[error]boo", #"#\u0023[error]boo"#),
    Row("three colons", ":::", #":\u003a\u003a"#),
    Row("three hashes", "###", #"#\u0023\u0023"#),
    Row("one of each", "a:b#c: # :", "a:b#c: # :"),
    Row("one after the other", ":#:#", ":#:#"),
    Row("colons apart by an invisible", ":\u{200B}:", #":\u200b:"#),
  ]

  @Test(arguments: rows)
  func `What cannot be seen, or could act, is written as an escape`(row: Row) throws {
    #expect(Array(Escaped.plain(row.text).utf8) == Array(row.plain.utf8))
    #expect(Array(Escaped.literal(row.text).utf8) == Array(row.literal.utf8))
    // A literal can be pasted back.
    let back = try JSONText(row.literal).root().string()
    #expect(CodeUnits.areEqual(back, row.text))
  }

  @Test func `Every scalar alone is printable when it is escaped, and reads back`() throws {
    // All of the planes that have characters one by one, some of each plane that has none.
    let sparse = stride(from: UInt32(0x2_0000), through: 0x10_FFFF, by: 61)
    for number in Array(UInt32(0)...0x1_FFFF) + sparse + Array(0xE_0000...0xE_01FF) {
      guard let scalar = Unicode.Scalar(number) else { continue }
      let text = String(Character(scalar))
      let literal = Escaped.literal(text)
      if !isPrintable(literal) { Issue.record("U+\(String(number, radix: 16)) left raw") }
      // Most read back as they are; only what was escaped needs to be read.
      if literal.utf8.contains(UInt8(ascii: "\\")) {
        let back = try JSONText(literal).root().string()
        if !CodeUnits.areEqual(back, text) {
          Issue.record("U+\(String(number, radix: 16)) does not read back")
        }
      }
    }
  }

  @Test func `Texts that differ look different, although Unicode takes them for the same`() {
    let scalars = (UInt32(0)...0x2_FFFF).compactMap(Unicode.Scalar.init)
    var raw: Set<String> = []
    for scalar in scalars where Escaped.plain(String(scalar)).unicodeScalars.first == scalar {
      // A set of strings holds one of those that are canonically equal.
      #expect(raw.insert(String(scalar)).inserted, "U+\(String(scalar.value, radix: 16))")
    }
    for composed in raw {
      let pieces = composed.decomposedStringWithCanonicalMapping
      if CodeUnits.areEqual(composed, pieces) { continue }
      #expect(Escaped.plain(pieces) != Escaped.plain(composed), "\(Escaped.literal(pieces))")
    }
  }

  @Test func `Nothing that starts a command of a CI service is left in any text`() {
    var random = SplitMix(seed: 11)
    let pieces: [Character] = [":", "#", "\u{200D}", "\n", "a", "\"", "\\"]
    for _ in 0..<2_000 {
      let length = Int.random(in: 0...8, using: &random)
      let text = String((0..<length).map { _ in pieces.randomElement(using: &random) ?? "a" })
      for escaped in [Escaped.plain(text), Escaped.literal(text)] {
        #expect(!escaped.contains("::") && !escaped.contains("##"), "\(escaped)")
      }
    }
  }

  @Test func `The table of escapes holds rows`() { #expect(Self.rows.count == 59) }
}
