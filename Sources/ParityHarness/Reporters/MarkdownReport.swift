/// A check as Markdown, for a pull request or the summary of a workflow's step.
///
/// No table is longer than people read and the whole never has more bytes than it may have; what is
/// left out is said by number.
enum MarkdownReport {
  /// So many inputs of a row, and so many columns of a value.
  private static let inputLimit = 12
  private static let columns = 120

  static func render(_ result: CheckResult, limit: Int = MarkdownPage.limit) -> String {
    var page = MarkdownPage(limit: limit)
    page.add(head(result))
    page.addTable(
      "Suites", ["suite", "cases", "verdict", "not at parity", "stated divergences"],
      result.suites.lazy.map(row))
    for suite in result.suites { addRows(of: suite, to: &page) }
    let others = result.allProblems.filter { !isToldByRow($0) }
    page.addTable(
      "Problems", problemHead, others.lazy.map(row))
    addDivergences(result, to: &page)
    return page.text
  }

  // MARK: The parts

  private static func head(_ result: CheckResult) -> String {
    let cases = result.suites.reduce(0) { $0 + ($1.fixture?.cases.count ?? 0) }
    let scope = "\(counted(result.suites.count, "suite")), \(counted(cases, "case"))"
    return result.exitCode == .parity
      ? "## ✅ parity: Swift and Kotlin keep the contract\n\n\(scope)\n"
      : "## ❌ \(result.exitCode.word): \(counted(result.allProblems.count, "problem"))\n\n"
        + "\(scope), exit code \(result.exitCode.rawValue)\n"
  }

  private static func row(of suite: SuiteResult) -> [String] {
    let count = suite.fixture?.cases.count ?? 0
    return [
      Markdown.code(suite.name), counted(count, suite.isProduct ? "row" : "case"),
      (suite.exitCode == .parity ? "✅ " : "❌ ") + suite.exitCode.word,
      String(suite.differingRows.count + suite.uncomparedCount),
      String(suite.fixture?.reasons.count ?? 0),
    ]
  }

  private static func addRows(of suite: SuiteResult, to page: inout MarkdownPage) {
    guard let fixture = suite.fixture else { return }
    page.addTable(
      "Rows of \(Markdown.code(suite.name)) that differ",
      ["case", "inputs", "contract", "Kotlin", "Swift", "verdict"],
      suite.differingRows.lazy.map { row in
        let contract = (fixture.contract.kotlin[row], fixture.contract.swift[row])
        return [
          Markdown.code(suite.title(ofRow: row)),
          inputs(of: row, in: fixture),
          contract.0 == contract.1
            ? cell(contract.0) : "for Kotlin \(cell(contract.0))<br>for Swift \(cell(contract.1))",
          mark(suite.kotlin[row], against: contract.0),
          mark(suite.swift[row], against: contract.1),
          suite.verdicts[row].words,
        ]
      })
  }

  private static func addDivergences(_ result: CheckResult, to page: inout MarkdownPage) {
    let stated = result.suites.flatMap { suite in
      (suite.fixture?.reasons.keys.sorted() ?? []).map { (suite, $0) }
    }
    page.addTable(
      "Stated divergences", ["case", "Kotlin", "Swift", "because"],
      stated.lazy.map { suite, row in
        [
          Markdown.code("\(suite.name)/\(suite.title(ofRow: row))"), cell(suite.kotlin[row]),
          cell(suite.swift[row]),
          Markdown.code(suite.fixture?.reasons[row] ?? "", columns: 4 * columns),
        ]
      })
  }

  static let problemHead = ["code", "about", "what", "where", "next"]

  /// Whether the row's own line says what the problem does.
  private static func isToldByRow(_ problem: Problem) -> Bool {
    let isVerdict =
      problem.code.rawValue.hasPrefix("drift.") || problem.code.rawValue.hasPrefix("subject.")
    return isVerdict && problem.caseID != nil
  }

  /// A problem's row under `problemHead`.
  static func row(of problem: Problem) -> [String] {
    let lines = problem.message.split(separator: "\n").prefix(inputLimit)
    let subject = [problem.suite, problem.caseID].compactMap { $0 }.joined(separator: "/")
    return [
      problem.code.rawValue,
      Markdown.code(subject, columns: columns),
      lines.map { Markdown.code(String($0), columns: 4 * columns) }.joined(separator: "<br>"),
      Markdown.code(problem.place ?? "", columns: columns),
      Markdown.code(problem.next ?? "", columns: columns),
    ]
  }

  private static func inputs(of row: Int, in fixture: Fixture) -> String {
    guard case .object(let members) = fixture.input(ofRow: row) else { return "" }
    let shown = members.prefix(inputLimit).map {
      Markdown.code("\(Escaped.plain($0.key)) = \($0.value.text)", columns: columns)
    }
    let rest = members.count - shown.count
    return (shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "<br>")
  }

  private static func cell(_ cell: Cell) -> String { Markdown.code(cell.text, columns: columns) }

  /// A cell with `≠` before it where it is not what the contract says.
  private static func mark(_ cell: Cell, against contract: Cell) -> String {
    let differs = Comparison.differ(cell, contract) == true
    return (differs ? "≠ " : "") + self.cell(cell)
  }
}
