import ParitySuites
import Testing

/// A scenario of the review gate that is none of the fixture's cases, and how it must end.
struct GateScenarioCase: Sendable, CustomTestStringConvertible {
  typealias Attempt = (day: Int64, version: String)

  let name: String
  let start: GateStart
  let events: [GateEvent]
  let outcome: GateOutcome

  /// One request after each attempt, as it must be in every scenario.
  init(
    _ name: String, from start: GateStart = GateStart(), _ events: [GateEvent],
    attempts: [Attempt] = [], pending: Bool = false, scheduled: Bool = false
  ) {
    self.name = name
    self.start = start
    self.events = events
    outcome = GateOutcome(
      effects: attempts.flatMap { [.attempt(day: $0.day, version: $0.version), .request] },
      pending: pending, scheduled: scheduled)
  }

  var testDescription: String { name }

  static let all = steps + interruptions + held + later

  private static let first: Attempt = (day: 20_000, version: "2.4.0")

  private static let steps = [
    GateScenarioCase("a win alone", [.win, .wait(milliseconds: 60_000)], pending: true),
    GateScenarioCase("a showing without a win", [.show, .wait(milliseconds: 2000)]),
    GateScenarioCase(
      "a win while the screen is up waits for the next showing",
      [.show, .win, .wait(milliseconds: 2000)], pending: true),
    GateScenarioCase(
      "a late showing counts from itself",
      [.win, .wait(milliseconds: 1500), .show, .wait(milliseconds: 1999)],
      pending: true, scheduled: true),
    GateScenarioCase(
      "two wins and one showing",
      [.win, .win, .show, .wait(milliseconds: 60_000)], attempts: [first]),
    GateScenarioCase(
      "shown twice, the latest counts",
      [.win, .show, .wait(milliseconds: 1500), .show, .wait(milliseconds: 1999)],
      pending: true, scheduled: true),
    GateScenarioCase(
      "shown twice, one request",
      [.win, .show, .wait(milliseconds: 1500), .show, .wait(milliseconds: 60_000)],
      attempts: [first]),
    GateScenarioCase(
      "shown again after the request",
      [.win, .show, .wait(milliseconds: 2000), .leave, .show, .wait(milliseconds: 2000)],
      attempts: [first]),
  ]

  private static let interruptions = [
    GateScenarioCase(
      "left while waiting",
      [.win, .show, .wait(milliseconds: 1000), .leave, .wait(milliseconds: 60_000)],
      pending: true),
    GateScenarioCase(
      "left at once", [.win, .show, .leave, .wait(milliseconds: 2000)], pending: true),
    GateScenarioCase(
      "left and shown again",
      [.win, .show, .wait(milliseconds: 1999), .leave, .show, .wait(milliseconds: 2000)],
      attempts: [first]),
    GateScenarioCase(
      "left and shown again, counted anew",
      [.win, .show, .wait(milliseconds: 1999), .leave, .show, .wait(milliseconds: 1999)],
      pending: true, scheduled: true),
    GateScenarioCase(
      "shown while detached and inactive, ready in time",
      [
        .detach, .inactive, .win, .show, .wait(milliseconds: 1000), .attach, .foreground,
        .wait(milliseconds: 1000),
      ],
      attempts: [first]),
    GateScenarioCase(
      "back too late, and shown again",
      [
        .win, .show, .background, .wait(milliseconds: 2000), .foreground,
        .wait(milliseconds: 60_000), .show, .wait(milliseconds: 2000),
      ],
      attempts: [first]),
  ]

  private static let held = [
    GateScenarioCase(
      "left and shown again when the resumption is queued",
      [.win, .show, .busy(milliseconds: 2000), .leave, .show, .idle],
      pending: true, scheduled: true),
    GateScenarioCase(
      "held one millisecond short, then left",
      [.win, .show, .busy(milliseconds: 1999), .leave, .wait(milliseconds: 2000)], pending: true),
    GateScenarioCase(
      "shown while held, counted from the showing",
      [.busy(milliseconds: 10), .win, .show, .busy(milliseconds: 2000), .idle],
      attempts: [first]),
    GateScenarioCase(
      "shown while held, one millisecond short",
      [.busy(milliseconds: 10), .win, .show, .busy(milliseconds: 1999), .idle],
      pending: true, scheduled: true),
    GateScenarioCase(
      "shown and left while held",
      [.win, .busy(milliseconds: 10), .show, .busy(milliseconds: 2000), .leave, .idle],
      pending: true),
    GateScenarioCase(
      "free again before the time",
      [.win, .show, .busy(milliseconds: 1000), .idle, .wait(milliseconds: 1000)],
      attempts: [first]),
  ]

  private static let later = [
    GateScenarioCase(
      "a cancelled schedule spends no cooldown",
      [.win, .show, .leave, .day(20_001), .win, .show, .wait(milliseconds: 2000)],
      attempts: [(day: 20_001, version: "2.4.0")]),
    GateScenarioCase(
      "the attempt is of the day and the version of the request",
      [
        .win, .show, .wait(milliseconds: 1000), .day(20_001), .version("2.5.0"),
        .wait(milliseconds: 1000),
      ],
      attempts: [(day: 20_001, version: "2.5.0")]),
    GateScenarioCase(
      "a decision taken at the win stays",
      from: GateStart(lastAttemptEpochDay: 19_970, lastPromptedVersion: "2.3.0"),
      [.win, .day(19_999), .version("2.3.0"), .show, .wait(milliseconds: 2000)],
      attempts: [(day: 19_999, version: "2.3.0")]),
    GateScenarioCase(
      "a later win that is not eligible takes nothing back",
      from: GateStart(lastAttemptEpochDay: 19_970),
      [.win, .day(19_999), .win, .show, .wait(milliseconds: 2000)],
      attempts: [(day: 19_999, version: "2.4.0")]),
    GateScenarioCase(
      "an override asks after every win",
      from: GateStart(wonCompletionCount: 0, lastAttemptEpochDay: 20_000, forceOverride: true),
      [
        .win, .show, .wait(milliseconds: 2000), .leave, .win, .show, .wait(milliseconds: 2000),
      ],
      attempts: [first, first]),
  ]
}
