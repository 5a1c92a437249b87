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
  package struct Scenario: Sendable {
    package let start: GateStart
    package let events: [GateEvent]
  }

  package func readInput(_ object: inout JSONObject) throws(JSONFault) -> Scenario {
    let start = GateStart(
      wonCompletionCount: Int(try object.int32("wonCompletionCount")),
      forceOverride: try object.bool("forceOverride"))
    let list = try object.value("events")
    var events: [GateEvent] = []
    for element in try list.elements() { events.append(try GateEvent(element)) }
    if events.isEmpty { throw list.outOfRange("expected at least one event, found none") }
    return Scenario(start: start, events: events)
  }

  package func readOutcome(_ object: inout JSONObject) throws(JSONFault) -> Outcome {
    var effects: [GateOutcome.Effect] = []
    for element in try object.value("effects").elements() {
      effects.append(try GateOutcome.Effect(element))
    }
    return Outcome(
      GateOutcome(
        effects: effects, pending: try object.bool("pending"),
        scheduled: try object.bool("scheduled")))
  }

  package func outcome(for scenario: Scenario) async -> Outcome {
    await outcome(for: scenario, gate: GateScenario.shippedGate)
  }

  /// What comes of a scenario with a gate that is faulty perhaps.
  func outcome(
    for scenario: Scenario, gate: @escaping GateScenario.MakeGate
  ) async -> Outcome {
    do throws(LeakError) {
      return Outcome(
        try await GateScenario.run(scenario.events, from: scenario.start, gate: gate))
    } catch {
      // Never what a contract expects, so that a leak is drift.
      return ["leftovers": .array(error.leftovers.map { .string($0) })]
    }
  }
}
