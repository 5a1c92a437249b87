/// Both twins of a suite, alive: asks them the same and says where they disagree.
package final class Twins {
  /// One input and what became of it.
  struct Answer: Sendable {
    let input: GeneratedInput
    let kotlin: Cell
    let swift: Cell
    let verdict: Verdict
    /// The known case that states this difference, where one does.
    let stated: String?

    /// Whether another disagreement is of the same kind, so that the one can stand for the other.
    func isLike(_ other: Answer) -> Bool {
      verdict == other.verdict && kotlin.hasThrown == other.kotlin.hasThrown
        && stated == other.stated
    }

    /// The keys on which the two outcomes differ.
    var keys: [String] {
      Outcome.keysThatDiffer(among: [kotlin, swift].compactMap(\.outcome))
    }
  }

  /// The id of the case that states how Kotlin's outcome and Swift's differ on an input; nil for
  /// none.
  package typealias Divergence = (_ kotlin: Outcome, _ swift: Outcome, JSONValue) -> String?

  private let kotlin: any LiveSubject
  private let swift: any LiveSubject
  private let divergence: Divergence
  private let comparison: Comparison
  private var known: [JSONValue: Answer] = [:]

  package init(
    kotlin: any LiveSubject, swift: any LiveSubject, comparison: Comparison = .exact,
    divergence: @escaping Divergence = { _, _, _ in nil }
  ) {
    self.kotlin = kotlin
    self.swift = swift
    self.comparison = comparison
    self.divergence = divergence
  }

  /// How many inputs both twins answered, and those on which they disagree, by their numbers.
  typealias Batch = (compared: Int, disagreements: [(number: Int, answer: Answer)])

  /// Inputs that a generator makes for some cases, answered by Swift.
  func drawn(
    by generator: InputGenerator<some ExplorableSuite>, of numbers: some Collection<Int>,
    seed: UInt64
  ) throws(Problem) -> AnsweredInputs {
    try generator.inputs(of: numbers, seed: seed, answeredBy: swift)
  }

  /// Asks Kotlin about inputs that Swift has answered; `meanwhile` runs before its answers are read.
  func disagreements(
    on asked: AnsweredInputs, meanwhile: () throws(Problem) -> Void = {}
  ) throws(Problem) -> Batch {
    let answers = try ask(kotlinAbout: asked, meanwhile: meanwhile)
    let disagreements = asked.inputs.indices.filter { answers.verdicts[$0] != .parity }.map { row in
      (number: row, answer: answer(row, to: asked.inputs[row], answers))
    }
    return (answers.verdicts.count { $0 != .notCompared }, disagreements)
  }

  /// What the twins answer to each of the inputs; none is asked twice.
  func answers(to inputs: [GeneratedInput]) throws(Problem) -> [Answer] {
    let new = inputs.filter { known[$0.value] == nil }
    if !new.isEmpty {
      let answers = try ask(new)
      for (row, input) in new.enumerated() { known[input.value] = answer(row, to: input, answers) }
    }
    return inputs.compactMap { known[$0.value] }
  }

  private typealias Answers = (kotlin: TruthTable, swift: TruthTable, verdicts: [Verdict])

  private func answer(_ row: Int, to input: GeneratedInput, _ answers: Answers) -> Answer {
    let (kotlin, swift) = (answers.kotlin[row], answers.swift[row])
    var stated: String?
    if kotlin != swift, let kotlin = kotlin.outcome, let swift = swift.outcome {
      stated = divergence(kotlin, swift, input.value)
    }
    return Answer(
      input: input, kotlin: kotlin, swift: swift, verdict: answers.verdicts[row], stated: stated)
  }

  /// Asks Swift first, as only what its suite reads is asked of Kotlin.
  private func ask(_ inputs: [GeneratedInput]) throws(Problem) -> Answers {
    try swift.ask(inputs)
    return try ask(
      kotlinAbout: AnsweredInputs(inputs: inputs, swift: try swift.answers()), meanwhile: {})
  }

  private func ask(
    kotlinAbout asked: AnsweredInputs, meanwhile: () throws(Problem) -> Void
  ) throws(Problem) -> Answers {
    let (inputs, swift) = (asked.inputs, asked.swift)
    let read = inputs.indices.filter { !swift[$0].isRefused }
    try kotlin.ask(read.map { inputs[$0] })
    try meanwhile()
    let answers = try kotlin.answers()
    guard answers.count == read.count, swift.count == inputs.count else {
      throw Problem(
        .harnessFault,
        "\(inputs.count) inputs had \(answers.count) answers by Kotlin and \(swift.count) by Swift")
    }
    var kotlin = TruthTable(repeating: .absent, count: inputs.count)
    for (place, row) in read.enumerated() { kotlin[row] = answers[place] }
    // No fixture says what is right, so the twins are compared with each other.
    let verdicts = comparison.verdicts(
      contracts: ContractTable(repeating: .none, count: inputs.count), kotlin: kotlin, swift: swift)
    return (kotlin, swift, verdicts)
  }
}
