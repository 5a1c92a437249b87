/// What became of a tolerance: how far apart the numbers were that it is for.
package struct ToleranceUse: Sendable {
  package let tolerance: Tolerance

  /// How many pairs of numbers it was for; of rows that say the same one pair.
  package private(set) var pairs = 0

  /// The largest distance, as the limit measures it, and the case in which it was met.
  package private(set) var largest: (distance: Double, title: String)?

  package init(_ tolerance: Tolerance) { self.tolerance = tolerance }

  /// How the tolerances of a comparison were used.
  package static func all(in rows: Rows) -> [ToleranceUse] {
    var uses = rows.comparison.tolerances.map(ToleranceUse.init)
    if uses.isEmpty { return [] }
    for row in rows {
      let pairs =
        row.contract == .none
        ? [(row.kotlin, row.swift)]
        : [(row.kotlin, row.contract.kotlin), (row.swift, row.contract.swift)]
      for (one, other) in pairs {
        guard let one = one.outcome?.value, let other = other.outcome?.value else { continue }
        _ = ValuePath.differing(among: [one, other]) { one, other, path in
          for use in uses.indices { uses[use].note(one, other, at: path, in: row) }
          return true
        }
      }
    }
    return uses
  }

  private mutating func note(
    _ one: JSONValue, _ other: JSONValue, at path: ValuePath, in row: Row
  ) {
    guard tolerance.covers(path), let distance = tolerance.distance(one, other) else { return }
    pairs += 1
    if distance > largest?.distance ?? 0 { largest = (distance, row.title) }
  }

  /// What became of it, as a sentence.
  package var words: String {
    let rule = "\(Escaped.plain(tolerance.key)) may differ by \(tolerance.limitWords)"
    if pairs == 0 { return "\(rule), and no answer has a number there" }
    guard let largest else { return "\(rule), which was never needed" }
    return "\(rule); the largest difference is \(tolerance.words(for: largest.distance)), "
      + "in \(Escaped.plain(largest.title))"
  }
}
