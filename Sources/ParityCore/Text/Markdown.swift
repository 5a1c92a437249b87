/// Markdown in which values from files are shown and can do nothing.
///
/// A value is in a code span or a block: no mention, link, emphasis or HTML is read in these. The
/// only characters that could end one, or a cell of a table, are written as JSON's escapes.
package enum Markdown {
  /// A value, cut to a width, for a paragraph or a cell of a table.
  package static func code(_ text: String, columns: Int = 200) -> String {
    if text.isEmpty { return "" }
    let inner = line(text, columns)
    // A span of nothing but spaces at an end would lose one there.
    return "`" + (inner.first == " " || inner.last == " " ? " \(inner) " : inner) + "`"
  }

  /// Lines of text as they are, each cut to a width.
  package static func block(_ text: String, columns: Int = 200) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      line(String($0), columns)
    }
    return "```text\n\(lines.joined(separator: "\n"))\n```\n"
  }

  /// A table; its cells are Markdown already.
  package static func table(_ head: [String], _ rows: [[String]]) -> String {
    row(head) + row(head.map { _ in "---" }) + rows.map(row).joined()
  }

  package static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  private static func line(_ text: String, _ columns: Int) -> String {
    // No scalar takes less than a column once it is escaped.
    let start = String(text.unicodeScalars.prefix(columns + 1))
    return DisplayWidth.cut(Escaped.plain(start), to: columns)
      .replacing("`", with: "\\u0060").replacing("|", with: "\\u007c")
  }
}
