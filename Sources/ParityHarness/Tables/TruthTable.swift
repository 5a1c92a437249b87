/// Ordered rows from one source, each the answer to one case.
///
/// The rows stand in the order of the fixture's cases. Outcomes repeat, so a row is a number into
/// the legend of those that occur.
package struct TruthTable: Sendable {
  /// The different cells that occur, in the order of their first row.
  package private(set) var legend: [Cell] = []

  /// For each row its place in the legend.
  package private(set) var rows: [Int32] = []

  private var places: [Cell: Int32] = [:]

  package init() {}

  /// As many rows of one cell.
  package init(repeating cell: Cell, count: Int) {
    rows = Array(repeating: place(of: cell), count: count)
  }

  package var count: Int { rows.count }

  package subscript(row: Int) -> Cell {
    get { legend[Int(rows[row])] }
    set { rows[row] = place(of: newValue) }
  }

  package mutating func append(_ cell: Cell) { rows.append(place(of: cell)) }

  /// Adds a row by its place in the legend, where many rows have few cells.
  mutating func append(place: Int32) { rows.append(place) }

  /// Sets a row by its place in the legend.
  mutating func set(_ row: Int, to place: Int32) { rows[row] = place }

  /// The place of a cell in the legend, which it is added to when it is new.
  mutating func place(of cell: Cell) -> Int32 {
    if let place = places[cell] { return place }
    let place = Int32(legend.count)
    legend.append(cell)
    places[cell] = place
    return place
  }
}
