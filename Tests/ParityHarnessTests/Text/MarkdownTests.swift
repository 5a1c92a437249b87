import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `Markdown of values` {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let code: String
    var testDescription: String { code }
  }

  static let rows: [Row] = [
    Row(text: "", code: ""),
    Row(text: "plain", code: "`plain`"),
    Row(text: #""a literal""#, code: #"`"a literal"`"#),
    Row(text: "a | b", code: #"`a \u007c b`"#),
    Row(text: #"a\|b"#, code: #"`a\\u007cb`"#),
    Row(text: "`` `", code: #"`\u0060\u0060 \u0060`"#),
    Row(text: "<b>&amp;</b>", code: "`<b>&amp;</b>`"),
    Row(text: "@name #1 https://a.example *b* _c_", code: "`@name #1 https://a.example *b* _c_`"),
    Row(text: "one\ntwo\r\n", code: #"`one\ntwo\r\n`"#),
    Row(text: "\u{1B}[1m\u{202E}e\u{301}", code: #"`\u001b[1m\u202ee\u0301`"#),
    Row(text: " a", code: "`  a `"),
    Row(text: "a ", code: "` a  `"),
    Row(text: #"ends with \"#, code: #"`ends with \`"#),
  ]

  @Test(arguments: rows) func `A value is in a code span that it cannot leave`(row: Row) {
    #expect(Self.rows.count == 13)
    #expect(Array(Markdown.code(row.text).utf8) == Array(row.code.utf8))
  }

  @Test func `A long value is cut`() {
    let text = String(repeating: "語", count: 100_000)
    #expect(Markdown.code(text, columns: 10) == "`語語語語…`")
    #expect(Markdown.code(String(repeating: "|", count: 3), columns: 2) == #"`\u007c…`"#)
  }

  @Test func `A table's cells are what they are given`() {
    #expect(
      Markdown.table(["suite", "says"], [["a", Markdown.code("b|c")], ["d", ""]]) == #"""
        | suite | says |
        | --- | --- |
        | a | `b\u007cc` |
        | d |  |

        """#)
  }

  @Test func `A block keeps its lines and cannot be left`() {
    #expect(
      Markdown.block("one\n```\n\n  | <b>\u{7}", columns: 20) == #"""
        ```text
        one
        \u0060\u0060\u0060

          \u007c <b>\u0007
        ```

        """#)
  }
}
