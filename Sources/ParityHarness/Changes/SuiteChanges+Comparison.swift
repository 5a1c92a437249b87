extension SuiteChanges {
  /// Lays a suite as it was beside what it is.
  static func compare(_ name: String, _ old: Snapshot, _ new: Snapshot) -> SuiteChanges {
    let state: State =
      switch (old.fixture, new.fixture) {
      case _ where old.isUnreadable || new.isUnreadable: .notCompared
      case (nil, nil): .notCompared
      case (nil, _?): .new
      case (_?, nil): .gone
      case (_?, _?): .kept
      }
    var suite = SuiteChanges(name: name, state: state)
    suite.count = new.fixture?.cases.count ?? 0
    suite.isExhaustive = (new.fixture ?? old.fixture)?.axes != nil
    suite.problems = old.problems + new.problems
    if old.fixture == nil && new.fixture == nil && suite.problems.isEmpty {
      suite.problems = [
        Problem(.fixtureMissing, "\(name) has no fixture, and had none", suite: name)
      ]
    }
    if state == .notCompared { return suite }
    if let was = old.constants, let now = new.constants {
      suite.changes = constants(was, now)
    }
    if !suite.isExhaustive {
      suite.add(CaseChanges(old: old, new: new).rows)
    } else if let was = old.fixture, let now = new.fixture {
      suite.add(CrossProductChanges((was, old.kotlin), (now, new.kotlin)))
    } else {
      let kind = state == .new ? RowChange.Kind.added : .removed
      suite.counts[kind] = (new.fixture ?? old.fixture)?.cases.count
    }
    return suite
  }

  private mutating func add(_ rows: [RowChange]) {
    for row in rows { counts[row.kind, default: 0] += 1 }
    self.rows = rows.filter { $0.kind != .unchanged }
  }

  private mutating func add(_ product: CrossProductChanges) {
    counts = product.counts
    changes += product.axes
    rows = product.rows
    rest = product.rest
  }

  private static func constants(_ old: [Constant], _ new: [Constant]) -> [ValueChange] {
    let values = [old, new].map { constants in
      Cell.outcome(Outcome(constants.map { JSONMember($0.name, .integer($0.value)) }))
    }
    return ValueChange.between(values[0], values[1], .constant)
  }
}
