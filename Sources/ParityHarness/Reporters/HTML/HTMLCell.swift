/// What one source answered, a line a key, those that differ marked.
enum HTMLCell {
  /// The cell; marked where it is not the one it is held against, if it is held against any.
  static func markup(_ cell: Cell, against other: Cell? = nil) -> String {
    let isOff = other.map { Comparison.agreement(cell, $0) == .different } ?? false
    guard let outcome = cell.outcome else {
      let text = cell == .absent ? "<span class=\"quiet\">no answer</span>" : HTML.value(cell.text)
      return isOff ? "<div class=\"off\">\(HTML.sign)\(text)</div>" : text
    }
    var keys = outcome.members.map(\.key)
    var differing: [String] = []
    if isOff, let expected = other?.outcome {
      differing = Outcome.keysThatDiffer(among: [expected, outcome])
      keys += differing.filter { outcome[$0] == nil }
    }
    let lines = keys.map { key in
      let value = outcome[key].map { HTML.value($0.text) } ?? "missing"
      let isOff = differing.contains { CodeUnits.areEqual($0, key) }
      return "<div\(isOff ? " class=\"off\"" : "")>"
        + "<dt>\(isOff ? HTML.sign : "")\(HTML.text(key, columns: 40))</dt> <dd>\(value)</dd></div>"
    }
    return "<dl>\(lines.joined())</dl>"
  }
}
