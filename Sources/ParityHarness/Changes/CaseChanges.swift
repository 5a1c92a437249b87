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
    var changes: [Change] = []
    if formerID == nil && !hasSameInput(old, new) {
      guard let before = input(old, of: was), let after = input(new, of: now) else {
        return RowChange(kind: .notCompared, id: id)
      }
      changes += Change.between(.outcome(before), .outcome(after), .input)
    }
    let contracts = (contract(old, of: was), contract(new, of: now))
    if contracts.0.isOne && contracts.1.isOne {
      changes += Change.between(contracts.0.kotlin, contracts.1.kotlin, .contract)
    } else {
      changes += Change.between(contracts.0.kotlin, contracts.1.kotlin, .contractForKotlin)
      changes += Change.between(contracts.0.swift, contracts.1.swift, .contractForSwift)
    }
    let reasons = [was.reasons[old], now.reasons[new]].map { $0.map(Escaped.literal) }
    if reasons[0] != reasons[1] {
      changes.append(Change(.because, nil, old: reasons[0], new: reasons[1]))
    }
    if let before = self.old.kotlin, let after = self.new.kotlin {
      changes += Change.between(before[old], after[new], .kotlin)
    }
    let kind: RowChange.Kind = !changes.isEmpty ? .changed : formerID != nil ? .renamed : .unchanged
    return RowChange(kind: kind, id: id, formerID: formerID, changes: changes)
  }

  /// A row that has nothing to be compared with.
  private func whole(_ row: Int, of snapshot: Snapshot, _ kind: RowChange.Kind) -> RowChange {
    var change = RowChange(kind: kind, id: id(row, of: snapshot))
    guard let fixture = snapshot.fixture else { return change }
    let contract = contract(row, of: fixture)
    var cells: [(Change.Subject, Cell)] =
      contract.isOne
      ? [(.contract, contract.kotlin)]
      : [(.contractForKotlin, contract.kotlin), (.contractForSwift, contract.swift)]
    if let kotlin = snapshot.kotlin { cells.append((.kotlin, kotlin[row])) }
    change.changes = cells.flatMap { subject, cell in
      kind == .added
        ? Change.between(.absent, cell, subject) : Change.between(cell, .absent, subject)
    }
    return change
  }

  // MARK: Of one row

  /// What each twin is to answer, and whether that is the same.
  private struct Contract {
    let kotlin: Cell
    let swift: Cell
    var isOne: Bool { kotlin == swift }
  }

  private func contract(_ row: Int, of fixture: Fixture) -> Contract {
    Contract(kotlin: fixture.contract.kotlin[row], swift: fixture.contract.swift[row])
  }

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
