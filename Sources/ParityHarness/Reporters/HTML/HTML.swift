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

  /// A table under its caption, in a region that scrolls by itself where the page is too narrow.
  ///
  /// Cells of the head and rows are markup already.
  static func table(
    _ caption: String, class name: String = "", head: [String], rows: [String]
  ) -> String {
    """
    <div class="region" role="region" tabindex="0" aria-label="\(text(caption))">
    <table class="\(name)">
    <caption><span>\(text(caption))</span></caption>
    <thead><tr>\(head.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>
    <tbody>
    \(rows.joined())</tbody>
    </table>
    </div>

    """
  }

  /// A row whose first cell names it.
  static func row(_ cells: [String], attributes: String = "") -> String {
    let head = cells.first.map { "<th scope=\"row\">\($0)</th>" } ?? ""
    let rest = cells.dropFirst().map { "<td>\($0)</td>" }.joined()
    return "<tr\(attributes)>\(head)\(rest)</tr>\n"
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
