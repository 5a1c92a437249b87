/// States the rows that are not at parity as problems: who left, how, and where the case stands.
struct DriftProblems {
  let suite: String
  let fixture: Fixture
  let kotlin: TruthTable
  let swift: TruthTable
  let verdicts: [Verdict]

  /// One problem for each such row, in the fixture's order.
  var all: [Problem] {
    var places = TextPlaces(fixture.text)
    return verdicts.enumerated().flatMap { row, verdict in
      codes(of: verdict, row: row).map { code in
        let item = fixture.cases[row]
        var problem = Problem(
          code, message(code, row: row, verdict), file: fixture.text.name, suite: suite)
        problem.caseID = item.id
        problem.key = differingKeys(row).first
        return problem.at(places.position(of: item.range.lowerBound))
          .advising("swift run parity explain \(suite)/\(item.id)")
      }
    }
  }

  private func codes(of verdict: Verdict, row: Int) -> [Problem.Code] {
    let healed = hasHealed(row) ? [Problem.Code.divergenceHealed] : []
    switch verdict {
    case .parity, .notCompared: return []
    case .swiftDrift: return [.driftSwift] + healed
    case .kotlinDrift: return [.driftKotlin] + healed
    case .bothDrift: return [.driftBoth] + healed
    case .split: return [.driftSplit]
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
      "Swift \(swift[row].text); the contract says \(fixture.contract.swift[row].text)"
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
      contract.0 == contract.1
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
