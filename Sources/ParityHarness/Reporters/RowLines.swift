/// What each source says of a row, in lines that stand side by side.
///
/// A row that differs has a line for each key on which it does, or for each key where a source has no
/// outcome, so that the lines stay narrow. Any other has one line.
struct RowLines {
  /// How many keys of one row are shown.
  private static let keyLimit = 6

  private let row: Row
  private let width: Int

  /// The keys that have a line each; none where one line says it all.
  private let keys: [String]

  /// In how many keys more it differs.
  private let hidden: Int

  init(_ row: Row, width: Int) {
    self.row = row
    self.width = width
    var keys: [String] = []
    if row.differs {
      let differing = row.differences.map(\.topKey)
      let all = row.sources.compactMap(\.cell.outcome).flatMap { $0.members.map(\.key) }
      for key in differing.isEmpty ? all : differing where !keys.contains(key) { keys.append(key) }
    }
    self.keys = Array(keys.prefix(Self.keyLimit))
    hidden = keys.count - self.keys.count
  }

  /// The lines of a cell, each after some words.
  func plain(_ cell: Cell, _ words: String = "") -> [String] {
    lines(of: cell).map { "  \(words)\($0.text)" }
  }

  /// The lines of a cell, those with `≠` that are not what they are held against.
  func marked(_ cell: Cell, against expected: Cell) -> [String] {
    let isOff = row.comparison.agreement(cell, expected) == .different
    var differing: [String]?
    if isOff, let outcome = cell.outcome, let expected = expected.outcome {
      differing = row.comparison.differences(among: [expected, outcome]).map(\.topKey)
    }
    return lines(of: cell).map { line in
      let isMarked = isOff && (line.key.map { differing?.contains($0) ?? true } ?? true)
      return (isMarked ? "≠ " : "  ") + line.text
    }
  }

  private func lines(of cell: Cell) -> [(key: String?, text: String)] {
    guard !keys.isEmpty, let outcome = cell.outcome, outcome.members.count > 1 else {
      return [(nil, cut(cell.text))]
    }
    let lines = keys.map { key in
      (key: Optional(key), text: cut("\(Escaped.plain(key))=\(outcome[key]?.text ?? "missing")"))
    }
    return hidden > 0 ? lines + [(nil, "and \(counted(hidden, "key")) more")] : lines
  }

  private func cut(_ text: String) -> String { DisplayWidth.cut(text, to: width) }
}
