/// Lays tables for the same cases side by side: the one place that decides what drift is.
package enum Comparison {
  /// What two answers to one case say about each other.
  package enum Agreement: Sendable {
    case same
    case different
    /// One of them is not there.
    case incomparable
  }

  // MARK: Two tables

  package static func agreement(_ one: Cell, _ other: Cell) -> Agreement {
    switch (one, other) {
    case (.absent, _), (_, .absent), (.refused, _), (_, .refused): .incomparable
    default: one == other ? .same : .different
    }
  }

  /// What two tables say about each other, row by row.
  static func agreements(_ one: TruthTable, _ other: TruthTable) -> [Agreement] {
    // Few different cells occur: their pairs are compared once, the rows by number.
    let known = one.legend.map { cell in other.legend.map { agreement(cell, $0) } }
    return one.rows.indices.map { known[Int(one.rows[$0])][Int(other.rows[$0])] }
  }

  /// The rows on which two tables differ.
  static func differingRows(_ one: TruthTable, _ other: TruthTable) -> [Int] {
    agreements(one, other).enumerated().filter { $1 == .different }.map(\.offset)
  }

  // MARK: Contract, Kotlin and Swift

  /// The verdict of every row.
  package static func verdicts(
    contracts: ContractTable, kotlin: TruthTable, swift: TruthTable
  ) -> [Verdict] {
    var memo: [SIMD3<Int32>: Verdict] = [:]
    return swift.rows.indices.map { row in
      let key = SIMD3(contracts.rows[row], kotlin.rows[row], swift.rows[row])
      if let verdict = memo[key] { return verdict }
      let verdict = verdict(contract: contracts[row], kotlin: kotlin[row], swift: swift[row])
      memo[key] = verdict
      return verdict
    }
  }

  /// The verdict of one row.
  package static func verdict(contract: Contract, kotlin: Cell, swift: Cell) -> Verdict {
    switch swift {
    case .crashed: return .swiftCrash
    case .timedOut: return .swiftTimeout
    case .outcome, .threw, .refused, .absent: break
    }
    if contract == .none {
      switch agreement(kotlin, swift) {
      case .same: return .parity
      case .different: return .twinsDiffer
      case .incomparable: return .notCompared
      }
    }
    switch (agreement(kotlin, contract.kotlin), agreement(swift, contract.swift)) {
    case (.same, .same): return .parity
    case (.different, .different): return kotlin == swift ? .bothDrift : .split
    case (.different, _): return .kotlinDrift
    case (_, .different): return .swiftDrift
    case (.incomparable, _), (_, .incomparable): return .notCompared
    }
  }
}
