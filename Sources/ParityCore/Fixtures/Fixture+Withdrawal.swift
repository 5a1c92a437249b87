/// What becomes of a fixture when its suite has read, where its code runs, what the fixture holds.
extension Fixture {
  /// Takes the contracts as the suite reads their outcomes, and withdraws the cases whose outcome it
  /// does not read.
  ///
  /// - Parameter read: what was made of each of `outcomes`.
  /// - Returns: what is wrong with the outcomes, and the rows on whose outcome the suite ended.
  package mutating func adopt(_ read: TruthTable, suite: String) -> (
    problems: [Problem], crashes: [(row: Int, cell: Cell)]
  ) {
    var replacements: [Int32: Contract] = [:]
    var refused: [Int32: [(place: Range<Int>, cell: Cell)]] = [:]
    for (stated, number) in zip(outcomes, read.rows) {
      let cell = read.legend[Int(number)]
      guard let outcome = cell.outcome else {
        refused[stated.contract, default: []].append((stated.place, cell))
        continue
      }
      let contract = replacements[stated.contract] ?? contracts.legend[Int(stated.contract)]
      replacements[stated.contract] = contract.stating(outcome, for: stated.twin)
    }
    var problems: [Problem] = []
    var crashes: [(row: Int, cell: Cell)] = []
    for (row, contract) in contracts.rows.enumerated() where !refused.isEmpty {
      // Many rows may state the same outcome, each of which is told of its own alone.
      var told: Set<Int> = []
      for (place, cell) in refused[contract] ?? [] {
        guard let own = self.place(ofOutcomeLike: place, row: row), told.insert(own).inserted
        else { continue }
        if case .refused(let fault) = cell {
          problems.append(problem(fault.moved(by: own), row: row, suite: suite))
          withdraw(row)
        } else {
          crashes.append((row, cell))
        }
      }
    }
    contracts = contracts.map { replacements[$0] ?? $1 }
    return (isComplete ? problems : [], crashes)
  }

  /// Withdraws the rows whose input the suite does not read, and says why.
  ///
  /// Of a cross product one value may be in many rows, and is told of once.
  package mutating func withdrawRows(refusedIn answers: TruthTable, suite: String) -> [Problem] {
    if !answers.legend.contains(where: \.isRefused) { return [] }
    var problems: [Problem] = []
    var told: Set<Int> = []
    for row in cases.indices {
      guard case .refused(let fault) = answers[row] else { continue }
      let item = cases[row]
      var start = item.range.lowerBound
      if case .object(let input) = item.input { start = input.lowerBound }
      withdraw(row)
      if axes == nil || told.insert(fault.offset).inserted {
        problems.append(problem(fault.moved(by: start), row: row, suite: suite))
      }
    }
    return isComplete ? problems : []
  }

  private mutating func withdraw(_ row: Int) {
    cases[row] = cases[row].withdrawn
    contracts[row] = .none
  }

  private func problem(_ fault: JSONFault, row: Int, suite: String) -> Problem {
    let item = cases[row]
    let fault = axes == nil ? text.firstFault(in: item.range, fault) : fault
    var problem = Problem(fault.kind.code, fault.message, file: text.name, suite: suite)
    problem.caseID = axes == nil ? item.id : nil
    problem.key = fault.key
    return problem.at(text.position(of: fault.offset))
  }

  /// Where a row states an outcome that is written like the one at a place; nil where it does not.
  private func place(ofOutcomeLike place: Range<Int>, row: Int) -> Int? {
    do {
      var item = try JSONNode(text: text, offset: cases[row].range.lowerBound).object()
      let expect = try item.value("expect")
      var nodes = [expect]
      var members = try expect.object()
      for twin in ["kotlin", "swift"] {
        if let node = try members.valueIfPresent(twin) { nodes.append(node) }
      }
      return try nodes.first { node throws(JSONFault) in
        text.isSame(place, node.offset..<(try node.end()))
      }?.offset
    } catch {
      preconditionFailure("a case was taken for read: \(error)")
    }
  }
}

extension Contract {
  /// The contract with another outcome for one twin, or for both.
  fileprivate func stating(_ outcome: Outcome, for twin: Fixture.StatedOutcome.Twin) -> Contract {
    switch (self, twin) {
    case (.divergence(_, let swift, let reason), .kotlin):
      .divergence(kotlin: outcome, swift: swift, reason: reason)
    case (.divergence(let kotlin, _, let reason), .swift):
      .divergence(kotlin: kotlin, swift: outcome, reason: reason)
    default: .same(outcome)
    }
  }
}
