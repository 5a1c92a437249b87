import ReviewPrompt

/// What becomes of a scenario where the store is asked for a flow before the request, as on
/// Android.
///
/// A model in virtual time, without tasks: a schedule is a value, and running is a function.
/// Without store events every answer comes at once, and the model does what the gate on iOS does.
struct TwoStepGateModel {
  /// How a schedule ended that had asked the store.
  enum End {
    case left, shownAgain, withoutFlow, refused, requested
  }

  private enum Schedule {
    case asleep(until: Int)
    case asking
    case answered(hasFlow: Bool)
  }

  private var app: GateStart
  private var store = GateEvent.Store.now
  private var isActive = true
  private var isAttached = true

  /// Milliseconds since the start.
  private var now = 0
  private var isHeld = false

  private var effects: [GateOutcome.Effect] = []
  private var isPending = false
  private var schedule: Schedule?
  private var end: End?

  init(_ start: GateStart) { app = start }

  var outcome: GateOutcome {
    GateOutcome(effects: effects, pending: isPending, scheduled: schedule != nil)
  }

  /// Plays an event; returns how a schedule ended, if one did that had asked the store.
  mutating func play(_ event: GateEvent) -> End? {
    end = nil
    switch event {
    case .win:
      app.wonCompletionCount += 1
      if isEligible { isPending = true }
    case .show:
      guard isPending else { break }
      drop(as: .shownAgain)
      schedule = .asleep(until: now + 2000)
    case .leave: drop(as: .left)

    case .background, .inactive: isActive = false
    case .foreground: isActive = true
    case .detach: isAttached = false
    case .attach: isAttached = true

    case .wait(let milliseconds):
      isHeld = false
      runDue()
      let later = now + milliseconds
      if case .asleep(let deadline) = schedule, deadline <= later { now = deadline }
      runDue()
      now = later
    case .busy(let milliseconds):
      isHeld = true
      now += milliseconds
    case .idle: isHeld = false

    case .day(let day): app.todayEpochDay = day
    case .version(let version): app.currentVersion = version
    case .store(let store):
      self.store = store
      if case .asking = schedule { ask() }
    }
    if !isHeld { runDue() }
    return end
  }

  private mutating func runDue() {
    if case .asleep(let deadline) = schedule, deadline <= now { ask() }
    guard case .answered(let hasFlow) = schedule else { return }
    drop(as: hasFlow ? .refused : .withoutFlow)
    guard hasFlow, isAttached, isActive else { return }
    end = .requested
    isPending = false
    app.lastAttemptEpochDay = app.todayEpochDay
    app.lastPromptedVersion = app.currentVersion
    effects += [.attempt(day: app.todayEpochDay, version: app.currentVersion), .request]
  }

  private mutating func ask() {
    schedule = store == .later ? .asking : .answered(hasFlow: store == .now)
  }

  private mutating func drop(as end: End) {
    switch schedule {
    case .asking, .answered: self.end = end
    case .asleep, nil: break
    }
    schedule = nil
  }

  private var isEligible: Bool {
    ReviewEligibility.shouldRequestReview(
      wonCompletionCount: app.wonCompletionCount, lastAttemptEpochDay: app.lastAttemptEpochDay,
      todayEpochDay: app.todayEpochDay, lastPromptedVersion: app.lastPromptedVersion,
      currentVersion: app.currentVersion, forceOverride: app.forceOverride)
  }
}
