/// States the rows that are not at parity as problems: who left, how, and where the case stands.
struct DriftProblems {
  let suite: String
  let fixture: Fixture
  let kotlin: TruthTable
  let swift: TruthTable
  let verdicts: [Verdict]
  private let places: [Int: TextPosition]

  init(
    suite: String, fixture: Fixture, kotlin: TruthTable, swift: TruthTable, verdicts: [Verdict]
  ) {
    self.suite = suite
    self.fixture = fixture
    self.kotlin = kotlin
    self.swift = swift
    self.verdicts = verdicts
    var walk = TextPlaces(fixture.text)
    var places: [Int: TextPosition] = [:]
    for (row, verdict) in verdicts.enumerated() where verdict != .parity {
      places[row] = walk.position(of: fixture.cases[row].range.lowerBound)
    }
    self.places = places
  }

  /// One problem for each such row, in the fixture's order; of a product's rows the first ones of
  /// each kind, as many as are told in all shared among the kinds, and what all of that kind have in common.
  var all: [Problem] {
    let rows = verdicts.indices.filter { verdicts[$0] != .parity && verdicts[$0] != .notCompared }
    guard fixture.axes != nil else { return rows.flatMap(problems) }
    let kinds = [Verdict.swiftCrash, .swiftTimeout, .twinsDiffer]
      .map { kind in rows.filter { verdicts[$0] == kind } }.filter { !$0.isEmpty }
    return kinds.flatMap { rows in
      let limit = Fixture.productLimit / kinds.count
      let told = rows.prefix(limit).flatMap(problems)
      return rows.count > limit ? told + [summary(of: rows)] : told
    }
  }

  private func problems(of row: Int) -> [Problem] {
    codes(of: verdicts[row], row: row).map { code in
      var problem = Problem(
        code, message(code, row: row, verdicts[row]) + inputs(of: row), file: fixture.text.name,
        suite: suite)
      problem.caseID = fixture.cases[row].id
      problem.key = differingKeys(row).first
      return problem.at(places[row] ?? TextPosition(line: 1, column: 1))
        .advising("swift run parity explain \(suite)/\(fixture.cases[row].id)")
    }
  }

  /// The inputs of a product's row, which has no case to look them up in.
  private func inputs(of row: Int) -> String {
    fixture.axes == nil ? "" : fixture.inputs(ofRow: row).map { "\n    \($0.line)" }.joined()
  }

  /// How many rows there are of one kind, and which inputs are the same in all of them.
  private func summary(of rows: [Int]) -> Problem {
    let verdict = verdicts[rows[0]]
    let message =
      "\(counted(rows.count, "row")) in all: \(verdict.words); " + fixture.commonInputs(of: rows)
    return Problem(
      codes(of: verdict, row: rows[0])[0], message, file: fixture.text.name, suite: suite
    ).at(places[rows[0]] ?? TextPosition(line: 1, column: 1))
  }

  private func codes(of verdict: Verdict, row: Int) -> [Problem.Code] {
    let healed = hasHealed(row) ? [Problem.Code.divergenceHealed] : []
    switch verdict {
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

  private func kotlinCode(_ row: Int) -> [Problem.Code] {
    let alone = Comparison.verdict(
      contract: (fixture.contract.kotlin[row], fixture.contract.swift[row]),
      kotlin: kotlin[row], swift: .absent)
    return alone == .kotlinDrift ? [.driftKotlin] : []
  }

  /// Whether a stated divergence is none any more: the twins now answer the same.
  private func hasHealed(_ row: Int) -> Bool {
    fixture.reasons[row] != nil && kotlin[row].outcome != nil && kotlin[row] == swift[row]
  }

  private func message(_ code: Problem.Code, row: Int, _ verdict: Verdict) -> String {
    switch code {
    case .divergenceHealed:
      "a divergence is stated here, and both twins now answer \(swift[row].text)"
    case .subjectCrash, .subjectTimeout:
      fixture.axes == nil
        ? "Swift \(swift[row].text); the contract says \(fixture.contract.swift[row].text)"
        : "Swift \(swift[row].text); Kotlin answered \(kotlin[row].text)"
    case .driftKotlin where verdict != .kotlinDrift:
      "Kotlin left the contract too: it answered \(kotlin[row].text)"
    default: "\(sentence(verdict, row: row))\(differences(row))"
    }
  }

  private func sentence(_ verdict: Verdict, row: Int) -> String {
    let other: String =
      switch (verdict, kotlin[row], swift[row]) {
      case (.swiftDrift, .absent, _): "; Kotlin has no answer to this input"
      case (.swiftDrift, _, _): "; Kotlin keeps it"
      case (.kotlinDrift, _, .absent): "; Swift has no answer"
      case (.kotlinDrift, _, _): "; Swift keeps it"
      default: ""
      }
    return verdict.blame + other
  }

  /// A line for each key on which the sources differ, with what each of them says.
  private func differences(_ row: Int) -> String {
    let contract = (fixture.contract.kotlin[row], fixture.contract.swift[row])
    let sources =
      contract.0 == .absent && contract.1 == .absent
      ? []
      : contract.0 == contract.1
        ? [("contract", contract.0)]
        : [("contract for Kotlin", contract.0), ("contract for Swift", contract.1)]
    var table = TextTable()
    for key in differingKeys(row) {
      let answers = (sources + [("Kotlin", kotlin[row]), ("Swift", swift[row])]).map { name, cell in
        "\(name) \(cell.outcome.map { $0[key]?.text ?? "missing" } ?? "-")"
      }
      table.add([Escaped.plain(key)] + answers)
    }
    return table.lines(indentedBy: 4).map { "\n\($0)" }.joined()
  }

  private func differingKeys(_ row: Int) -> [String] {
    let cells = [
      fixture.contract.kotlin[row], fixture.contract.swift[row], kotlin[row], swift[row],
    ]
    return Outcome.keysThatDiffer(among: cells.compactMap(\.outcome))
  }
}
