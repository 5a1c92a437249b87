/// Rows of cells as text in aligned columns, two spaces between them.
package struct TextTable {
  private var rows: [[String]] = []

  /// No rows yet.
  package init() {}

  package mutating func add(_ row: [String]) { rows.append(row) }

  /// The lines, without spaces at their ends.
  package func lines(indentedBy indent: Int = 0) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = String(repeating: " ", count: indent)
      for (column, cell) in row.enumerated() {
        line += cell
        if column < row.count - 1 {
          line += String(repeating: " ", count: widths[column] - DisplayWidth.of(cell) + 2)
        }
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
