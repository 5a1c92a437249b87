/// What one source answered, a line a key, those that differ marked.
enum HTMLCell {
  /// The cell; marked where it is not the one it is held against, if it is held against any.
  static func markup(
    _ cell: Cell, against other: Cell? = nil, comparison: Comparison = .exact
  ) -> String {
    let isOff = other.map { comparison.agreement(cell, $0) == .different } ?? false
    guard let outcome = cell.outcome else {
      let text = cell == .absent ? "<span class=\"quiet\">no answer</span>" : HTML.value(cell.text)
      return isOff ? "<div class=\"off\">\(HTML.sign)\(text)</div>" : text
    }
    var keys = outcome.members.map(\.key)
    var differing: [ValuePath] = []
    if isOff, let expected = other?.outcome {
      differing = comparison.differences(among: [expected, outcome])
      keys += differing.filter { $0.isTop && outcome[$0.topKey] == nil }.map(\.topKey)
    }
    let lines = keys.map { key in
      let inside = differing.filter { CodeUnits.areEqual($0.topKey, key) }
      return line(HTML.text(key, columns: 40), outcome[key], isOff: !inside.isEmpty)
        + inside.filter { !$0.isTop }.prefix(placeLimit).map {
          line(HTML.text($0.text, columns: 80), outcome.value[$0], isOff: true)
        }.joined()
    }
    return "<dl>\(lines.joined())</dl>"
  }

  /// How many places inside one value are marked.
  private static let placeLimit = 20

  private static func line(_ name: String, _ value: JSONValue?, isOff: Bool) -> String {
    let value = value.map { HTML.value($0.text) } ?? "missing"
    return "<div\(isOff ? " class=\"off\"" : "")>"
      + "<dt>\(isOff ? HTML.sign : "")\(name)</dt> <dd>\(value)</dd></div>"
  }
}
