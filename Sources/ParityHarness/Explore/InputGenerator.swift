/// Makes the inputs of a run: the same for the same seed, whatever was drawn before.
package struct InputGenerator<S: ExplorableSuite>: Sendable {
  /// How many draws are made for a case until the suite reads one.
  private static var drawLimit: Int { 100 }

  let suite: S
  let domain: InputDomain

  /// The inputs of several cases that the suite reads, and what Swift answers to them.
  ///
  /// What the suite refuses is drawn again, and the suite is asked about all that were drawn at
  /// once.
  package func inputs(
    of numbers: some Collection<Int>, seed: UInt64, answeredBy swift: any LiveSubject
  ) throws(Problem) -> AnsweredInputs {
    var draws = numbers.map { Draw(RandomSource(seed: seed, case: $0)) }
    var inputs = draws.indices.map { generate(&draws[$0]) }
    var answers = TruthTable(repeating: .absent, count: inputs.count)
    var open = Array(inputs.indices)
    for _ in 0..<Self.drawLimit where !open.isEmpty {
      try swift.ask(open.map { inputs[$0] })
      let table = try swift.answers()
      guard table.count == open.count else {
        throw Problem(
          .harnessFault,
          "\(counted(open.count, "input")) had \(counted(table.count, "answer")) by Swift",
          suite: suite.name)
      }
      for (row, place) in open.enumerated() { answers[place] = table[row] }
      open = open.filter { answers[$0].isRefused }
      for place in open {
        draws[place] = Draw(draws[place].random)
        inputs[place] = generate(&draws[place])
      }
    }
    if let place = open.first {
      throw Problem(
        .harnessFault,
        "the suite reads none of \(Self.drawLimit) inputs made up for case "
          + "\(numbers[numbers.index(numbers.startIndex, offsetBy: place)]); "
          + "its input domain is too wide", suite: suite.name)
    }
    return AnsweredInputs(inputs: inputs, swift: answers)
  }

  private func generate(_ draw: inout Draw) -> GeneratedInput {
    GeneratedInput(suite.repaired(domain.draw(&draw)))
  }
}

/// Inputs, and what Swift answers to each of them.
package struct AnsweredInputs: Sendable {
  package let inputs: [GeneratedInput]
  let swift: TruthTable
}
