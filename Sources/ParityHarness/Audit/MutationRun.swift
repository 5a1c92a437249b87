/// Runs mutants over the cases of one suite, and finds those that tell each from the contract.
struct MutationRun {
  /// How many rows of a product are asked at once, until one of them kills.
  ///
  /// Few, as a mutant that dies on one of them takes the process with it for all the others.
  private static let productBlock = 64

  let worker: Worker
  let fixture: Fixture
  let batch: InputBatch
  let suite: String

  /// A mutant whose answers are within the suite's tolerances survives.
  let comparison: Comparison

  /// What the subject has to answer: what the fixture says, or for a product what Kotlin answered.
  let contract: TruthTable

  /// What the original subject answers.
  let original: TruthTable

  /// The cases that kill a mutant; of a product's rows the first one that was found.
  func row(of mutant: String, fault: String) throws(Problem) -> KillMatrix.Row {
    var found: (killers: [Int], crashes: [Int]) = ([], [])
    for order in orders where found.killers.isEmpty {
      let table = try worker.answers(
        of: "\(suite)/\(mutant)", to: batch.reordered(by: order))
      let (killers, crashes) = Self.killers(
        comparison, contract: contract.reordered(by: order),
        original: original.reordered(by: order),
        mutant: table)
      found = (killers.map(order.row), crashes.map(order.row))
    }
    let isExhaustive = fixture.axes != nil
    let killers = found.killers.prefix(isExhaustive ? 1 : .max)
    return KillMatrix.Row(
      mutant: mutant, fault: fault, killers: killers.map { fixture.cases[$0].id },
      crashes: found.crashes.filter(killers.contains).map { fixture.cases[$0].id })
  }

  /// All cases in their order, or a product's rows in steps that come all over it soon.
  private var orders: [RowOrder] {
    let total = fixture.cases.count
    guard fixture.axes != nil else { return [RowOrder(from: 0, by: 1, count: total, of: total)] }
    let step = Self.step(over: total)
    return stride(from: 0, to: total, by: Self.productBlock).map { start in
      RowOrder(
        from: start * step % total, by: step, count: min(Self.productBlock, total - start),
        of: total)
    }
  }

  /// About the golden section of a number, and without a common divisor with it.
  private static func step(over total: Int) -> Int {
    func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
      other == 0 ? one : greatestCommonDivisor(other, one % other)
    }
    return (total * 618 / 1000...total).first { greatestCommonDivisor($0, total) == 1 } ?? 1
  }

  /// The rows on which the mutant leaves the contract, and those of them on which it dies.
  ///
  /// A case on which the original subject leaves the contract as well kills no mutant: it would
  /// kill every mutant, whatever its fault.
  static func killers(
    _ comparison: Comparison = .exact, contract: TruthTable, original: TruthTable,
    mutant: TruthTable
  ) -> (killers: [Int], crashes: [Int]) {
    let originals = comparison.agreements(contract, original)
    let mutants = comparison.agreements(contract, mutant)
    let killers = contract.rows.indices.filter {
      originals[$0] == .same && mutants[$0] == .different
    }
    return (killers, killers.filter { mutant[$0].isCrash })
  }
}
