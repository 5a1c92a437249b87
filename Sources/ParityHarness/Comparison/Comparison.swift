/// Lays tables for the same cases side by side: the one place that decides what drift is.
package enum Comparison {
  /// The verdict of every row.
  ///
  /// - Parameters:
  ///   - contract: what each twin is to answer; the two differ only on stated divergences.
  ///   - kotlin: what Kotlin answered.
  ///   - swift: what Swift answers.
  package static func verdicts(
    contract: (kotlin: TruthTable, swift: TruthTable), kotlin: TruthTable, swift: TruthTable
  ) -> [Verdict] {
    // Few different cells occur: their pairs are compared once, the rows by number.
    var memo: [SIMD4<Int32>: Verdict] = [:]
    return swift.rows.indices.map { row in
      let key = SIMD4(
        contract.kotlin.rows[row], contract.swift.rows[row], kotlin.rows[row], swift.rows[row])
      if let verdict = memo[key] { return verdict }
      let verdict = verdict(
        contract: (contract.kotlin[row], contract.swift[row]), kotlin: kotlin[row],
        swift: swift[row])
      memo[key] = verdict
      return verdict
    }
  }

  /// The verdict of one row.
  package static func verdict(
    contract: (kotlin: Cell, swift: Cell), kotlin: Cell, swift: Cell
  ) -> Verdict {
    switch swift {
    case .crashed: return .swiftCrash
    case .timedOut: return .swiftTimeout
    case .outcome, .threw, .absent: break
    }
    if contract.kotlin == .absent && contract.swift == .absent {
      return differ(kotlin, swift).map { $0 ? .twinsDiffer : .parity } ?? .notCompared
    }
    let kotlinLeft = differ(kotlin, contract.kotlin)
    let swiftLeft = differ(swift, contract.swift)
    switch (kotlinLeft, swiftLeft) {
    case (false?, false?): return .parity
    case (true?, true?): return kotlin == swift ? .bothDrift : .split
    case (true?, _): return .kotlinDrift
    case (_, true?): return .swiftDrift
    case (nil, _), (_, nil): return .notCompared
    }
  }

  /// Whether two answers differ; nil when one of them is not there.
  static func differ(_ one: Cell, _ other: Cell) -> Bool? {
    one == .absent || other == .absent ? nil : one != other
  }
}
