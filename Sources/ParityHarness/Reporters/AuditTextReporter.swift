/// Renders an audit for people.
struct AuditTextReporter {
  /// For up to this many cases the matrix is drawn with a column each.
  private static let columns = 100

  /// For a suite of more cases, those that are merely redundantCases are counted and not named.
  private static let fewCases = 20

  private let style: Style
  private let wording: Wording
  private let write: (String) -> Void

  init(style: Style, _ wording: Wording, write: @escaping (String) -> Void) {
    self.style = style
    self.wording = wording
    self.write = write
  }

  /// Writes the whole report.
  func report(_ result: AuditResult) {
    for suite in result.suites { write(suite) }
    let problems = ProblemText(style: style, wording, write: write)
    for suite in result.suites { problems.report(suite.problems) }
    problems.report(result.problems)
    writeSummary(result)
  }

  // MARK: One suite

  private static let legend =
    "  a column a case: x the case kills the mutant, ! the mutant dies on the case"

  private func write(_ suite: SuiteAudit) {
    if suite.coverage == nil && suite.matrix == nil { return }
    write("\(style.strong(suite.name))\n")
    if let coverage = suite.coverage { write(coverage) }
    if let matrix = suite.matrix { write(matrix) }
    write("\n")
  }

  private func write(_ coverage: ConditionCoverage) {
    var table = TextTable()
    table.add(["condition", "holds, and decides", "fails, and decides"])
    for proof in coverage.proofs {
      let pair = proof.pair.map { [Escaped.plain($0.holds), Escaped.plain($0.fails)] }
      table.add([proof.condition] + (pair ?? ["UNPROVEN"]))
    }
    write(table)
    table = TextTable()
    table.add(["threshold", "at it", "one short"])
    for edge in coverage.edges {
      table.add([
        "\(edge.condition) \(edge.limit)", first(edge.at, limit: 1), first(edge.short, limit: 1),
      ])
    }
    if !coverage.edges.isEmpty { write(table) }
  }

  private func write(_ matrix: KillMatrix) {
    let draws = (1...Self.columns).contains(matrix.ids.count)
    var table = TextTable()
    table.add(["mutant", draws ? Self.ruler(matrix.ids.count) : "", "killed by"])
    for row in matrix.rows {
      table.add([
        row.mutant, draws ? Self.marks(of: row, among: matrix.ids) : "", killers(row, matrix),
      ])
    }
    write(table)
    if draws { write(style.faint(Self.legend) + "\n") }
    if !matrix.ineffectiveCases.isEmpty {
      write("  ineffective, kill no mutant: \(all(matrix.ineffectiveCases))\n")
    }
    let redundantCases = matrix.redundantCases
    if !redundantCases.isEmpty {
      let names =
        matrix.ids.count > Self.fewCases
        ? counted(redundantCases.count, "case") : all(redundantCases)
      write("  redundant, others kill the same mutants: \(names)\n")
    }
  }

  /// A column a case, each with the last digit of its number.
  private static func ruler(_ count: Int) -> String {
    (1...count).map { String($0 % 10) }.joined()
  }

  /// In each case's column whether it kills the mutant, or the mutant dies on it.
  private static func marks(of row: KillMatrix.Row, among ids: [String]) -> String {
    let (killers, crashes) = (Set(row.killers), Set(row.crashes))
    return ids.map { crashes.contains($0) ? "!" : killers.contains($0) ? "x" : "." }.joined()
  }

  private func killers(_ row: KillMatrix.Row, _ matrix: KillMatrix) -> String {
    if row.isSurvivor { return "nothing: SURVIVES" }
    if row.killers.count == 1 { return Escaped.plain(row.killers[0]) }
    return "\(row.killers.count) cases"
  }

  private func write(_ table: TextTable) {
    for (index, line) in table.lines(indentedBy: 2).enumerated() {
      let isBad = line.contains("UNPROVEN") || line.contains("SURVIVES")
      write((index == 0 ? style.faint(line) : isBad ? style.bad(line) : line) + "\n")
    }
  }

  private func first(_ ids: [String], limit: Int) -> String {
    if ids.isEmpty { return "MISSING" }
    let shown = ids.prefix(limit).map(Escaped.plain).joined(separator: ", ")
    return ids.count > limit ? "\(shown), …" : shown
  }

  private func all(_ ids: [String]) -> String {
    ids.map(Escaped.plain).joined(separator: ", ")
  }

  // MARK: The summary

  private func writeSummary(_ result: AuditResult) {
    var table = TextTable()
    for suite in result.suites {
      table.add([
        suite.name, counted(suite.caseCount, suite.isExhaustive ? "row" : "case"),
        conditions(suite),
        mutants(suite),
        determinism(suite),
      ])
    }
    for line in table.lines() { write("\(line)\n") }
    let injected = result.injected
    let held = injected.count { $0.isAsExpected }
    let skipped = result.faults.count - injected.count
    write(
      "\(held) of \(counted(injected.count, "injected fault")) answered as expected"
        + (skipped > 0 ? "; \(skipped) not applicable" : "") + "\n")
    let mutants = result.suites.reduce(0) { $0 + ($1.matrix?.rows.count ?? 0) }
    let scope =
      "\(counted(result.suites.count, "suite")), \(counted(mutants, "mutant")), "
      + counted(injected.count, "injected fault")
    if result.exitCode == .parity {
      let verdict = "adequate: the cases are enough, and the check detects faults"
      write(style.good(verdict) + " (\(scope))\n")
    } else {
      let problems = counted(result.allProblems.count, "problem")
      write(
        style.bad("\(result.exitCode.word): \(problems)")
          + " (\(scope)), exit code \(result.exitCode.rawValue)\n")
    }
  }

  private func conditions(_ suite: SuiteAudit) -> String {
    guard let proofs = suite.coverage?.proofs else { return "no decision" }
    return "\(proofs.count { $0.pair != nil }) of \(counted(proofs.count, "condition")) proven"
  }

  private func determinism(_ suite: SuiteAudit) -> String {
    if suite.environments.isEmpty { return "not asked again" }
    return suite.nondeterminisms.isEmpty ? "deterministic" : "nondeterministic"
  }

  private func mutants(_ suite: SuiteAudit) -> String {
    guard let rows = suite.matrix?.rows else { return "no mutants" }
    return "\(rows.count { !$0.isSurvivor }) of \(counted(rows.count, "mutant")) killed"
  }
}
