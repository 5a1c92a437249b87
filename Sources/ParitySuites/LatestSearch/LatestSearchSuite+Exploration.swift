package import ParityHarness

extension LatestSearchSuite: ExplorableSuite {
  package var inputs: InputDomain {
    .object([
      ("api", .oneOf(SteppedAPI.Manner.allCases.map { (1, .constant(.string($0.rawValue))) })),
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
      (2, named("abandon", requests)),
      (3, named("join", callers)), (2, named("leave", callers)),
    ])
  }

  private func named(_ key: String, _ names: [String]) -> InputDomain {
    .object([(key, .oneOf(names.map { (1, .constant(.string($0))) }))])
  }

  /// The script without the events that nobody on the stage is there for, and free in the end.
  package func mended(_ input: JSONValue) -> JSONValue {
    guard case .array(let events)? = input["events"] else { return input }
    var stage = SearchStage(stopsAtOnce: stopsAtOnce(input))
    var fitting = events.filter { stage.admits($0) }
    if stage.isHeld { fitting.append("idle") }
    return input.replacing("events", with: .array(fitting.isEmpty ? ["clear"] : fitting))
  }

  /// Kotlin takes an answer back that is on its way to the main thread; in Swift it arrives, and is
  /// dropped there.
  package func divergence(kotlin: Outcome, swift: Outcome, on input: JSONValue) -> String? {
    guard stopsAtOnce(input), kotlin["visible"] == swift["visible"],
      case .array(let kotlin)? = kotlin["log"], case .array(let swift)? = swift["log"],
      kotlin == withoutDroppedAnswers(swift)
    else { return nil }
    return "answer-ready-query-first-stops-at-once"
  }

  private func stopsAtOnce(_ input: JSONValue) -> Bool {
    input["api"] == .string(SteppedAPI.Manner.stopsAtOnce.rawValue)
  }

  /// The log without each `received` that the same request's `cancelled` follows.
  private func withoutDroppedAnswers(_ log: [JSONValue]) -> [JSONValue] {
    zip(log, log.dropFirst() + [nil]).filter { line, next in
      guard case .string(let line) = line, case .string(let next) = next else { return true }
      let isDropped = line.hasPrefix("received ") && next == "cancelled" + line.dropFirst(8)
      return !isDropped
    }.map(\.0)
  }
}
