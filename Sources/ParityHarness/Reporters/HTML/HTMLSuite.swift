/// One suite's part of the page.
struct HTMLSuite {
  private let suite: SuiteResult
  private let wording: Wording

  /// What links to the section call it.
  private let id: String

  init(_ suite: SuiteResult, number: Int, _ wording: Wording) {
    self.suite = suite
    self.wording = wording
    let isPlain = suite.name.wholeMatch(of: /[a-z][-a-z0-9]*/) != nil
    // Names of the page's own, which a suite's must not be.
    let isFree = ![
      "report", "suites", "problems", "all-rows", "drift-only", "search", "search-label", "found",
    ].contains(suite.name)
    id = isPlain && isFree ? suite.name : "suite-\(number)"
  }

  /// How much was checked.
  private var scope: String {
    let all = HTML.counted(suite.rows.total, suite.isExhaustive ? "row" : "case")
    return suite.rows.isPart ? "\(HTML.grouped(suite.rows.count)) of \(all)" : all
  }

  private var verdict: String {
    suite.exitCode == .parity
      ? "<span class=\"good\">parity</span>"
      : "<span class=\"bad\">\(HTML.sign)\(suite.exitCode.word)</span>"
  }

  /// The suite's row in the table of all.
  var overview: HTML.Row {
    HTML.Row(cells: [
      "<a href=\"#\(id)\">\(HTML.text(suite.name))</a>",
      scope, verdict, HTML.grouped(suite.rows.differingCount),
      HTML.grouped(suite.rows.uncomparedCount), HTML.grouped(suite.rows.divergences.count),
    ])
  }

  /// Links to its problems.
  var problemLinks: [String] {
    HTMLProblems(wording: wording).links(to: suite.problems, idPrefix: "\(id).problem")
  }

  /// Everything about the suite.
  var section: String {
    let problems = suite.problems
    return """
      <section aria-labelledby="\(id)">
      <h2 id="\(id)">\(HTML.text(suite.name))</h2>
      <p class="lead">\(scope), \(verdict)</p>
      \(HTMLSurface(suite, id: id)?.markup ?? "")\(HTMLTruthTable(suite, id: id).markup)\(constants)\(tolerances)\
      \(problems.isEmpty ? "" : "<h3>Problems</h3>\n")\
      \(HTMLProblems(wording: wording).list(problems, idPrefix: "\(id).problem"))\(divergences)</section>

      """
  }

  private var constants: String {
    if suite.constants.isEmpty { return "" }
    let rows = suite.constants.map { row in
      HTML.Row(
        cells: [
          HTML.value(row.name), number(row.kotlin, row), number(row.swift, row),
          row.isDrift ? "constants drifted" : "parity",
        ], attributes: row.isDrift ? " class=\"differs\"" : " class=\"same\"")
    }
    let table = HTML.table(
      "Constants of \(suite.name)", head: ["constant", "Kotlin", "Swift", "verdict"], rows: rows)
    return suite.constants.contains(where: \.isDrift)
      ? table : "<div class=\"agrees\">\n\(table)</div>\n"
  }

  private var tolerances: String {
    if suite.tolerances.isEmpty { return "" }
    let items = suite.tolerances.map { "<li>\(HTML.text($0.words, columns: 1_000))</li>\n" }
    return "<h3>Tolerances</h3>\n<ul>\n\(items.joined())</ul>\n"
  }

  private func number(_ number: Int64?, _ row: ConstantRow) -> String {
    let text = "<code>\(number.map(String.init) ?? "missing")</code>"
    return row.isDrift ? "<span class=\"off\">\(HTML.sign)\(text)</span>" : text
  }

  /// The known divergences with their reasons.
  private var divergences: String {
    let rows = suite.rows.divergences
    if rows.isEmpty { return "" }
    return "<h3 id=\"\(id).divergences\">Known divergences</h3>\n"
      + HTML.table(
        "Known divergences of \(suite.name)", class: "divergences",
        head: ["case", "Kotlin", "Swift", "because"],
        rows: rows.map { row in
          HTML.Row(cells: [
            "<code>\(HTML.text(row.title))</code>", HTMLCell.markup(row.kotlin),
            HTMLCell.markup(row.swift), HTML.text(row.contract.reason ?? "", columns: 1_000),
          ])
        })
  }
}
