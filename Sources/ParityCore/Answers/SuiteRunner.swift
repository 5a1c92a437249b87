/// Lets a suite read what a fixture holds and its Swift subject answer: all that runs a team's code.
package struct SuiteRunner<S: Suite> {
  package let suite: S

  /// The mutant that answers in place of the sound subject.
  private let mutant: Mutant<S.Input, S.Answer>?

  private let reader = TypedReader()
  private let writer = TypedWriter()

  /// A runner of a suite's sound subject, or of its mutant with a name; nil where it has none such.
  package init?(_ suite: S, mutant name: String? = nil) {
    self.suite = suite
    mutant = name.flatMap { name in suite.mutants.first { $0.name == name } }
    if name != nil && mutant == nil { return nil }
  }

  /// What the subject answers to an input; an object that is refused has not been read to its end.
  ///
  /// Throws where the answer is none that can be written down.
  package func answer(to object: inout JSONObject) async throws -> Cell {
    switch attempt(&object, S.Input.self) {
    case .success(let input): .outcome(try await outcome(for: input))
    case .failure(let fault): .refused(fault)
    }
  }

  /// An empty outcome for an input that the suite reads.
  package func reading(of object: inout JSONObject) -> Cell {
    switch attempt(&object, S.Input.self) {
    case .success: .outcome([:])
    case .failure(let fault): .refused(fault)
    }
  }

  /// An outcome that a contract states, as the suite reads it.
  package func outcome(_ object: inout JSONObject) throws -> Cell {
    if let thrown = try Outcome(any: object.node).thrown {
      _ = try object.value(Outcome.thrownKey)
      try object.finish()
      return .outcome(Outcome(throwing: thrown))
    }
    switch attempt(&object, S.Answer.self) {
    case .success(let answer): return .outcome(try write(answer))
    case .failure(let fault): return .refused(fault)
    }
  }

  /// The rules that decide an input.
  package func explanation(for object: inout JSONObject) async throws -> [ExplanationStep] {
    await suite.explanation(for: try attempt(&object, S.Input.self).get())
  }

  /// How the suite's decision goes for an input; nil where it states none.
  package func evaluation(of object: inout JSONObject) throws -> Evaluation? {
    let input = try attempt(&object, S.Input.self).get()
    return try suite.decision.map { try $0.evaluate(input) }
  }

  /// The value that an object is, read to its end; a fault is counted from the object's first byte.
  private func attempt<Value: Decodable>(
    _ object: inout JSONObject, _ type: Value.Type
  ) -> Result<Value, JSONFault> {
    do throws(JSONFault) {
      return .success(try reader.read(type, from: &object))
    } catch {
      return .failure(error.moved(by: -object.node.offset))
    }
  }

  private func outcome(for input: S.Input) async throws -> Outcome {
    let answer: S.Answer
    do {
      answer =
        if let mutant { try await mutant.answer(input) } else { try await suite.answer(input) }
    } catch {
      return Outcome(throwing: suite.tag(of: error))
    }
    return try write(answer)
  }

  private func write(_ answer: S.Answer) throws -> Outcome {
    let value = try writer.write(answer)
    guard case .object(let members) = value else {
      throw UnusableAnswer(
        description: "an answer has to be an object, and this one is \(value.text)")
    }
    let outcome = Outcome(members)
    if outcome.thrown != nil {
      throw UnusableAnswer(description: "only an error that is thrown is \(value.text)")
    }
    return outcome
  }
}

/// An answer that cannot be compared, or would be taken for an error.
private struct UnusableAnswer: Error, CustomStringConvertible {
  let description: String
}
