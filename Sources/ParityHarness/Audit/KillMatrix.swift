/// Which case tells which mutant from the contract.
package struct KillMatrix: Sendable {
  /// One mutant and the cases that kill it.
  package struct Row: Sendable {
    package let mutant: String
    package let fault: String
    /// The ids of the cases that kill it, in the fixture's order; of a product's rows one.
    package let killers: [String]
    /// Those of them on which it trapped or gave no answer.
    package let crashes: [String]
    package var isSurvivor: Bool { killers.isEmpty }
  }

  /// The mutants, survivors first, otherwise in the suite's order.
  package let rows: [Row]

  /// The ids of the cases, in the fixture's order; none for a product, which has no case to
  /// redundantCases.
  package let ids: [String]

  package init(rows: [Row], ids: [String]) {
    self.rows = rows.filter(\.isSurvivor) + rows.filter { !$0.isSurvivor }
    self.ids = ids
  }

  /// The ids of the cases that kill no mutant.
  package var ineffectiveCases: [String] {
    let killing = Set(rows.flatMap(\.killers))
    return ids.filter { !killing.contains($0) }
  }

  /// The ids of the cases that kill, and of which each mutant is killed by another case too.
  package var redundantCases: [String] {
    let killing = Set(rows.flatMap(\.killers))
    let needed = Set(rows.filter { $0.killers.count == 1 }.flatMap(\.killers))
    return ids.filter { killing.contains($0) && !needed.contains($0) }
  }
}
