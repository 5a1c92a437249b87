/// Lays the rows of a product beside those that it had, by their inputs.
struct CrossProductChanges {
  /// Axes that have other values.
  private(set) var axes: [ValueChange] = []

  private(set) var counts: [RowChange.Kind: Int] = [:]

  /// The first rows that changed.
  private(set) var rows: [RowChange] = []

  /// How many more changed, and what all of them have in common.
  private(set) var rest: String?

  /// For each axis and each of its values the place of the same value as it was; nil where it is
  /// new.
  private var places: [[Int?]] = []

  init(
    _ old: (fixture: Fixture, kotlin: TruthTable?), _ new: (fixture: Fixture, kotlin: TruthTable?)
  ) {
    guard let was = old.fixture.axes, let now = new.fixture.axes else { return }
    compare(was, now)
    // A value that is in an axis twice makes two rows of one input.
    let kept = places.reduce(1) { $0 * $1.count { $0 != nil } }
    let found = places.reduce(1) { $0 * Set($1.compactMap { $0 }).count }
    counts = [.added: now.rowCount - kept, .removed: was.rowCount - found]
    guard let before = old.kotlin, let after = new.kotlin else {
      counts[.notCompared] = kept
      return
    }
    let differs = before.legend.map { cell in
      after.legend.map { Comparison.exact.agreement(cell, $0) != .same }
    }
    var changed: [(row: Int, former: Int)] = []
    for row in 0..<now.rowCount {
      guard let former = former(of: row, was, now) else { continue }
      if differs[Int(before.rows[former])][Int(after.rows[row])] { changed.append((row, former)) }
    }
    counts[.changed] = changed.count
    counts[.unchanged] = kept - changed.count
    rows = changed.prefix(Fixture.crossProductLimit).map { row, former in
      RowChange(
        kind: .changed, id: new.fixture.cases[row].id,
        changes: ValueChange.between(before[former], after[row], .kotlin),
        inputs: new.fixture.inputs(ofRow: row))
    }
    if changed.count > rows.count {
      rest =
        "and \(counted(changed.count - rows.count, "row")) more that changed; "
        + new.fixture.commonInputs(of: changed.map(\.row))
    }
  }

  private mutating func compare(_ old: Axes, _ new: Axes) {
    for axis in new.axes.indices {
      let (was, now) = (old.values(of: axis), new.values(of: axis))
      let places = Dictionary(
        was.enumerated().map { ($1, $0) }, uniquingKeysWith: { one, _ in one })
      self.places.append(now.map { places[$0] })
      let came = now.filter { places[$0] == nil }
      let went = was.filter { !now.contains($0) }
      if !came.isEmpty || !went.isEmpty {
        axes.append(
          ValueChange(.axis, Escaped.plain(new.key(of: axis)), old: list(went), new: list(came)))
      }
    }
  }

  private func list(_ values: [JSONValue]) -> String? {
    values.isEmpty ? nil : values.map(\.text).joined(separator: ", ")
  }

  /// The row that had the input of one that is there now; nil where none had.
  private func former(of row: Int, _ old: Axes, _ new: Axes) -> Int? {
    var (strideWas, strideIs, former) = (old.rowCount, new.rowCount, 0)
    for axis in places.indices {
      strideWas /= old.axes[axis].values.count
      strideIs /= new.axes[axis].values.count
      guard let place = places[axis][row / strideIs % places[axis].count] else { return nil }
      former += place * strideWas
    }
    return former
  }
}

extension Axes {
  fileprivate func values(of axis: Int) -> [JSONValue] {
    axes[axis].values.indices.map { value(of: axis, at: $0) }
  }
}
