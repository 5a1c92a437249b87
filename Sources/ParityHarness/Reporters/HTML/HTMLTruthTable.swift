/// The truth table of a suite: contract, Kotlin and Swift side by side, a row a case.
struct HTMLTruthTable {
  /// How many rows of cases are listed, those that are not at parity before all others.
  static let caseLimit = 2_000

  /// How many differing rows of a product are listed; the rest is a number.
  static let crossProductLimit = 300

  private let suite: SuiteResult
  private let id: String
  /// The numbers of each row's problems in the suite's list.
  private let problems: [Int: [Int]]

  /// - Parameter id: what the suite's section is called.
  init(_ suite: SuiteResult, id: String) {
    self.suite = suite
    self.id = id
    let numbers = Dictionary(
      suite.problems.prefix(HTMLProblems.limit).enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first })
    problems = suite.problemsByRow.ofRows.mapValues { $0.compactMap { numbers[$0] } }
  }

  var markup: String {
    if suite.rows.isEmpty { return "<p>There is nothing to compare.</p>\n" }
    let rows = shownRows
    let isContracted = suite.isContracted
    var table = ""
    if !rows.isEmpty {
      table = HTML.table(
        isContracted
          ? "What \(suite.name) answers: contract, Kotlin as recorded, and Swift"
          : !suite.isExhaustive
            ? "What \(suite.name) answers: Kotlin, as recorded, and Swift"
            : "Rows of \(suite.name) on which Kotlin, as recorded, and Swift differ",
        class: "truth",
        head: [suite.isExhaustive ? "row" : "case"] + (isContracted ? ["contract"] : [])
          + ["Kotlin", "Swift", "verdict"],
        rows: rows.map(markup))
    }
    if suite.rows.parityCount == suite.rows.count {
      let count = HTML.grouped(suite.rows.count)
      if rows.isEmpty { return "<p>Kotlin and Swift agree on all \(count) rows.</p>\n" }
      table =
        "<div class=\"agrees\">\n\(table)</div>\n"
        + "<p class=\"none\">All rows are at parity.</p>\n"
    }
    return table + leftOut(rows)
  }

  /// The rows that are listed, in the fixture's order.
  private var shownRows: [Row] {
    if suite.isExhaustive { return Array(suite.rows.differing.prefix(Self.crossProductLimit)) }
    if suite.rows.count <= Self.caseLimit { return Array(suite.rows) }
    let others = suite.rows.unequal.prefix(Self.caseLimit)
    return (others + suite.rows.atParity.prefix(Self.caseLimit - others.count))
      .sorted { $0.number < $1.number }
  }

  private func leftOut(_ rows: [Row]) -> String {
    let all = suite.isExhaustive ? suite.rows.differingCount : suite.rows.count
    if rows.count == all { return "" }
    let differing = suite.rows.differingCount - rows.count(where: \.differs)
    return "<p>and \(HTML.counted(all - rows.count, "row")) more, not listed here; "
      + "\(HTML.grouped(differing)) of them differ</p>\n"
  }

  // MARK: A row

  private func markup(of row: Row) -> HTML.Row {
    var cells = [name(of: row)]
    if suite.isContracted { cells.append(contract(of: row)) }
    cells += [
      HTMLCell.markup(row.kotlin, against: row.kotlinExpected, comparison: row.comparison),
      HTMLCell.markup(row.swift, against: row.swiftExpected, comparison: row.comparison),
      words(for: row),
    ]
    let kind = row.verdict == .parity ? "same" : "differs"
    return HTML.Row(cells: cells, attributes: " class=\"\(kind)\" id=\"\(id).\(row.number + 1)\"")
  }

  /// The contract, or what each twin is to answer.
  private func contract(of row: Row) -> String {
    guard case .divergence(let kotlin, let swift, _) = row.contract else {
      return HTMLCell.markup(row.contract.swift)
    }
    return "<p>for Kotlin</p>\(HTMLCell.markup(.outcome(kotlin)))"
      + "<p>for Swift</p>\(HTMLCell.markup(.outcome(swift)))"
  }

  private func name(of row: Row) -> String {
    let note = row.item.note.map { "<p class=\"quiet\">\(HTML.text($0, columns: 400))</p>" } ?? ""
    let name = "<code>\(HTML.text(row.title, columns: 80))</code>\(note)"
    let members = row.inputMembers
    if members.isEmpty { return name }
    let lines = members.map {
      "<div><dt>\(HTML.text($0.key, columns: 40))</dt> <dd>\(HTML.value($0.value.text))</dd></div>"
    }
    let isOpen = row.verdict != .parity
    return name + "<details\(isOpen ? " open=\"open\"" : "")><summary>inputs</summary>"
      + "<dl>\(lines.joined())</dl></details>"
  }

  private func words(for row: Row) -> String {
    let words =
      row.verdict == .parity
      ? "<span class=\"good\">parity</span>"
      : "<span class=\"bad\">\(row.differs ? HTML.sign : "")\(row.verdict.words)</span>"
    let links =
      (row.contract.reason == nil
        ? [] : ["<a href=\"#\(id).divergences\">known divergence</a>"])
      + (problems[row.number] ?? []).map {
        "<a href=\"#\(id).problem-\($0 + 1)\">problem \($0 + 1)</a>"
      }
    return ([words] + links).joined(separator: "<br />")
  }
}
