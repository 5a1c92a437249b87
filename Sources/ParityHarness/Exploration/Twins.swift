/// Both twins of a suite, alive: asks them the same and says where they disagree.
package final class Twins {
  /// One input and what became of it.
  struct Answer: Sendable {
    let input: GeneratedInput
    let kotlin: Cell
    let swift: Cell
    let verdict: Verdict

    /// Whether another disagreement is of the same kind, so that the one can stand for the other.
    func isLike(_ other: Answer) -> Bool {
      verdict == other.verdict && kotlin.hasThrown == other.kotlin.hasThrown
    }

    /// The keys on which the two outcomes differ.
    var keys: [String] {
      Outcome.keysThatDiffer(among: [kotlin, swift].compactMap(\.outcome))
    }
  }

  private let kotlin: any LiveSubject
  private let swift: any LiveSubject
  private var known: [JSONValue: Answer] = [:]

  package init(kotlin: any LiveSubject, swift: any LiveSubject) {
    self.kotlin = kotlin
    self.swift = swift
  }

  /// The inputs on which the twins disagree, each with its place among the inputs.
  func disagreements(on inputs: [GeneratedInput]) throws(Problem) -> [(place: Int, answer: Answer)]
  {
    let (kotlin, swift, verdicts) = try ask(inputs)
    return verdicts.indices.filter { verdicts[$0] != .parity }.map { row in
      (
        row,
        Answer(
          input: inputs[row], kotlin: kotlin[row], swift: swift[row], verdict: verdicts[row])
      )
    }
  }

  /// What the twins answer to each of the inputs; nobody is asked twice.
  func answers(to inputs: [GeneratedInput]) throws(Problem) -> [Answer] {
    let new = inputs.filter { known[$0.value] == nil }
    if !new.isEmpty {
      let (kotlin, swift, verdicts) = try ask(new)
      for (row, input) in new.enumerated() {
        known[input.value] = Answer(
          input: input, kotlin: kotlin[row], swift: swift[row], verdict: verdicts[row])
      }
    }
    return inputs.compactMap { known[$0.value] }
  }

  private func ask(_ inputs: [GeneratedInput]) throws(Problem) -> (
    kotlin: TruthTable, swift: TruthTable, verdicts: [Verdict]
  ) {
    if inputs.isEmpty { return (TruthTable(), TruthTable(), []) }
    try self.kotlin.ask(inputs)
    try self.swift.ask(inputs)
    let swift = try self.swift.answers()
    let kotlin = try self.kotlin.answers()
    guard kotlin.count == inputs.count, swift.count == inputs.count else {
      throw Problem(
        .harnessFault,
        "\(inputs.count) inputs had \(kotlin.count) answers by Kotlin and \(swift.count) by Swift")
    }
    // No fixture says what is right, so Kotlin's answer stands in for the contract.
    let verdicts = Comparison.verdicts(
      contract: (kotlin, kotlin), kotlin: kotlin, swift: swift)
    return (kotlin, swift, verdicts)
  }
}
