/// Runs mutants over the cases of one suite, and finds those that tell each from the contract.
struct MutantHunt {
  /// So many rows of a product are asked at once, until one of them kills.
  ///
  /// Few, as a mutant that dies on one of them takes the process with it for all the others.
  private static let productBlock = 64

  let worker: Worker
  let fixture: Fixture
  let suite: String

  /// What the subject has to answer: what the fixture says, or for a product what Kotlin answered.
  let contract: TruthTable

  /// What the sound subject answers.
  let sound: TruthTable

  /// The cases that kill a mutant; of a product's rows the first one that was found.
  func row(of mutant: String, fault: String) throws(Worker.Fault) -> MutantMatrix.Row {
    var found: (killers: [String], deaths: [String]) = ([], [])
    for walk in walks where found.killers.isEmpty {
      let cases = fixture.along(walk)
      let table = try worker.table(of: cases, subject: "\(suite)/\(mutant)")
      let (killers, deaths) = Self.killers(
        contract: contract.along(walk), sound: sound.along(walk), mutant: table)
      found = (killers.map { cases.cases[$0].id }, deaths.map { cases.cases[$0].id })
    }
    let isProduct = fixture.axes != nil
    return MutantMatrix.Row(
      mutant: mutant, fault: fault, killers: Array(found.killers.prefix(isProduct ? 1 : .max)),
      deaths: found.deaths.filter { !isProduct || $0 == found.killers.first })
  }

  /// All cases in their order, or a product's rows in steps that come all over it soon.
  private var walks: [Walk] {
    let total = fixture.cases.count
    guard fixture.axes != nil else { return [Walk(from: 0, by: 1, count: total, of: total)] }
    let step = Self.step(over: total)
    return stride(from: 0, to: total, by: Self.productBlock).map { start in
      Walk(
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
  /// A case on which the sound subject leaves the contract as well kills nobody: it would kill every
  /// mutant, whatever its fault.
  static func killers(
    contract: TruthTable, sound: TruthTable, mutant: TruthTable
  ) -> (killers: [Int], deaths: [Int]) {
    // Kotlin is not asked here; it stands in as keeping the contract.
    let verdicts = [sound, mutant].map {
      Comparison.verdicts(contract: (contract, contract), kotlin: contract, swift: $0)
    }
    let killers = contract.rows.indices.filter { row in
      guard verdicts[0][row] == .parity else { return false }
      return [.swiftDrift, .swiftCrash, .swiftTimeout].contains(verdicts[1][row])
    }
    return (killers, killers.filter { verdicts[1][$0] != .swiftDrift })
  }
}
