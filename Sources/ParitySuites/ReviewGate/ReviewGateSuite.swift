package import ParityHarness

/// When the gate asks for a review, and what it writes down, in every order of events.
package struct ReviewGateSuite: Suite {
  package let name = "review-gate"
  package let caseCount = 114

  package let sources: [DeclarationReference] = [
    .swift("Sources/ReviewPrompt/ReviewGate.swift", "class ReviewGate<"),
    .kotlin("kotlin-ref/src/reviewprompt/ReviewGate.kt", "class ReviewGate<"),
  ]

  package init() {}

  /// The state at the start, and what happens.
  package struct Scenario: Codable, Sendable {
    package let wonCompletionCount: Int32
    package let forceOverride: Bool
    package let events: [GateEvent]

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      wonCompletionCount = try values.decode(Int32.self, forKey: .wonCompletionCount)
      forceOverride = try values.decode(Bool.self, forKey: .forceOverride)
      events = try values.decode([GateEvent].self, forKey: .events)
      if events.isEmpty {
        throw DecodingError.dataCorruptedError(
          forKey: .events, in: values,
          debugDescription: "expected at least one event, found none")
      }
    }

    package var start: GateStart {
      GateStart(wonCompletionCount: Int(wonCompletionCount), forceOverride: forceOverride)
    }
  }

  package func answer(_ scenario: Scenario) async throws -> GateOutcome {
    try await answer(scenario, gate: GateScenario.shippedGate)
  }

  /// What comes of a scenario with a gate that is faulty perhaps.
  func answer(
    _ scenario: Scenario, gate: @escaping GateScenario.MakeGate
  ) async throws -> GateOutcome {
    try await GateScenario.run(scenario.events, from: scenario.start, gate: gate)
  }

  /// A leak says what was left behind, and is never what a contract expects.
  package func tag(of error: any Error) -> String { "\(error)" }
}
