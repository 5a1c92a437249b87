import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `Text in columns` {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("жλ", 2), ("中文", 4), ("ｆｕｌｌ", 8), ("ﾊﾝ", 2), ("한글", 4),
    ("かな", 4), ("カナ", 4), ("〒。", 4), ("🚀", 2), ("a🚀b", 4), ("♥", 1), ("→…", 2), ("𠮷", 2),
    (#"e\u0301"#, 7), ("¥￥", 3),
  ])
  func `A text takes as many columns as a terminal gives it`(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 7, "abcdef"), ("abcdef", 5, "abcd…"),
    ("abcdef", 2, "a…"), ("abcdef", 1, "…"), ("", 3, ""), ("中文中文", 8, "中文中文"),
    ("中文中文", 7, "中文中…"), ("中文中文", 6, "中文…"), ("中文", 2, "…"), ("中文", 3, "中…"),
    ("a🚀🚀", 4, "a🚀…"), ("a🚀🚀", 3, "a…"),
  ])
  func `A text that is too long is cut, and never in the middle of a character`(
    text: String, columns: Int, cut: String
  ) {
    #expect(DisplayWidth.cut(text, to: columns) == cut)
    #expect(DisplayWidth.of(cut) <= columns)
  }

  @Test func `Columns are aligned, two spaces apart`() {
    var table = TextTable()
    table.add(["case", "Kotlin", "Swift"])
    table.add(["a", "yes", "no"])
    table.add(["a-long-name", "no", ""])
    table.add(["中文", "🚀", "x"])
    table.add(["only"])
    table.add([])
    table.add(["", "", "last"])
    #expect(
      table.lines(indentedBy: 2) == [
        "  case         Kotlin  Swift",
        "  a            yes     no",
        "  a-long-name  no",
        "  中文         🚀      x",
        "  only",
        "",
        "                       last",
      ])
    #expect(table.lines().first == "case         Kotlin  Swift")
  }

  @Test func `A table without rows has no lines`() {
    #expect(TextTable().lines(indentedBy: 4) == [])
  }
}
