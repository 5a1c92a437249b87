/// The truth table of a suite: contract, Kotlin and Swift side by side, a row a case.
struct HTMLTruthTable {
  /// So many rows of cases are listed, those that are not at parity before all others.
  static let caseLimit = 2_000

  /// So many differing rows of a product are listed; the rest is a number.
  static let productLimit = 300

  private let suite: SuiteResult
  private let id: String
  private let problems: [Int: [Int]]

  /// - Parameter id: what the suite's section is called.
  init(_ suite: SuiteResult, id: String) {
    self.suite = suite
    self.id = id
    var rows: [String: Int] = [:]
    if !suite.problems.isEmpty {
      for (row, item) in (suite.fixture?.cases ?? []).enumerated() where rows[item.id] == nil {
        rows[item.id] = row
      }
    }
    var problems: [Int: [Int]] = [:]
    for (number, problem) in suite.problems.enumerated().prefix(HTMLProblems.limit) {
      guard let row = problem.caseID.flatMap({ rows[$0] }) else { continue }
      problems[row, default: []].append(number)
    }
    self.problems = problems
  }

  var markup: String {
    guard let fixture = suite.fixture, !suite.verdicts.isEmpty else {
      return "<p>There is nothing to compare.</p>\n"
    }
    let rows = shownRows
    let isContracted = !suite.isProduct
    var table = ""
    if !rows.isEmpty {
      table = HTML.table(
        isContracted
          ? "What \(suite.name) answers: contract, Kotlin as recorded, and Swift"
          : "Rows of \(suite.name) on which Kotlin, as recorded, and Swift differ",
        class: "truth",
        head: [suite.isProduct ? "row" : "case"] + (isContracted ? ["contract"] : [])
          + ["Kotlin", "Swift", "verdict"],
        rows: rows.map { markup(of: $0, in: fixture) })
    }
    if suite.verdicts.allSatisfy({ $0 == .parity }) {
      let count = HTML.grouped(suite.verdicts.count)
      if rows.isEmpty { return "<p>Kotlin and Swift agree on all \(count) rows.</p>\n" }
      table =
        "<div class=\"agrees\">\n\(table)</div>\n"
        + "<p class=\"none\">All rows are at parity.</p>\n"
    }
    return table + leftOut(rows)
  }

  /// The rows that are listed, in the fixture's order.
  private var shownRows: [Int] {
    if suite.isProduct { return Array(suite.differingRows.prefix(Self.productLimit)) }
    let rows = suite.verdicts.indices
    if rows.count <= Self.caseLimit { return Array(rows) }
    let others = rows.filter { suite.verdicts[$0] != .parity }.prefix(Self.caseLimit)
    let agreeing = rows.lazy.filter { suite.verdicts[$0] == .parity }
    return (others + agreeing.prefix(Self.caseLimit - others.count)).sorted()
  }

  private func leftOut(_ rows: [Int]) -> String {
    let all = suite.isProduct ? suite.differingRows.count : suite.verdicts.count
    if rows.count == all { return "" }
    let listed = rows.count { ![.parity, .notCompared].contains(suite.verdicts[$0]) }
    let differing = suite.differingRows.count - listed
    return "<p>and \(HTML.counted(all - rows.count, "row")) more, not listed here; "
      + "\(HTML.grouped(differing)) of them differ</p>\n"
  }

  // MARK: A row

  private func markup(of row: Int, in fixture: Fixture) -> String {
    let verdict = suite.verdicts[row]
    let (kotlin, swift) = (suite.kotlin[row], suite.swift[row])
    var cells = [name(of: row, in: fixture, isOpen: verdict != .parity)]
    if suite.isProduct {
      // Who left is not known: each is held against the other, as far as there is an answer.
      cells += [
        HTMLAnswer.markup(kotlin, against: swift.outcome == nil ? nil : swift),
        HTMLAnswer.markup(swift, against: kotlin),
      ]
    } else {
      let contract = (fixture.contract.kotlin[row], fixture.contract.swift[row])
      cells += [
        contract.0 == contract.1
          ? HTMLAnswer.markup(contract.0)
          : "<p>for Kotlin</p>\(HTMLAnswer.markup(contract.0))"
            + "<p>for Swift</p>\(HTMLAnswer.markup(contract.1))",
        HTMLAnswer.markup(kotlin, against: contract.0),
        HTMLAnswer.markup(swift, against: contract.1),
      ]
    }
    cells.append(words(for: row, verdict, isStated: fixture.reasons[row] != nil))
    let kind = verdict == .parity ? "same" : "differs"
    return HTML.row(cells, attributes: " class=\"\(kind)\" id=\"\(id).\(row + 1)\"")
  }

  private func name(of row: Int, in fixture: Fixture, isOpen: Bool) -> String {
    let name = "<code>\(HTML.text(suite.title(ofRow: row), columns: 80))</code>"
    guard case .object(let members) = fixture.input(ofRow: row) else { return name }
    let lines = members.map {
      "<div><dt>\(HTML.text($0.key, columns: 40))</dt> <dd>\(HTML.value($0.value.text))</dd></div>"
    }
    return name + "<details\(isOpen ? " open=\"open\"" : "")><summary>inputs</summary>"
      + "<dl>\(lines.joined())</dl></details>"
  }

  private func words(for row: Int, _ verdict: Verdict, isStated: Bool) -> String {
    let words =
      verdict == .parity
      ? "<span class=\"good\">parity</span>"
      : "<span class=\"bad\">\(verdict == .notCompared ? "" : HTML.sign)\(verdict.words)</span>"
    let links =
      (isStated ? ["<a href=\"#\(id).divergences\">stated divergence</a>"] : [])
      + (problems[row] ?? []).map { "<a href=\"#\(id).problem-\($0 + 1)\">problem \($0 + 1)</a>" }
    return ([words] + links).joined(separator: "<br />")
  }
}
