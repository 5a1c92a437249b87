package import ParityHarness
import ReviewPrompt

extension ReviewGateSuite: ExplorableSuite {
  private var longest: Int { 12 }

  package var inputs: InputDomain {
    .object([
      (
        "wonCompletionCount",
        .oneOf([
          (3, .integer(0...4, near: [Int64(ReviewEligibility.wonCompletionThreshold) - 1])),
          // Every win has to fit a Kotlin Int.
          (1, .integer(Int64(Int32.min)...(Int64(Int32.max) - Int64(longest)))),
        ])
      ),
      ("forceOverride", .oneOf([(4, .constant(false)), (1, .constant(true))])),
      (
        "events",
        .oneOf([
          (1, .list(of: event, count: 1...longest)),
          (1, .list(of: eventAroundTheAnswer, count: 3...longest)),
        ])
      ),
    ])
  }

  private var event: InputDomain {
    let time = InputDomain.integer(0...86_400_000, near: [2000])
    return .oneOf([
      (4, .constant("win")), (5, .constant("show")), (3, .constant("leave")),
      (2, .constant("idle")),
      (4, .object([("wait", time)])), (3, .object([("busy", time)])),
      (1, .constant("background")), (1, .constant("inactive")), (2, .constant("foreground")),
      (1, .constant("detach")), (1, .constant("attach")),
      (1, .object([("day", .int64(near: [20_000, Int64(ReviewEligibility.cooldownDays)]))])),
      (1, .object([("version", .string(near: ["2.4.0", "2.5.0"]))])),
      (2, store(.now)), (3, store(.later)), (1, store(.noFlow)),
    ])
  }

  /// For scripts in which much happens between asking the store and its answer: left to chance,
  /// that is one script in a thousand.
  private var eventAroundTheAnswer: InputDomain {
    .oneOf([
      (4, .constant([["store": "later"], "win", "show", ["wait": 2000]])),
      (4, store(.now)), (1, store(.noFlow)), (1, .constant("idle")),
      (1, .constant("win")), (1, .constant("show")), (1, .constant("leave")),
      (1, .object([("wait", .constant(2000))])), (1, .object([("busy", .constant(2000))])),
      (1, .constant("background")), (1, .constant("foreground")),
      (2, .constant("detach")), (1, .constant("attach")),
      (2, .object([("day", .integer(20_000...20_030))])),
      (2, .object([("version", .constant("2.5.0"))])),
    ])
  }

  private func store(_ store: GateEvent.Store) -> InputDomain {
    .object([("store", .constant(.string(store.rawValue)))])
  }

  /// The script with the runs of events in it laid flat.
  package func repaired(_ input: JSONValue) -> JSONValue {
    guard case .array(let events)? = input["events"] else { return input }
    let flat = events.flatMap { event in
      if case .array(let run) = event { run } else { [event] }
    }
    return input.replacing("events", with: .array(Array(flat.prefix(longest))))
  }

  /// The case like this difference, when both platforms do just what the store's events lead to.
  package func divergence(kotlin: GateOutcome, swift: GateOutcome, on scenario: Scenario) -> String?
  {
    let prediction = GatePrediction(scenario)
    return (kotlin, swift) == (prediction.kotlin, prediction.swift)
      ? prediction.divergence?.rawValue : nil
  }
}
