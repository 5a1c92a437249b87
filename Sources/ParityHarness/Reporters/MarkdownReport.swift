/// A check as Markdown, for a pull request or the summary of a workflow's step.
///
/// No table is longer than people read and the whole never has more bytes than it may have; what is
/// left out is said by number.
struct MarkdownReport {
  private let wording: Wording

  init(_ wording: Wording) { self.wording = wording }

  /// How many inputs of a row are shown, and how many columns of a value.
  private static let inputLimit = 12
  private static let columns = 120

  func render(_ result: CheckResult, limit: Int = MarkdownPage.limit) -> String {
    var page = MarkdownPage(limit: limit)
    page.add(head(result))
    page.addTable(
      "Suites", ["suite", "cases", "verdict", "not at parity", "known divergences"],
      result.redFirst.lazy.map(row))
    for suite in result.redFirst { addRows(of: suite, to: &page) }
    let uses = result.suites.flatMap { suite in suite.tolerances.map { (suite, $0) } }
    page.addTable(
      "Tolerances", ["suite", "what became of it"],
      uses.lazy.map {
        [Markdown.code($0.name), Markdown.code($1.words, columns: 4 * Self.columns)]
      })
    let others = result.allProblems.filter { !isToldByRow($0) }
    page.addTable(
      "Problems", Self.problemHead, others.lazy.map(row))
    addDivergences(result, to: &page)
    return page.text
  }

  // MARK: The parts

  private func head(_ result: CheckResult) -> String {
    let scope = result.scope
    return result.exitCode == .parity
      ? "## ✅ parity: \(result.praise)\n\n\(scope)\n"
      : "## ❌ \(result.exitCode.word): \(counted(result.allProblems.count, "problem"))\n\n"
        + "\(scope), exit code \(result.exitCode.rawValue)\n"
  }

  private func row(of suite: SuiteResult) -> [String] {
    [
      Markdown.code(suite.name), suite.scope,
      (suite.exitCode == .parity ? "✅ " : "❌ ") + suite.exitCode.word,
      String(suite.rows.count - suite.rows.parityCount),
      String(suite.rows.divergences.count),
    ]
  }

  private func addRows(of suite: SuiteResult, to page: inout MarkdownPage) {
    page.addTable(
      "Rows of \(Markdown.code(suite.name)) that differ",
      ["case", "inputs", "contract", "Kotlin", "Swift", "verdict"],
      suite.rows.differing.lazy.map { row in
        [
          title(of: row), inputs(of: row), contract(of: row),
          mark(row.kotlin, isOff: row.kotlinIsOff), mark(row.swift, isOff: row.swiftIsOff),
          row.verdict.words + places(of: row),
        ]
      })
  }

  /// The case, and why it is there.
  private func title(of row: Row) -> String {
    let note = row.item.note.map { "<br>" + Markdown.code($0, columns: Self.columns) } ?? ""
    return Markdown.code(row.title) + note
  }

  /// Where values inside the outcome differ; the keys are in the cells anyway.
  private func places(of row: Row) -> String {
    row.differences.filter { !$0.isTop }.prefix(Self.inputLimit)
      .map { "<br>" + Markdown.code($0.text, columns: Self.columns) }.joined()
  }

  /// The contract, or what each twin is to answer; nothing where nothing is agreed.
  private func contract(of row: Row) -> String {
    row.contract.outcomes.map { name, outcome in
      let answer = cell(.outcome(outcome))
      return row.contract.reason == nil ? answer : "\(name) \(answer)"
    }.joined(separator: "<br>")
  }

  private func addDivergences(_ result: CheckResult, to page: inout MarkdownPage) {
    let known = result.suites.flatMap { suite in suite.rows.divergences.map { (suite, $0) } }
    page.addTable(
      counted(known.count, "known divergence"), ["case", "Kotlin", "Swift", "because"],
      known.lazy.map { suite, row in
        [
          Markdown.code("\(suite.name)/\(row.title)"), cell(row.kotlin), cell(row.swift),
          Markdown.code(row.contract.reason ?? "", columns: 4 * Self.columns),
        ]
      }, isFolded: true)
  }

  static let problemHead = ["code", "about", "what", "where", "next"]

  /// Whether the row's own line says what the problem does.
  private func isToldByRow(_ problem: Problem) -> Bool {
    problem.caseID != nil
      && (problem.isCrash || problem.isDifference && problem.code != .divergenceHealed)
  }

  /// A problem's row under `problemHead`.
  func row(of problem: Problem) -> [String] {
    let lines = wording.lines(of: problem).prefix(Self.inputLimit)
    return [
      problem.code.rawValue,
      Markdown.code(Wording.subject(of: problem), columns: Self.columns),
      lines.map { Markdown.code($0, columns: 4 * Self.columns) }.joined(separator: "<br>"),
      Markdown.code(problem.location ?? "", columns: Self.columns),
      Markdown.code(problem.next.map(wording.next) ?? "", columns: Self.columns),
    ]
  }

  private func inputs(of row: Row) -> String {
    let members = row.inputMembers
    let shown = members.prefix(Self.inputLimit).map {
      Markdown.code($0.line, columns: Self.columns)
    }
    let rest = members.count - shown.count
    return (shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "<br>")
  }

  private func cell(_ cell: Cell) -> String { Markdown.code(cell.text, columns: Self.columns) }

  /// A cell with `≠` before it where it is not what it is held against.
  private func mark(_ cell: Cell, isOff: Bool) -> String {
    (isOff ? "≠ " : "") + self.cell(cell)
  }
}
