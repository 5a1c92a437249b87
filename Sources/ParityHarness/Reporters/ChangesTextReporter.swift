/// Renders what changed in behaviour for people.
struct ChangesTextReporter {
  /// Cells are cut to this many columns.
  private static let cellWidth = 48

  /// How many rows of a suite are shown.
  private static let rowLimit = 40

  private let style: Style
  private let wording: Wording
  private let write: (String) -> Void

  init(style: Style, _ wording: Wording, write: @escaping (String) -> Void) {
    self.style = style
    self.wording = wording
    self.write = write
  }

  /// Writes the whole report.
  func report(_ result: ChangesResult) {
    for suite in result.suites where suite.isListed { writeTable(suite) }
    ProblemText(style: style, wording, write: write).report(result.allProblems)
    var table = TextTable()
    for suite in result.suites {
      let noun = suite.isExhaustive ? "row" : "case"
      let count = suite.state == .gone ? "" : counted(suite.count, noun)
      table.add([Escaped.plain(suite.name), count, suite.words])
    }
    for line in table.lines() { write(line + "\n") }
    if let base = result.base {
      write("\(style.strong(result.summary)) since \(base.shortCommit), \(base.origin)\n")
    }
    if result.exitCode != .parity {
      let problems = counted(result.allProblems.count, "problem")
      write(
        style.bad("\(result.exitCode.word): \(problems)")
          + ", exit code \(result.exitCode.rawValue)\n")
    }
  }

  private func writeTable(_ suite: SuiteChanges) {
    var table = TextTable()
    /// The inputs of a product's row, below the line of the table with this number.
    var inputs: [Int: [JSONMember]] = [:]
    var count = 1
    func add(_ title: String, _ kind: String, _ changes: [ValueChange]) {
      var (title, kind) = (title, kind)
      for change in changes {
        let values = change.excerpts(columns: Self.cellWidth)
        table.add([title, kind, change.name, values.old, values.new])
        (title, kind) = ("", "")
      }
      if changes.isEmpty { table.add([title, kind]) }
      count += max(changes.count, 1)
    }
    table.add(["case", "change", "of", "was", "is"])
    if !suite.changes.isEmpty { add("(all)", RowChange.Kind.changed.words, suite.changes) }
    let shown = suite.rows.prefix(Self.rowLimit)
    for row in shown {
      let former = row.formerID.map { " (was \(Escaped.plain($0)))" } ?? ""
      add(Escaped.plain(row.id) + former, row.kind.words, row.changes)
      inputs[count - 1] = row.inputs
    }
    write("\(style.strong(suite.name))\n")
    for (index, line) in table.lines(indentedBy: 2).enumerated() {
      write((index == 0 ? style.faint(line) : line) + "\n")
      for input in inputs[index] ?? [] { write("      \(cut(input.line))\n") }
    }
    if let rest = suite.rest { write("  \(rest)\n") }
    let more = suite.rows.count - shown.count
    if more > 0 { write("  and \(counted(more, "row")) more; --format json lists them all\n") }
    write("\n")
  }

  private func cut(_ text: String) -> String { DisplayWidth.cut(text, to: 2 * Self.cellWidth) }
}
