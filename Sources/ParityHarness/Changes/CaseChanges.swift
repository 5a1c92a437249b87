/// Lays the cases of a fixture beside those that it had, by id.
struct CaseChanges {
  let old: Snapshot
  let new: Snapshot

  /// The rows in the order of the fixture as it is, those that went at the end.
  var rows: [RowChange] {
    let (was, now) = (rowsByID(old.fixture), rowsByID(new.fixture))
    var removed = was.filter { now[$0.key] == nil }
    var formers = Dictionary(
      grouping: removed.compactMap { id, row in input(row, of: old.fixture).map { (id, $0) } },
      by: \.1
    ).mapValues { $0.map(\.0).sorted { was[$0]! > was[$1]! } }
    var rows: [RowChange] = []
    for (id, row) in now.sorted(by: { $0.value < $1.value }) {
      if let former = was[id] {
        rows.append(compare(former, row, id: id))
      } else if let input = input(row, of: new.fixture), let formerID = formers[input]?.popLast(),
        let former = removed.removeValue(forKey: formerID)
      {
        rows.append(compare(former, row, id: id, formerID: formerID))
      } else {
        rows.append(whole(row, of: new, .added))
      }
    }
    return rows
      + removed.sorted { $0.value < $1.value }.map { whole($0.value, of: old, .removed) }
  }

  private func compare(_ old: Int, _ new: Int, id: String, formerID: String? = nil) -> RowChange {
    guard let was = self.old.fixture, let now = self.new.fixture, was.cases[old].input != nil,
      now.cases[new].input != nil
    else { return RowChange(kind: .notCompared, id: id) }
    var changes: [ValueChange] = []
    if formerID == nil && !hasSameInput(old, new) {
      guard let before = input(old, of: was), let after = input(new, of: now) else {
        return RowChange(kind: .notCompared, id: id)
      }
      changes += ValueChange.between(.outcome(before), .outcome(after), .input)
    }
    changes += ValueChange.between(was.contracts[old], now.contracts[new])
    if let before = self.old.kotlin, let after = self.new.kotlin {
      changes += ValueChange.between(before[old], after[new], .kotlin)
    }
    let kind: RowChange.Kind = !changes.isEmpty ? .changed : formerID != nil ? .renamed : .unchanged
    return RowChange(kind: kind, id: id, formerID: formerID, changes: changes)
  }

  /// A row that has nothing to be compared with.
  private func whole(_ row: Int, of snapshot: Snapshot, _ kind: RowChange.Kind) -> RowChange {
    var change = RowChange(kind: kind, id: id(row, of: snapshot))
    guard let fixture = snapshot.fixture else { return change }
    var cells = ValueChange.cells(of: fixture.contracts[row])
    if let kotlin = snapshot.kotlin { cells.append((.kotlin, kotlin[row])) }
    change.changes = cells.flatMap { subject, cell in
      kind == .added
        ? ValueChange.between(.absent, cell, subject) : ValueChange.between(cell, .absent, subject)
    }
    return change
  }

  // MARK: Of one row

  private func id(_ row: Int, of snapshot: Snapshot) -> String {
    snapshot.fixture?.cases[row].id ?? ""
  }

  private func input(_ row: Int, of fixture: Fixture?) -> Outcome? {
    guard case .object(let members) = fixture?.input(ofRow: row) else { return nil }
    return Outcome(members)
  }

  /// Whether two inputs are written alike, which most are.
  private func hasSameInput(_ old: Int, _ new: Int) -> Bool {
    guard let was = self.old.fixture, let now = self.new.fixture,
      case .object(let place) = was.cases[old].input,
      case .object(let other) = now.cases[new].input
    else { return false }
    return was.text.hasSameTokens(
      at: place.lowerBound, as: now.text, at: other.lowerBound)
  }

  /// The first row of each id.
  private func rowsByID(_ fixture: Fixture?) -> [String: Int] {
    Dictionary(
      (fixture?.cases ?? []).enumerated().map { ($1.id, $0) }, uniquingKeysWith: { one, _ in one })
  }
}
