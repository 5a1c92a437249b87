/// A check as one page that needs nothing but itself: no network, light and dark.
///
/// It opens with the verdict, links to the problems, and the suites, those that are not at parity
/// before all others. Each suite then has its truth table, all rows of cases and the differing ones of
/// a product, its problems, and the divergences that it states. Of a red check only the rows that are
/// not at parity are shown, until all are asked for. The script serves the search alone; without it
/// the page is whole.
struct HTMLReport {
  private let wording: Wording

  init(_ wording: Wording) { self.wording = wording }

  func render(_ result: CheckResult) -> String {
    let pages = result.redFirst.enumerated().map { number, suite in
      HTMLSuite(suite, number: number + 1, wording)
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src '\(HTMLSearch.hash)'; img-src data:" />
      <link rel="icon" href="data:," />
      <title>\(title(result))</title>
      <style>
      \(HTMLStyleSheet.text)</style>
      </head>
      <body>
      <a class="skip" href="#report">Skip to the report</a>
      \(header(result, pages))\(filter(result))<main id="report">
      \(overview(pages))\(problems(result))\(pages.map(\.section).joined())</main>
      \(Self.footer)<script>\(HTMLSearch.script)</script>
      </body>
      </html>

      """
  }

  // MARK: The verdict

  private func title(_ result: CheckResult) -> String {
    result.exitCode == .parity
      ? "parity: \(result.praise)"
      : "\(result.exitCode.word): \(problemCount(result))"
  }

  private func header(_ result: CheckResult, _ pages: [HTMLSuite]) -> String {
    let isGreen = result.exitCode == .parity
    let rows = result.suites.reduce(0) { $0 + $1.rows.count }
    let differing = result.suites.reduce(0) { $0 + $1.rows.differingCount }
    let uncompared = result.suites.reduce(0) { $0 + $1.rows.uncomparedCount }
    let known = result.suites.reduce(0) { $0 + $1.rows.divergences.count }
    let facts = [
      ("suites", result.suites.count), (result.isPart ? "checked rows" : "rows", rows),
      ("differ", differing),
      ("not compared", uncompared), ("known divergences", known),
      ("exit code", Int(result.exitCode.rawValue)),
    ]
    let list = facts.map { name, count in
      "<div><dt>\(name)</dt><dd>\(HTML.grouped(count))</dd></div>"
    }
    return """
      <header class="\(isGreen ? "good" : "bad")">
      <p class="brand">parity <span>Swift and Kotlin, side by side</span></p>
      <h1><b aria-hidden="true">\(isGreen ? "=" : "≠")</b> \
      <span>\(result.exitCode.word)</span></h1>
      <p class="lead">\(isGreen ? result.praise : problemCount(result))</p>
      <dl class="facts">\(list.joined())</dl>
      \(links(result, pages))</header>

      """
  }

  private func problemCount(_ result: CheckResult) -> String {
    HTML.counted(result.allProblems.count, "problem")
  }

  /// How many problems are linked from the top.
  private static let linkLimit = 20

  /// Where the problems are; nothing where there are none.
  private func links(_ result: CheckResult, _ pages: [HTMLSuite]) -> String {
    let all =
      pages.flatMap(\.problemLinks)
      + HTMLProblems(wording: wording).links(to: result.problems, idPrefix: "problem")
    if all.isEmpty { return "" }
    let rest = result.allProblems.count - min(all.count, Self.linkLimit)
    let more = rest > 0 ? "<li>and \(HTML.counted(rest, "problem")) more</li>\n" : ""
    return """
      <nav aria-label="Problems"><ol class="links">
      \(all.prefix(Self.linkLimit).map { "<li>\($0)</li>\n" }.joined())\(more)</ol></nav>

      """
  }

  /// Works without a script: the style sheet looks at which of the two is checked.
  private func filter(_ result: CheckResult) -> String {
    let (all, some) =
      result.exitCode == .parity ? (" checked=\"checked\"", "") : ("", " checked=\"checked\"")
    return """
      <fieldset class="filter"><legend>Rows</legend>
      <label><input type="radio" name="rows" id="all-rows"\(all) /> all</label>
      <label><input type="radio" name="rows" id="drift-only"\(some) /> only those not at parity</label>
      \(HTMLSearch.field)</fieldset>

      """
  }

  // MARK: What belongs to no suite

  private func overview(_ pages: [HTMLSuite]) -> String {
    """
    <section aria-labelledby="suites">
    <h2 id="suites">Suites</h2>
    \(HTML.table(
      "All suites", class: "suites",
      head: ["suite", "rows", "verdict", "differ", "not compared", "known divergences"],
      rows: pages.map(\.overview)))</section>

    """
  }

  private func problems(_ result: CheckResult) -> String {
    if result.problems.isEmpty { return "" }
    return """
      <section aria-labelledby="problems">
      <h2 id="problems">Problems of no suite</h2>
      \(HTMLProblems(wording: wording).list(result.problems, idPrefix: "problem"))</section>

      """
  }

  private static let footer = """
    <footer>
    <p>\(HTML.sign)marks every answer that is not what it should be: the contract's, or, \
    where a suite has no contract, the other twin's. Kotlin's answers are recorded ones; Swift's are \
    those of this run.</p>
    <p>Values are JSON. What cannot be seen is written as an escape.</p>
    </footer>

    """
}
