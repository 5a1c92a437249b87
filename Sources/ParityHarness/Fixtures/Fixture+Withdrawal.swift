/// What becomes of a fixture when its suite has read, where its code runs, what the fixture holds.
extension Fixture {
  /// The contracts as the suite reads their outcomes, and what is wrong with those that it does not.
  ///
  /// A case whose outcome cannot be used is withdrawn.
  ///
  /// - Parameter read: what was made of each of `outcomes`.
  mutating func adopt(_ read: TruthTable, suite: String) -> [Problem] {
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
    for (row, contract) in contracts.rows.enumerated() where !refused.isEmpty {
      for (place, cell) in refused[contract] ?? [] {
        guard let own = self.place(ofOutcomeLike: place, row: row) else { continue }
        problems.append(problem(cell, at: own, row: row, suite: suite))
        withdraw(row)
      }
    }
    contracts = contracts.map { replacements[$0] ?? $1 }
    return isComplete ? problems : []
  }

  /// Withdraws the rows whose input the suite does not read, and says why.
  ///
  /// Of a cross product one value may be in many rows, and is told of once.
  mutating func withdrawRows(refusedIn answers: TruthTable, suite: String) -> [Problem] {
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
        problems.append(
          problem(.refused(fault), at: start, row: row, suite: suite, isCase: axes == nil))
      }
    }
    return isComplete ? problems : []
  }

  private mutating func withdraw(_ row: Int) {
    cases[row] = cases[row].withdrawn
    contracts[row] = .none
  }

  /// What is wrong with a value that starts at an offset, or with the case around it.
  private func problem(
    _ cell: Cell, at start: Int, row: Int, suite: String, isCase: Bool = true
  ) -> Problem {
    let item = cases[row]
    guard case .refused(let fault) = cell else {
      var problem = Problem(
        .subjectCrash, "reading the outcome that is stated, Swift \(cell.text)", file: text.name,
        suite: suite)
      problem.caseID = item.id
      return problem.at(text.position(of: start))
    }
    let first =
      isCase ? text.firstFault(in: item.range, fault.moved(by: start)) : fault.moved(by: start)
    var problem = Problem(first.kind.code, first.message, file: text.name, suite: suite)
    problem.caseID = isCase ? item.id : nil
    problem.key = first.key
    return problem.at(text.position(of: first.offset))
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
