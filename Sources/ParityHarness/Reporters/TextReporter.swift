/// Renders a check for people.
package struct TextReporter {
  /// Cells are cut to this many columns; `explain` shows them whole.
  private static let cellWidth = 40

  /// So many differing rows are shown unless all are asked for.
  private static let rowLimit = 40

  /// So many rows of a product are shown, whatever is asked for.
  private static let productLimit = 10

  private let showsAllRows: Bool
  private let style: Style
  private let write: (String) -> Void

  package init(showsAllRows: Bool, style: Style, write: @escaping (String) -> Void) {
    self.showsAllRows = showsAllRows
    self.style = style
    self.write = write
  }

  /// Writes the whole report.
  package func report(_ result: CheckResult) {
    for suite in result.suites where showsAllRows || suite.exitCode != .parity {
      writeTable(suite)
    }
    for suite in result.suites { ProblemText(style: style, write: write).report(suite.problems) }
    ProblemText(style: style, write: write).report(result.problems)
    writeSummary(result)
  }

  // MARK: The table

  private func writeTable(_ suite: SuiteResult) {
    guard let fixture = suite.fixture else { return }
    let rows = suite.verdicts.indices.filter { showsAllRows || suite.verdicts[$0] != .parity }
    let constants = suite.constants.filter { showsAllRows || $0.isDrift }
    if rows.isEmpty && constants.isEmpty { return }
    // A product has more rows than anybody reads; the problems tell what they have in common.
    let limit = fixture.axes != nil ? Self.productLimit : showsAllRows ? rows.count : Self.rowLimit
    let shown = rows.prefix(limit)
    var table = TextTable()
    table.add(["case", "  contract", "  Kotlin", "  Swift", "verdict"])
    for row in shown {
      let contract = fixture.contract.swift[row]
      let kotlinContract = fixture.contract.kotlin[row]
      table.add([
        fixture.cases[row].id.isEmpty ? "(case number \(row + 1))" : fixture.cases[row].id,
        "  " + cut(contract.text),
        mark(suite.kotlin[row], against: kotlinContract),
        mark(suite.swift[row], against: contract),
        suite.verdicts[row].words + (fixture.reasons[row] == nil ? "" : " (divergence)"),
      ])
    }
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
        "  and \(counted(rows.count - shown.count, "row")) more\(fixture.axes == nil ? "; --all-rows shows them" : "")\n"
      )
    }
    write("\n")
  }

  /// A cell with `≠` before it where it is not what the contract says.
  private func mark(_ cell: Cell, against contract: Cell) -> String {
    let differs = Comparison.differ(cell, contract) == true
    return (differs ? "≠ " : "  ") + cut(cell.text)
  }

  private func cut(_ text: String) -> String { DisplayWidth.cut(text, to: Self.cellWidth) }

  // MARK: The summary

  private func writeSummary(_ result: CheckResult) {
    var table = TextTable()
    for suite in result.suites {
      let count = suite.fixture?.cases.count ?? 0
      let divergences = suite.fixture?.reasons.count ?? 0
      table.add([
        suite.name, counted(count, suite.fixture?.axes == nil ? "case" : "row"), verdict(suite),
        divergences > 0 ? counted(divergences, "stated divergence") : "",
      ])
    }
    for line in table.lines() { write("\(line)\n") }
    writeDivergences(result)
    let cases = result.suites.reduce(0) { $0 + ($1.fixture?.cases.count ?? 0) }
    let scope = "\(counted(result.suites.count, "suite")), \(counted(cases, "case"))"
    if result.exitCode == .parity {
      write(style.good("parity: Swift and Kotlin keep the contract") + " (\(scope))\n")
    } else {
      let problems = counted(result.allProblems.count, "problem")
      write(
        style.bad("\(result.exitCode.word): \(problems)")
          + " (\(scope)), exit code \(result.exitCode.rawValue)\n")
    }
  }

  /// The cases on which the runtimes differ on purpose, by name.
  private func writeDivergences(_ result: CheckResult) {
    let names = result.suites.flatMap { suite in
      (suite.fixture?.reasons.keys.sorted() ?? []).map {
        "\(suite.name)/\(suite.fixture?.cases[$0].id ?? "")"
      }
    }
    if names.isEmpty { return }
    write("\nstated divergences, whose reasons explain tells:\n")
    for name in names { write("  \(style.faint(name))\n") }
    write("\n")
  }

  private func verdict(_ suite: SuiteResult) -> String {
    if suite.exitCode == .parity { return "parity" }
    let agreeing = suite.verdicts.count { $0 == .parity }
    return "\(suite.exitCode.word) (\(agreeing) of \(suite.verdicts.count) rows at parity)"
  }
}

/// A number and its noun.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
