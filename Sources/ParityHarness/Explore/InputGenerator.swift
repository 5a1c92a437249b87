/// Makes the inputs of a run: the same for the same seed, whatever was drawn before.
package struct InputGenerator<S: ExplorableSuite>: Sendable {
  /// How many draws are made for a case until one can be read.
  private static var drawLimit: Int { 100 }

  let suite: S
  let domain: InputDomain

  /// The input of one case.
  package func input(of number: Int, seed: UInt64) throws(Problem) -> GeneratedInput {
    var draw = Draw(RandomSource(seed: seed, case: number))
    for _ in 0..<Self.drawLimit {
      if let input = suite.generated(domain.draw(&draw)) { return input }
      draw = Draw(draw.random)
    }
    throw Problem(
      .harnessFault,
      "the suite reads none of \(Self.drawLimit) inputs made up for case \(number); "
        + "its input domain is too wide", suite: suite.name)
  }

  /// The inputs of several cases.
  func inputs(of numbers: ArraySlice<Int>, seed: UInt64) -> Result<[GeneratedInput], Problem> {
    Result { () throws(Problem) in
      var inputs: [GeneratedInput] = []
      for number in numbers { inputs.append(try input(of: number, seed: seed)) }
      return inputs
    }
  }
}
