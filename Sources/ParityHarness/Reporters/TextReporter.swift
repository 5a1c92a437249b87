/// Renders a check for people.
package struct TextReporter {
  /// Cells are cut to this many columns; `explain` shows them whole.
  private static let cellWidth = 48

  /// How many differing rows are shown unless all are asked for.
  private static let rowLimit = 40

  /// How many rows of a product are shown, whatever is asked for.
  private static let crossProductLimit = 10

  private let showsAllRows: Bool
  private let style: Style
  private let wording: Wording
  private let write: (String) -> Void

  package init(
    showsAllRows: Bool, style: Style, _ wording: Wording, write: @escaping (String) -> Void
  ) {
    self.showsAllRows = showsAllRows
    self.style = style
    self.wording = wording
    self.write = write
  }

  /// Writes the whole report.
  package func report(_ result: CheckResult) {
    for suite in result.redFirst where showsAllRows || suite.exitCode != .parity {
      writeTable(suite)
    }
    let problems = ProblemText(style: style, wording, write: write)
    for suite in result.redFirst { problems.report(suite.problems) }
    problems.report(result.problems)
    writeSummary(result)
  }

  // MARK: The table

  private func writeTable(_ suite: SuiteResult) {
    let rows = showsAllRows && !suite.isExhaustive ? Array(suite.rows) : suite.rows.unequal
    let constants = suite.constants.filter { showsAllRows || $0.isDrift }
    if rows.isEmpty && constants.isEmpty { return }
    // A cross product has more rows than anybody reads; the problems tell what they have in common.
    let limit =
      suite.isExhaustive
      ? Self.crossProductLimit : showsAllRows ? rows.count : Self.rowLimit
    let shown = rows.prefix(limit)
    var table = TextTable()
    table.add(["case", "  contract", "  Kotlin", "  Swift", "verdict"])
    for row in shown { add(row, to: &table) }
    for row in constants {
      let mark = row.isDrift ? "≠ " : "  "
      table.add([
        Escaped.plain(row.name), "  constant", mark + (row.kotlin.map(String.init) ?? "-"),
        mark + (row.swift.map(String.init) ?? "-"), row.isDrift ? "constants drifted" : "parity",
      ])
    }
    write("\(style.strong(suite.name))\n")
    for (index, line) in table.lines(indentedBy: 2).enumerated() {
      let isBad = line.contains("≠ ")
      write((index == 0 ? style.faint(line) : isBad ? style.bad(line) : line) + "\n")
    }
    if shown.count < rows.count {
      write(
        "  and \(counted(rows.count - shown.count, "row")) more\(suite.isExhaustive ? "" : "; --all-rows shows them")\n"
      )
    }
    write("\n")
  }

  /// The lines of a row: one for each key on which it differs, and those of each twin where each has a
  /// contract of its own.
  private func add(_ row: Row, to table: inout TextTable) {
    let title = row.item.id.isEmpty ? "(\(row.title))" : row.item.id
    let lines = RowLines(row, width: Self.cellWidth)
    let kotlin = lines.marked(row.kotlin, against: row.kotlinExpected)
    let swift = lines.marked(row.swift, against: row.swiftExpected)
    guard case .divergence(let forKotlin, let forSwift, _) = row.contract else {
      let contract = lines.plain(row.contract.swift)
      add([[title], contract, kotlin, swift, [row.verdict.words]], to: &table)
      return
    }
    let verdict = row.verdict.words + " (known divergence)"
    add(
      [[title], lines.plain(.outcome(forKotlin), "for Kotlin "), kotlin, [], [verdict]], to: &table)
    add([[], lines.plain(.outcome(forSwift), "for Swift "), [], swift], to: &table)
  }

  /// Columns of lines, the shorter ones filled up.
  private func add(_ columns: [[String]], to table: inout TextTable) {
    for line in 0..<(columns.map(\.count).max() ?? 0) {
      table.add(columns.map { line < $0.count ? $0[line] : "" })
    }
  }

  // MARK: The summary

  private func writeSummary(_ result: CheckResult) {
    var table = TextTable()
    for suite in result.redFirst {
      let divergences = suite.rows.divergences.count
      table.add([
        suite.name, suite.scope, verdict(suite),
        divergences > 0 ? counted(divergences, "known divergence") : "",
      ])
    }
    for line in table.lines() { write("\(line)\n") }
    for suite in result.suites {
      for use in suite.tolerances { write("  \(suite.name): \(use.words)\n") }
    }
    writeDivergences(result)
    if result.exitCode == .parity {
      write(style.good("parity: \(result.praise)") + " (\(result.scope))\n")
    } else {
      let problems = counted(result.allProblems.count, "problem")
      write(
        style.bad("\(result.exitCode.word): \(problems)")
          + " (\(result.scope)), exit code \(result.exitCode.rawValue)\n")
    }
  }

  /// The cases on which the runtimes differ on purpose: how many, or by name.
  private func writeDivergences(_ result: CheckResult) {
    let names = result.suites.flatMap { suite in
      suite.rows.divergences.map { "\(suite.name)/\($0.title)" }
    }
    if names.isEmpty { return }
    if !showsAllRows {
      let verb = names.count == 1 ? "shows it" : "lists them"
      write(style.faint("\(counted(names.count, "known divergence")), --all-rows \(verb)") + "\n")
      return
    }
    let command = wording.next(.run(["explain", "SUITE/CASE"]))
    write("\nKnown divergences (for the reason: \(command)):\n")
    for name in names { write("  \(style.faint(name))\n") }
    write("\n")
  }

  private func verdict(_ suite: SuiteResult) -> String {
    if suite.exitCode == .parity { return "parity" }
    return
      "\(suite.exitCode.word) (\(suite.rows.parityCount) of \(suite.rows.count) rows at parity)"
  }
}
