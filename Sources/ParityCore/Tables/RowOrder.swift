/// Some rows of a table in another order: every nth, and on from the start after the end.
package struct RowOrder {
  private let first: Int
  private let step: Int
  private let total: Int

  /// How many rows it has.
  package let count: Int

  /// An order of `count` of `total` rows; a step without a common divisor with the total meets none
  /// of them twice.
  package init(from first: Int, by step: Int, count: Int, of total: Int) {
    (self.first, self.step, self.count, self.total) = (first, step, count, total)
  }

  /// From the last of all rows to the first.
  package static func back(over total: Int) -> RowOrder {
    RowOrder(from: total - 1, by: -1, count: total, of: total)
  }

  /// The row at a place of the order, from 0.
  package func row(_ place: Int) -> Int {
    let remainder = (first + place * step) % total
    return remainder < 0 ? remainder + total : remainder
  }
}
