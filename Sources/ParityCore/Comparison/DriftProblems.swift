/// States the rows that are not at parity as problems: who left, how, and in which case.
package struct DriftProblems {
  /// How many rows of a cross product are reported one by one.
  private static let crossProductLimit = Fixture.crossProductLimit

  package let suite: String
  package let fixture: Fixture?
  package let rows: Rows

  package init(suite: String, fixture: Fixture?, rows: Rows) {
    self.suite = suite
    self.fixture = fixture
    self.rows = rows
  }

  /// One problem for each such row, in the fixture's order.
  ///
  /// Of a cross product the first rows of each kind, as many as are told in all shared among the
  /// kinds, and what all of that kind have in common.
  package var all: [Problem] {
    guard let fixture else { return [] }
    if fixture.axes == nil { return rows.differing.flatMap(problems) }
    let rows = rows.differing
    let kinds = [Verdict.swiftCrash, .swiftTimeout, .twinsDiffer]
      .map { kind in rows.filter { $0.verdict == kind } }.filter { !$0.isEmpty }
    return kinds.flatMap { rows in
      let limit = Self.crossProductLimit / kinds.count
      let told = rows.prefix(limit).flatMap(problems)
      return rows.count > limit ? told + [summary(of: rows, in: fixture)] : told
    }
  }

  private func problems(of row: Row) -> [Problem] {
    codes(of: row).map { code in
      var problem = Problem(
        code, message(code, of: row), file: row.fixture.text.name, suite: suite)
      problem.caseID = row.item.id
      problem.evidence.note = row.item.note
      let differences = row.differences
      problem.key = differences.first?.text
      if hasEvidence(code, of: row) { problem.evidence.show(differences, of: row.sources) }
      // A row of a cross product has no case to look its input up in.
      if row.fixture.axes != nil { problem.evidence.input = row.input }
      return problem.at(row.position).advising(.explain(suite: suite, caseID: row.item.id))
    }
  }

  /// How many rows there are of one kind, and which inputs are the same in all of them.
  private func summary(of rows: [Row], in fixture: Fixture) -> Problem {
    let verdict = rows[0].verdict
    let message =
      "\(counted(rows.count, "row")) in all: \(verdict.words); "
      + fixture.commonInputs(of: rows.map(\.number))
    var problem = Problem(
      codes(of: rows[0])[0], message, file: fixture.text.name, suite: suite)
    problem.rowCount = rows.count
    return problem.at(rows[0].position)
  }

  private func codes(of row: Row) -> [Problem.Code] {
    let healed = row.hasHealed ? [Problem.Code.divergenceHealed] : []
    switch row.verdict {
    case .parity, .notCompared: return []
    case .swiftDrift: return [.driftSwift] + healed
    case .kotlinDrift: return [.driftKotlin] + healed
    case .bothDrift: return [.driftBoth] + healed
    case .split, .twinsDiffer: return [.driftSplit]
    // Kotlin may have left too, which its answer alone says.
    case .swiftCrash: return [.subjectCrash] + kotlinCode(row)
    case .swiftTimeout: return [.subjectTimeout] + kotlinCode(row)
    }
  }

  private func kotlinCode(_ row: Row) -> [Problem.Code] {
    row.comparison.agreement(row.kotlin, row.contract.kotlin) == .different ? [.driftKotlin] : []
  }

  private func message(_ code: Problem.Code, of row: Row) -> String {
    switch code {
    case .divergenceHealed:
      "a known divergence is stated here, and both twins now answer \(row.swift.text)"
    case .subjectCrash, .subjectTimeout:
      row.contract == .none
        ? "Swift \(row.swift.text); Kotlin answered \(row.kotlin.text)"
        : "Swift \(row.swift.text); the contract says \(row.contract.swift.text)"
    case .driftKotlin where row.verdict != .kotlinDrift:
      "Kotlin left the contract too: it answered \(row.kotlin.text)"
    default: row.verdict.blame + other(row)
    }
  }

  /// What the other twin did.
  private func other(_ row: Row) -> String {
    switch (row.verdict, row.kotlin, row.swift) {
    case (.swiftDrift, .absent, _): "; Kotlin has no answer to this input"
    case (.swiftDrift, _, _): "; Kotlin keeps it"
    case (.kotlinDrift, _, .absent): "; Swift has no answer"
    case (.kotlinDrift, _, _): "; Swift keeps it"
    default: ""
    }
  }

  /// Whether the sentence alone does not say how the sources differ.
  private func hasEvidence(_ code: Problem.Code, of row: Row) -> Bool {
    switch code {
    case .divergenceHealed, .subjectCrash, .subjectTimeout: false
    case .driftKotlin: row.verdict == .kotlinDrift
    default: true
    }
  }
}

extension Evidence {
  /// In how many places a difference is shown.
  private static let placeLimit = 12

  /// Shows what each source says where they differ.
  fileprivate mutating func show(_ places: [ValuePath], of sources: [(name: String, cell: Cell)]) {
    differences = places.prefix(Self.placeLimit).map { place in
      Difference(
        place: place.text,
        values: sources.map { name, cell in
          Source(name: name, hasOutcome: cell.outcome != nil, value: cell.outcome?.value[place])
        })
    }
    hiddenDifferences = places.count - differences.count
  }
}
