/// How much was checked: a part never looks like the whole.
extension SuiteResult {
  /// How many rows were checked, and where they are a part, of how many: `1 of 12 cases`.
  package var scope: String {
    Self.scope(rows.count, of: rows.isPart ? rows.total : nil, isExhaustive ? "row" : "case")
  }

  fileprivate static func scope(_ count: Int, of total: Int?, _ noun: String) -> String {
    total.map { "\(count) of \(counted($0, noun))" } ?? counted(count, noun)
  }
}

extension CheckResult {
  /// Whether single cases were asked for.
  package var isPart: Bool { suites.contains { $0.rows.isPart } }

  /// How many suites, and how many of their cases.
  package var scope: String {
    let (count, total) = suites.reduce((0, 0)) { ($0.0 + $1.rows.count, $0.1 + $1.rows.total) }
    return "\(counted(suites.count, "suite")), "
      + SuiteResult.scope(count, of: isPart ? total : nil, "case")
  }

  /// What a check without a problem has shown.
  package var praise: String {
    "Swift and Kotlin keep the contract" + (isPart ? " in what was checked" : "")
  }
}
