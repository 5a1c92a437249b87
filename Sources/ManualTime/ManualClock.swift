import Synchronization

/// A clock whose time moves only when a test moves it.
///
/// Give it to code that takes `any Clock<Duration>`, wait until that code is asleep, and move on:
///
/// ```swift
/// let clock = ManualClock()
/// let task = Task { try await clock.sleep(for: .seconds(2)) }
/// await clock.waitForSleepers(1)
/// clock.advance(by: .seconds(2))  // the sleep is over; the task has not run yet
/// task.cancel()  // too late for the sleep: it returns, and `Task.isCancelled` is true
/// ```
///
/// Wherever a cancellation can be seen it does what `ContinuousClock` was measured to do:
///
/// - a task that is already cancelled throws, whatever the deadline, one in the past included;
/// - a task cancelled while it is asleep throws;
/// - a task cancelled after it was woken, but before it ran on, returns normally;
/// - otherwise a deadline that has come, or has passed, returns.
///
/// It never looks for a cancellation after waking: the real clock does not, and a check here would
/// hide the bugs that this clock exists to show. Sleepers wake at their deadline, not after it, the
/// earlier deadline first, and of two with one deadline the one that went to sleep first.
public final class ManualClock: Clock {
  private let state = Mutex(State())

  /// A clock at zero, in which no one is asleep.
  public init() {}

  /// The time since this clock was made.
  public var now: Instant { state.withLock { $0.now } }

  /// Zero: a manual clock is as fine as the durations it is given.
  public var minimumResolution: Duration { .zero }

  // NB: off the caller's actor even when the clock's type is known, as the real clocks are.

  /// Suspends until the clock is moved to the deadline, or throws when the task is cancelled first.
  @concurrent
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let age = state.withLock { $0.beginSleep() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        update { $0.fallAsleep(age, until: deadline, continuation) }
      }
    } onCancel: {
      update { $0.cancelSleep(age) }
    }
  }

  /// Changes the state, and resumes outside the lock whoever the change concerns.
  func update(_ change: (inout State) -> [Resumption]) {
    for resumption in state.withLock({ change(&$0) }) { resumption.resume() }
  }

  /// Reads from the state.
  func read<Value: Sendable>(_ value: (borrowing State) -> Value) -> Value {
    state.withLock { value($0) }
  }
}
