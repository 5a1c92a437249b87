package import ManualTime
import ReviewPrompt

/// Runs the events of a scenario against a review gate, on the main actor and in manual time.
///
/// Between two events the main thread is either free or held.
///
/// - **Free**, as it is at first: before the next event, everything that can run has run. A
///   schedule made by `show` is asleep by then, and `wait` runs what becomes due at its time.
/// - **Held**, from a `busy` up to the next `wait` or `idle`: events are calls made by whoever
///   holds the main thread. Each takes effect at once, at the time that has been reached, and ahead
///   of all that is queued. So `busy 2000, leave` leaves at the end of the two seconds, before the
///   resumption that became due meanwhile. A task started by `show` has not begun its sleep, but
///   its deadline stays: it counts from the `show`.
///
/// At the end nothing more is run: the outcome is the state then. Afterwards the screen is
/// left, and nothing may remain: no task, so no job in any queue, and no sleeper.
///
/// How it knows that everything has run: the clock follows every task that the gate starts, and
/// `ManualClock.settle()` returns when each has ended or is asleep. The main thread is held by not
/// suspending.
@MainActor
package final class GateScenario {
  package typealias MakeGate =
    @MainActor @Sendable (StagedApp, ManualClock) -> any ReviewGateUnderTest

  /// The gate that an app ships.
  package static let shippedGate: MakeGate = {
    ReviewGate(repository: $0, requester: $0, environment: $0, clock: $1)
  }

  private let clock = ManualClock()
  private let app: StagedApp
  private let gate: any ReviewGateUnderTest
  private var tasks: [Task<Void, Never>] = []
  private var isHeld = false

  private init(_ start: GateStart, _ makeGate: MakeGate) {
    app = StagedApp(start)
    gate = makeGate(app, clock)
  }

  /// The outcome of `events` with the shipped gate, or another.
  package static func run(
    _ events: [GateEvent], from start: GateStart = GateStart(),
    gate makeGate: MakeGate = shippedGate
  ) async throws(LeakError) -> GateOutcome {
    let scenario = GateScenario(start, makeGate)
    for event in events { await scenario.play(event) }
    let outcome = scenario.outcome
    try await scenario.tearDown()
    return outcome
  }

  private func play(_ event: GateEvent) async {
    switch event {
    case .win:
      app.countWin()
      gate.gameWon()
    case .show:
      gate.completionShown { [app] in app.isAttached ? app.scene : nil }
    case .leave: gate.completionLeft()

    case .background, .inactive: app.scene.isForegroundActive = false
    case .foreground: app.scene.isForegroundActive = true
    case .detach: app.isAttached = false
    case .attach: app.isAttached = true

    case .wait(let milliseconds): await wait(.milliseconds(milliseconds))
    case .busy(let milliseconds):
      isHeld = true
      clock.advance(by: .milliseconds(milliseconds))
    case .idle: isHeld = false

    case .day(let day): app.todayEpochDay = day
    case .version(let version): app.currentVersion = version

    // The request is one call here: there is no answer to keep back.
    case .store: break
    }
    followNewTask()
    if !isHeld { await clock.settle() }
  }

  private func wait(_ duration: Duration) async {
    isHeld = false
    await clock.settle()
    let end = clock.now.advanced(by: duration)
    while let deadline = clock.nextDeadline, deadline <= end {
      clock.advance(to: deadline)
      await clock.settle()
    }
    clock.advance(to: end)
  }

  private func followNewTask() {
    guard let task = gate.scheduledTask, !tasks.contains(task) else { return }
    tasks.append(task)
    clock.follow(task)
  }

  private var outcome: GateOutcome {
    GateOutcome(
      effects: app.effects, pending: gate.isPending, scheduled: gate.isScheduled)
  }

  private func tearDown() async throws(LeakError) {
    gate.completionLeft()
    await clock.settle()
    let leftovers = clock.leftovers
    guard leftovers.isEmpty else {
      for task in tasks { task.cancel() }
      await clock.settle()
      throw LeakError(leftovers: leftovers)
    }
  }
}
