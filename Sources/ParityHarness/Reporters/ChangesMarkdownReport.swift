/// What changed in behaviour as Markdown, for a pull request or the summary of a workflow's step.
struct ChangesMarkdownReport {
  private let wording: Wording

  init(_ wording: Wording) { self.wording = wording }

  /// The width of a value at most.
  private static let columns = 120

  func render(_ result: ChangesResult, limit: Int = MarkdownPage.limit) -> String {
    var page = MarkdownPage(limit: limit)
    page.add("## \(result.base == nil ? "❌ \(result.exitCode.word)" : result.summary)\n")
    if let base = result.base {
      page.add("\nsince \(Markdown.code(base.shortCommit)), \(Markdown.code(base.origin))\n")
    }
    page.addTable(
      "Suites", ["suite", "cases", "change"],
      result.suites.lazy.map { suite in
        let noun = suite.isExhaustive ? "row" : "case"
        return [
          Markdown.code(suite.name), suite.state == .gone ? "" : counted(suite.count, noun),
          suite.words,
        ]
      })
    for suite in result.suites where suite.isListed {
      page.addTable(
        "Changes of \(Markdown.code(suite.name))", ["case", "change", "of", "was", "is"],
        rows(of: suite))
      if let rest = suite.rest { page.add("\n\(Markdown.code(rest, columns: 4 * Self.columns))\n") }
    }
    page.addTable(
      "Problems", MarkdownReport.problemHead,
      result.allProblems.lazy.map(MarkdownReport(wording).row))
    return page.text
  }

  private func rows(of suite: SuiteChanges) -> [[String]] {
    let all =
      suite.changes.isEmpty
      ? [] : [["(all)", RowChange.Kind.changed.words] + cells(of: suite.changes)]
    return all
      + suite.rows.map { row in
        let former =
          row.formerID.map { "<br>was \(Markdown.code($0, columns: Self.columns))" } ?? ""
        let inputs = row.inputs.map { "<br>" + Markdown.code($0.line, columns: Self.columns) }
          .joined()
        return [
          Markdown.code(row.id, columns: Self.columns) + former + inputs, row.kind.words,
        ] + cells(of: row.changes)
      }
  }

  /// The three cells of a row with a line for each change.
  private func cells(of changes: [ValueChange]) -> [String] {
    let values = changes.map { $0.excerpts(columns: Self.columns) }
    return [changes.map(\.name), values.map(\.old), values.map(\.new)].map {
      $0.map { Markdown.code($0, columns: Self.columns) }.joined(separator: "<br>")
    }
  }
}
