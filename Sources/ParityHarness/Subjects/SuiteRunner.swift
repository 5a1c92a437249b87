/// Lets a suite read what a fixture holds and its Swift subject answer: all that runs a team's code.
struct SuiteRunner<S: Suite> {
  let suite: S

  /// The mutant that answers in place of the sound subject.
  let mutant: Mutant<S.Input>?

  /// A runner of a suite's sound subject, or of its mutant with a name; nil where it has none such.
  init?(_ suite: S, mutant name: String? = nil) {
    self.suite = suite
    mutant = name.flatMap { name in suite.mutants.first { $0.name == name } }
    if name != nil && mutant == nil { return nil }
  }

  /// What the subject answers to an input; an object that is refused has not been read to its end.
  func answer(to object: inout JSONObject) async -> Cell {
    switch Self.attempt(&object, input) {
    case .success(let input): .outcome(await answer(to: input))
    case .failure(let fault): .refused(fault)
    }
  }

  /// An empty outcome for an input that the suite reads.
  func reading(of object: inout JSONObject) -> Cell {
    switch Self.attempt(&object, input) {
    case .success: .outcome([:])
    case .failure(let fault): .refused(fault)
    }
  }

  /// An outcome that a contract states, as the suite reads it.
  func outcome(_ object: inout JSONObject) -> Cell {
    let outcome = Self.attempt(&object) { (object: inout JSONObject) throws(JSONFault) in
      let outcome = try suite.readOutcome(&object)
      try object.finishWhole()
      return outcome
    }
    return switch outcome {
    case .success(let outcome): .outcome(outcome)
    case .failure(let fault): .refused(fault)
    }
  }

  /// What is made of an object; a fault is counted from the object's first byte.
  private static func attempt<Value>(
    _ object: inout JSONObject, _ read: (inout JSONObject) throws(JSONFault) -> Value
  ) -> Result<Value, JSONFault> {
    do throws(JSONFault) {
      return .success(try read(&object))
    } catch {
      return .failure(error.moved(by: -object.node.offset))
    }
  }

  /// The rules that decide an input.
  func explanation(for object: inout JSONObject) async throws(JSONFault) -> [ExplanationStep] {
    await suite.explanation(for: try input(&object))
  }

  /// How the suite's decision goes for an input; nil where it states none.
  func evaluation(of object: inout JSONObject) throws(JSONFault) -> Evaluation? {
    let input = try input(&object)
    return suite.decision.map { $0.evaluate(input) }
  }

  private func input(_ object: inout JSONObject) throws(JSONFault) -> S.Input {
    let input = try suite.readInput(&object)
    try object.finishWhole()
    return input
  }

  private func answer(to input: S.Input) async -> Outcome {
    if let mutant { return await mutant.outcome(input) }
    return await suite.outcome(for: input)
  }
}

extension JSONObject {
  /// Throws for a key that has not been read, and for one that appears twice in a value that was
  /// handed out and not looked into.
  fileprivate mutating func finishWhole() throws(JSONFault) {
    try finish()
    if holdsContainers { try node.text.refuseRepeatedKeys(in: node.offset..<end) }
  }
}
