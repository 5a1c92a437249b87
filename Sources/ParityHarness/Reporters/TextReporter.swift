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

  /// A line for a row, and a second one where each twin has a contract of its own.
  private func add(_ row: Row, to table: inout TextTable) {
    let title = row.item.id.isEmpty ? "(\(row.title))" : row.item.id
    let keys = row.differs ? row.differences.map(\.topKey) : []
    let kotlin = mark(row.kotlin, isOff: row.kotlinIsOff, keys)
    let swift = mark(row.swift, isOff: row.swiftIsOff, keys)
    guard case .divergence(let forKotlin, let forSwift, _) = row.contract else {
      table.add([title, "  " + cut(row.contract.swift, keys), kotlin, swift, row.verdict.words])
      return
    }
    table.add([
      title, "  for Kotlin " + cut(.outcome(forKotlin), keys), kotlin, "",
      row.verdict.words + " (known divergence)",
    ])
    table.add(["", "  for Swift " + cut(.outcome(forSwift), keys), "", swift])
  }

  /// A cell with `≠` before it where it is not what it is held against.
  private func mark(_ cell: Cell, isOff: Bool, _ keys: [String]) -> String {
    (isOff ? "≠ " : "  ") + cut(cell, keys)
  }

  /// The cell as far as there is room for it; where there is too little, what differs comes first.
  private func cut(_ cell: Cell, _ keys: [String]) -> String {
    let isTooLong = DisplayWidth.of(cell.text) > Self.cellWidth
    let text = isTooLong ? cell.outcome?.text(startingWith: keys) ?? cell.text : cell.text
    return DisplayWidth.cut(text, to: Self.cellWidth)
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
