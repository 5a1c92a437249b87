/// Some rows of a table in another order: every so many, and on from the start after the end.
struct Walk {
  private let first: Int
  private let step: Int
  private let total: Int

  /// How many rows it comes by.
  let count: Int

  /// A walk over `count` of `total` rows; a step without a common divisor with the total meets none
  /// of them twice.
  init(from first: Int, by step: Int, count: Int, of total: Int) {
    (self.first, self.step, self.count, self.total) = (first, step, count, total)
  }

  /// From the last of so many rows to the first.
  static func back(over total: Int) -> Walk {
    Walk(from: total - 1, by: -1, count: total, of: total)
  }

  /// The row at a place of the walk, from 0.
  func row(_ place: Int) -> Int {
    let remainder = (first + place * step) % total
    return remainder < 0 ? remainder + total : remainder
  }
}

extension TruthTable {
  /// The rows that a walk comes by.
  func along(_ walk: Walk) -> TruthTable {
    var table = TruthTable()
    let places = legend.map { table.place(of: $0) }
    for place in 0..<walk.count { table.append(place: places[Int(rows[walk.row(place)])]) }
    return table
  }
}

extension Fixture {
  /// The cases that a walk comes by; without a contract, as only answers are wanted.
  func along(_ walk: Walk) -> Fixture {
    var fixture = Fixture(text: text)
    fixture.axes = axes
    fixture.cases = (0..<walk.count).map { cases[walk.row($0)] }
    return fixture
  }
}
