/// The rows of a checked suite, laid on its decision surface.
struct SurfaceGrid {
  /// What the rows of one cell answer in one table.
  enum Content: Hashable {
    /// All of them this.
    case answer(String)
    /// Not all of them the same.
    case several
    /// All of them died.
    case died(String)
    /// Not one of them has an answer.
    case absent
  }

  let surface: DecisionSurface

  /// The steps that occur, from the lowest to the highest.
  let columns: [DecisionSurface.Step]
  let lines: [DecisionSurface.Step]

  private let rows: [[[Int]]]
  private let isDiffering: Set<Int>

  /// Nil where the suite has no surface, or no row lies on it.
  init?(_ suite: SuiteResult) {
    guard let surface = suite.surface, let fixture = suite.fixture else { return nil }
    var places: [(row: Int, x: DecisionSurface.Step, y: DecisionSurface.Step)] = []
    for row in fixture.rows(having: surface.fixed) where row < suite.verdicts.count {
      guard let input = fixture.input(ofRow: row), let x = surface.x.step(input),
        let y = surface.y.step(input)
      else { continue }
      places.append((row, x, y))
    }
    if places.isEmpty { return nil }
    let columns = Self.sorted(places.map(\.x))
    let lines = Self.sorted(places.map(\.y))
    let column = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1, $0) })
    let line = Dictionary(uniqueKeysWithValues: lines.enumerated().map { ($1, $0) })
    var rows = [[[Int]]](
      repeating: [[Int]](repeating: [], count: columns.count), count: lines.count)
    for place in places {
      if let y = line[place.y], let x = column[place.x] { rows[y][x].append(place.row) }
    }
    self.surface = surface
    self.columns = columns
    self.lines = lines
    self.rows = rows
    isDiffering = Set(suite.differingRows)
  }

  private static func sorted(_ steps: [DecisionSurface.Step]) -> [DecisionSurface.Step] {
    Set(steps).sorted { ($0.position, $0.label) < ($1.position, $1.label) }
  }

  /// How many rows lie in a cell, and how many of them differ.
  func counts(line: Int, column: Int) -> (rows: Int, differing: Int) {
    let rows = rows[line][column]
    return (rows.count, rows.count(where: isDiffering.contains))
  }

  /// How many cells have rows, and how many of them have one that differs.
  var cellCounts: (all: Int, differing: Int) {
    let cells = rows.joined().filter { !$0.isEmpty }
    return (cells.count, cells.count { $0.contains(where: isDiffering.contains) })
  }

  /// What the rows of a cell answer in a table; nil where no row lies.
  func content(line: Int, column: Int, of table: TruthTable) -> Content? {
    let contents = Set(rows[line][column].map { content(of: table[$0]) })
    return contents.count > 1 ? .several : contents.first
  }

  private func content(of cell: Cell) -> Content {
    switch cell {
    case .absent: return .absent
    case .crashed, .timedOut, .threw: return .died(cell.text)
    case .outcome(let outcome):
      // A word needs no quotes in a picture.
      if case .string(let word) = outcome[surface.outcomeKey] { return .answer(word) }
      return .answer(outcome[surface.outcomeKey]?.text ?? "missing")
    }
  }
}
