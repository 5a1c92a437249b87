/// Ordered rows from one source, each the answer to one case, in the order of the fixture's cases.
package typealias TruthTable = RepeatedValues<Cell>

/// What each row's contract is, in the order of the fixture's cases.
package typealias ContractTable = RepeatedValues<Contract>

extension ContractTable {
  /// What Swift is to answer, row by row.
  package var swift: TruthTable { map { $1.swift } }
}
