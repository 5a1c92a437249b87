/// One case shown whole: inputs, the three answers, and the rules in order.
struct CaseExplanation {
  let result: SuiteResult
  let fixture: Fixture
  let row: Int
  let steps: [ExplanationStep]
  let problems: [Problem]

  private var item: Fixture.Case { fixture.cases[row] }

  private var cells: [(name: String, cell: Cell)] {
    let contract = (fixture.contract.kotlin[row], fixture.contract.swift[row])
    let contracts =
      contract.0 == contract.1
      ? [("contract", contract.0)]
      : [("contract, Kotlin", contract.0), ("contract, Swift", contract.1)]
    return contracts + [("Kotlin", result.kotlin[row]), ("Swift", result.swift[row])]
  }

  /// The explanation for people.
  func text(style: Style) -> String {
    let place = fixture.text.position(of: item.range.lowerBound)
    var lines = [
      style.strong("\(result.name)/\(item.id)") + ": \(result.verdicts[row].words)",
      "\(Escaped.plain(fixture.text.name)):\(place.line):\(place.column)",
    ]
    if case .object(let members) = fixture.input(ofRow: row) {
      lines += section("inputs", members.map { [Escaped.plain($0.key), $0.value.text] })
    }
    lines += section("outcomes", outcomeRows())
    if let reason = fixture.reasons[row] { lines += ["", "because", "  \(Escaped.plain(reason))"] }
    if !steps.isEmpty {
      lines += section(
        "rules, as Swift asks them",
        steps.enumerated().map { index, step in
          [
            "\(index + 1). \(step.rule)", step.comparison, step.holds ? "yes" : "no",
            step.consequence,
          ]
        })
    }
    var report = lines.joined(separator: "\n") + "\n\n"
    ProblemText(style: style) { report += $0 }.report(problems)
    return report
  }

  /// The explanation for programs.
  func json(_ code: ExitCode) -> String {
    let explanation: JSONValue = [
      "name": .string(result.name),
      "case": .string(item.id),
      "verdict": .string(result.verdicts[row].rawValue),
      "input": fixture.input(ofRow: row) ?? .null,
      "contract": fixture.contract.swift[row].value,
      "kotlin": result.kotlin[row].value,
      "swift": result.swift[row].value,
      "because": .optional(fixture.reasons[row]),
      "rules": .array(steps.map(\.value)),
    ]
    return JSONReporter.document(code, suites: [explanation], problems: problems)
  }

  /// A line for each source, a column for each key of the outcome.
  private func outcomeRows() -> [[String]] {
    let outcomes = cells.compactMap(\.cell.outcome)
    let keys = outcomes.first?.members.map(\.key) ?? []
    return [[""] + keys.map(Escaped.plain)]
      + cells.map { name, cell in
        guard let outcome = cell.outcome else { return [name, cell.text] }
        return [name] + keys.map { outcome[$0]?.text ?? "missing" }
      }
  }

  private func section(_ title: String, _ rows: [[String]]) -> [String] {
    var table = TextTable()
    for row in rows { table.add(row) }
    return ["", title] + table.lines(indentedBy: 2)
  }
}
