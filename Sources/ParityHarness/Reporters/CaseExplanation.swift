/// One case shown whole: inputs, the answers, and the rules in order.
struct CaseExplanation {
  private let suite: String
  private let row: Row
  private let steps: [ExplanationStep]
  private let problems: [Problem]
  private let wording: Wording

  init(
    suite: String, row: Row, steps: [ExplanationStep], problems: [Problem], _ wording: Wording
  ) {
    self.suite = suite
    self.row = row
    self.steps = steps
    self.problems = problems
    self.wording = wording
  }

  /// The explanation for people.
  func text(style: Style) -> String {
    let position = row.position
    var lines = [
      style.strong("\(suite)/\(row.item.id)") + ": \(row.verdict.words)",
      "\(Escaped.plain(row.fixture.text.name)):\(position.line):\(position.column)",
    ]
    if let note = row.item.note { lines += ["", "  \(Escaped.plain(note))"] }
    let inputs = row.inputMembers
    if !inputs.isEmpty {
      lines += section("inputs", inputs.map { [Escaped.plain($0.key), $0.value.text] })
    }
    lines += section("outcomes", outcomeRows())
    if let reason = row.contract.reason { lines += ["", "because", "  \(Escaped.plain(reason))"] }
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
    ProblemText(style: style, wording) { report += $0 }.report(problems)
    return report
  }

  /// The explanation for programs.
  var value: JSONValue {
    [
      "name": .string(suite),
      "case": .string(row.item.id),
      "note": .optional(row.item.note),
      "verdict": .string(row.verdict.rawValue),
      "input": row.input ?? .null,
      "contract": row.contract.value,
      "kotlin": row.kotlin.value,
      "swift": row.swift.value,
      "because": .optional(row.contract.reason),
      "rules": .array(steps.map(value)),
    ]
  }

  private func value(_ step: ExplanationStep) -> JSONValue {
    [
      "rule": .string(step.rule), "comparison": .string(step.comparison),
      "holds": .bool(step.holds), "consequence": .string(step.consequence),
    ]
  }

  /// A line for each source, a column for each key of the outcome.
  private func outcomeRows() -> [[String]] {
    let keys = row.sources.compactMap(\.cell.outcome).first?.members.map(\.key) ?? []
    return [[""] + keys.map(Escaped.plain)]
      + row.sources.map { name, cell in
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
