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
          .advising("parity explain \(suite)/\(item.id)")
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
    let differences = differingKeys(row).map { key in
      let cells = [
        ("contract", fixture.contract.swift[row]), ("Kotlin", kotlin[row]), ("Swift", swift[row]),
      ]
      return "\(Escaped.plain(key)): "
        + cells.map { "\($0) \($1.outcome.map { $0[key]?.text ?? "missing" } ?? "-")" }
        .joined(separator: ", ")
    }.joined(separator: "; ")
    switch code {
    case .divergenceHealed:
      return "a divergence is stated here, and both twins now answer \(swift[row].text)"
    case .subjectCrash, .subjectTimeout:
      return "Swift \(swift[row].text); Kotlin answered \(kotlin[row].text)"
    case .driftKotlin where verdict != .kotlinDrift:
      return "Kotlin answered \(kotlin[row].text), the contract says "
        + fixture.contract.kotlin[row].text
    default: return "\(verdict.sentence); \(differences)"
    }
  }

  private func differingKeys(_ row: Int) -> [String] {
    let cells = [
      fixture.contract.kotlin[row], fixture.contract.swift[row], kotlin[row], swift[row],
    ]
    return Outcome.keysThatDiffer(among: cells.compactMap(\.outcome))
  }
}
