/// Markdown that grows no longer than it may.
struct MarkdownPage {
  /// Half of what GitHub shows of a step.
  static let limit = 512 * 1024

  private static let rowLimit = 300

  /// Room for the line that says what was left out.
  private static let reserve = 200

  private(set) var text = ""
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func add(_ part: String) { text += part }

  /// A table under a heading, with as many of its rows as there is room for; nothing without rows.
  ///
  /// One that is folded shows its title alone until it is opened.
  mutating func addTable(
    _ title: String, _ head: [String], _ rows: some Collection<[String]>, isFolded: Bool = false
  ) {
    if rows.isEmpty { return }
    // A table leaves half of the room to those behind it.
    let end = text.utf8.count + (limit - text.utf8.count) / 2 - Self.reserve
    let heading = isFolded ? "<details><summary>\(title)</summary>" : "### \(title)"
    var table = "\n\(heading)\n\n" + Markdown.table(head, [])
    var shown = 0
    for row in rows.prefix(Self.rowLimit) {
      let line = Markdown.row(row)
      if text.utf8.count + table.utf8.count + line.utf8.count > end { break }
      table += line
      shown += 1
    }
    if shown < rows.count { table += "\nand \(rows.count - shown) more, not listed here\n" }
    if isFolded { table += "\n</details>\n" }
    if text.utf8.count + table.utf8.count <= limit { text += table }
  }
}
