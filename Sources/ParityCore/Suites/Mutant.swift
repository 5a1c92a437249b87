/// A subject with one fault, which the fixture has to tell from the contract.
///
/// A mutant runs where the Swift subject runs, in the worker process: it may trap or hang, and is
/// told from the contract by that. One that no input whatever can tell from the sound subject is
/// not a mutant and does not belong into a suite's list.
///
/// ```swift
/// Mutant("threshold-one-more", "It takes one more than it should.") { input in
///   Answer(mayPass: input.count > 3)
/// }
/// ```
public struct Mutant<Input: Sendable, Answer: Sendable>: Sendable {
  /// The stable name, in kebab-case and once in its suite.
  package let name: String

  /// The fault, in one sentence.
  package let fault: String

  /// What the faulty subject answers.
  package let answer: @Sendable (Input) async throws -> Answer

  /// Names a fault and builds the subject that has it.
  public init(
    _ name: String, _ fault: String, answer: @escaping @Sendable (Input) async throws -> Answer
  ) {
    self.name = name
    self.fault = fault
    self.answer = answer
  }
}
