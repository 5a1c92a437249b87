/// The parts of which the page is made; every value from a file goes through here.
///
/// The page is well-formed XML too, so that any reader of either can take it apart.
enum HTML {
  /// How many columns of a value are shown, and how many when it is opened.
  private static let columns = 120
  private static let openedColumns = 4_000

  /// Text on one line, cut to a width, in which nothing is markup or invisible.
  static func text(_ text: String, columns: Int = openedColumns) -> String {
    XMLText.line(DisplayWidth.cut(Escaped.plain(text), to: columns))
  }

  /// A value; what is too long for a cell can be opened.
  static func value(_ value: String) -> String {
    let whole = Escaped.plain(value)
    if DisplayWidth.of(whole) <= columns { return "<code>\(XMLText.line(whole))</code>" }
    return """
      <details class="long"><summary><code>\(text(whole, columns: columns))</code></summary>\
      <code>\(text(whole))</code> \
      <small>\(grouped(whole.unicodeScalars.count)) characters in all</small></details>
      """
  }

  /// A row of a table, of cells that are markup already; its first cell names it.
  struct Row {
    let cells: [String]
    var attributes = ""
  }

  /// A table under its caption, whose rows are cards where the page is too narrow for a table.
  ///
  /// The head is markup already. Roles are stated, because a card is no table to every browser.
  static func table(
    _ caption: String, class name: String = "", head: [String], rows: [Row]
  ) -> String {
    """
    <div class="region" role="region" tabindex="0" aria-label="\(text(caption))">
    <table class="cards \(name)" role="table">
    <caption><span>\(text(caption))</span></caption>
    <thead role="rowgroup"><tr role="row">\(head.map(headCell).joined())</tr></thead>
    <tbody role="rowgroup">
    \(rows.map { markup($0, head) }.joined())</tbody>
    </table>
    </div>

    """
  }

  private static func headCell(_ name: String) -> String {
    "<th scope=\"col\" role=\"columnheader\">\(name)</th>"
  }

  private static func markup(_ row: Row, _ head: [String]) -> String {
    let cells = zip(row.cells, head).enumerated().map { place, cell in
      place == 0
        ? "<th scope=\"row\" role=\"rowheader\">\(cell.0)</th>"
        : "<td role=\"cell\" data-label=\"\(cell.1)\">\(cell.0)</td>"
    }
    return "<tr\(row.attributes) role=\"row\">\(cells.joined())</tr>\n"
  }

  /// The sign of what differs, which does without colour.
  static let sign = #"<b class="sign" role="img" aria-label="differs">≠</b> "#

  /// A number with a comma before every third digit from the right.
  static func grouped(_ number: Int) -> String {
    let digits = String(number)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index).isMultiple(of: 3) && text != "-" { text += "," }
      text.append(digit)
    }
    return text
  }

  /// A number so written, and its noun.
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
  }
}
