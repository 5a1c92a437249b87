/// The rows of a checked suite, laid on its decision surface.
struct SurfaceGrid {
  /// What one twin answers in the rows of one cell.
  enum Content: Hashable {
    /// All of them this.
    case answer(String)
    /// Not all of them the same.
    case several
    /// All of them died.
    case crashed(String)
    /// Not one of them has an answer.
    case absent
  }

  let surface: DecisionSurface

  /// The steps that occur, from the lowest to the highest.
  let columns: [DecisionSurface.Step]
  let lines: [DecisionSurface.Step]

  private let rows: [[[Row]]]

  /// Nil where the suite has no surface, or no row lies on it.
  init?(_ suite: SuiteResult) {
    guard let surface = suite.surface, let fixture = suite.fixture else { return nil }
    var placed: [(row: Row, x: DecisionSurface.Step, y: DecisionSurface.Step)] = []
    for number in fixture.rows(having: surface.fixed) where number < suite.rows.count {
      let row = suite.rows[number]
      guard let input = row.input, let x = surface.x.step(input), let y = surface.y.step(input)
      else { continue }
      placed.append((row, x, y))
    }
    if placed.isEmpty { return nil }
    let columns = Self.sorted(placed.map(\.x))
    let lines = Self.sorted(placed.map(\.y))
    let column = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1, $0) })
    let line = Dictionary(uniqueKeysWithValues: lines.enumerated().map { ($1, $0) })
    var rows = [[[Row]]](
      repeating: [[Row]](repeating: [], count: columns.count), count: lines.count)
    for place in placed {
      if let y = line[place.y], let x = column[place.x] { rows[y][x].append(place.row) }
    }
    self.surface = surface
    self.columns = columns
    self.lines = lines
    self.rows = rows
  }

  private static func sorted(_ steps: [DecisionSurface.Step]) -> [DecisionSurface.Step] {
    Set(steps).sorted { ($0.position, $0.label) < ($1.position, $1.label) }
  }

  /// How many rows lie in a cell, and how many of them differ.
  func counts(line: Int, column: Int) -> (rows: Int, differing: Int) {
    let rows = rows[line][column]
    return (rows.count, rows.count(where: \.differs))
  }

  /// How many cells have rows, and how many of them have one that differs.
  var cellCounts: (all: Int, differing: Int) {
    let cells = rows.joined().filter { !$0.isEmpty }
    return (cells.count, cells.count { $0.contains(where: \.differs) })
  }

  /// What one twin answers in the rows of a cell; nil where no row lies.
  func content(line: Int, column: Int, of twin: KeyPath<Row, Cell>) -> Content? {
    let contents = Set(rows[line][column].map { content(of: $0[keyPath: twin]) })
    return contents.count > 1 ? .several : contents.first
  }

  private func content(of cell: Cell) -> Content {
    switch cell {
    case .refused, .absent: return .absent
    case .crashed, .timedOut, .threw: return .crashed(cell.text)
    case .outcome(let outcome):
      // A word needs no quotes in a picture.
      if case .string(let word) = outcome[surface.outcomeKey] { return .answer(word) }
      return .answer(outcome[surface.outcomeKey]?.text ?? "missing")
    }
  }
}
