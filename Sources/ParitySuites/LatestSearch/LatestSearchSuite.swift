package import LatestSearch
package import ParityHarness

/// Which answers a search screen shows, and what becomes of those that come too late.
package struct LatestSearchSuite: Suite {
  package let name = "latest-search"
  package let caseCount = 104

  package let sources: [DeclarationReference] = [
    .swift("Sources/LatestSearch/SearchModel.swift", "actor SearchModel<"),
    .kotlin("kotlin-ref/src/latestsearch/SearchModel.kt", "class SearchModel<"),
  ]

  private let makeModel: SearchScenario.MakeModel
  private let makeWork: SearchScenario.MakeWork

  /// The suite of the shipped model and work, or of others, which are faulty perhaps.
  package init(
    model: @escaping SearchScenario.MakeModel = SearchScenario.shippedModel,
    work: @escaping SearchScenario.MakeWork = SearchScenario.shippedWork
  ) {
    makeModel = model
    makeWork = work
  }

  /// What the API makes of a cancellation, what becomes of work without callers, and what happens.
  package struct Scenario: Sendable {
    package let behavior: SteppedAPI.CancellationBehavior
    package let whenAllLeave: WhenAllLeave
    package let events: [SearchScenarioEvent]

    package init(
      behavior: SteppedAPI.CancellationBehavior, whenAllLeave: WhenAllLeave,
      events: [SearchScenarioEvent]
    ) {
      self.behavior = behavior
      self.whenAllLeave = whenAllLeave
      self.events = events
    }
  }

  package func readInput(_ object: inout JSONObject) throws(JSONFault) -> Scenario {
    let behavior = try object.value("api").oneOf(SteppedAPI.CancellationBehavior.self)
    let whenAllLeave = try object.value("whenAllLeave").oneOf(WhenAllLeave.self)
    let list = try object.value("events")
    var cast = ScenarioValidator()
    var events: [SearchScenarioEvent] = []
    for element in try list.elements() {
      let event = try SearchScenarioEvent(element)
      if let expected = cast.expectation(for: event) {
        throw element.outOfRange("expected \(expected)")
      }
      events.append(event)
    }
    if events.isEmpty { throw list.outOfRange("expected at least one event, found none") }
    if let expected = cast.expectationForTheEnd { throw list.outOfRange("expected \(expected)") }
    return Scenario(behavior: behavior, whenAllLeave: whenAllLeave, events: events)
  }

  package func readOutcome(_ object: inout JSONObject) throws(JSONFault) -> Outcome {
    var log: [JSONValue] = []
    for line in try object.value("log").elements() { log.append(.string(try line.string())) }
    return ["log": .array(log), "visible": .string(try object.string("visible"))]
  }

  package func outcome(for scenario: Scenario) async -> Outcome { played(scenario) }

  /// The same, for whoever cannot wait; nothing in a scenario does.
  package func played(_ scenario: Scenario, on runtime: SearchRuntime = .swift) -> Outcome {
    do throws(LeakError) {
      let outcome = try SearchScenario.run(scenario, on: runtime, model: makeModel, work: makeWork)
      return [
        "log": .array(outcome.log.map { .string($0) }), "visible": .string(outcome.visible),
      ]
    } catch {
      // Never what a contract expects, so that a leak is drift.
      return ["leftovers": .array(error.leftovers.map { .string($0) })]
    }
  }
}
