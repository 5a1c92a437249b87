import LatestSearch
package import ParityHarness

extension LatestSearchSuite: ExplorableSuite {
  package var inputs: InputDomain {
    .object([
      ("api", .values(of: SteppedAPI.CancellationBehavior.self)),
      ("whenAllLeave", .values(of: WhenAllLeave.self)),
      ("events", .list(of: event, count: 1...14)),
    ])
  }

  private var event: InputDomain {
    let callers = ["a", "b", "c"]
    let requests = ["sw", "swift", "s", "sw#2", "swift#2", "work", "work#2"]
    return .oneOf([
      (2, .constant("clear")), (1, .constant("release")),
      (4, .constant("busy")), (4, .constant("idle")),
      (8, named("submit", ["sw", "swift", "s"])),
      (4, named("finish", requests)), (4, named("all-but-last", requests)),
      (4, named("step", requests)), (3, named("fail", requests)),
      (2, named("abandon", requests)), (2, named("report-cancelled", requests)),
      (5, named("join", callers)), (3, named("leave", callers)), (2, .constant("abandon-work")),
    ])
  }

  private func named(_ key: String, _ names: [String]) -> InputDomain {
    .object([(key, .oneOf(names.map { (1, .constant(.string($0))) }))])
  }

  /// The script without the events whose subject is not there, and free in the end.
  package func repaired(_ input: JSONValue) -> JSONValue {
    guard case .array(let events)? = input["events"] else { return input }
    let stopsAtOnce = input["api"] == .string(SteppedAPI.CancellationBehavior.stopsAtOnce.rawValue)
    var stage = ScenarioFilter(stopsAtOnce: stopsAtOnce)
    var fitting = events.filter { stage.admits($0) }
    if stage.isHeld { fitting.append("idle") }
    return input.replacing("events", with: .array(fitting.isEmpty ? ["clear"] : fitting))
  }
}
