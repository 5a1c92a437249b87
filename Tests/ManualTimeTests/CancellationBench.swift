import ManualTime

/// Runs a cancellation case on a clock, real or manual, one step at a time.
///
/// The sleeping code is on an actor, and what it does off the actor, the sleep itself, on a second
/// executor. A job queued there means that the clock has woken the sleep, which has yet to run; a
/// job queued for the actor, that the sleep has returned, and the sleeping code has yet to run.
struct CancellationBench: Sendable {
  let clock: any Clock<Duration>
  /// Lets the duration pass; the real clock needs nothing done.
  let letPass: @Sendable (Duration) -> Void

  static var real: CancellationBench {
    CancellationBench(clock: ContinuousClock(), letPass: { _ in })
  }

  static func manual(_ clock: ManualClock) -> CancellationBench {
    CancellationBench(clock: clock) { if $0 > .zero { clock.advance(by: $0) } }
  }

  /// What the task sees, and what it leaves behind.
  func run(_ test: CancellationCase) async -> (CancellationCase.Outcome, leftovers: [String]) {
    let onActor = ManualExecutor()
    let offActor = ManualExecutor()
    let sleeper = Sleeper(on: onActor)
    let task = Task(executorPreference: offActor) {
      await sleeper.sleep(
        for: test.length.duration, in: clock,
        cancellingAfter: test.cancellation == .afterItReturned)
    }

    if test.cancellation == .beforeItsStart { task.cancel() }
    offActor.drain()
    onActor.drain()
    offActor.drain()  // A long sleeper is asleep now; a short one is, or is over.
    if test.cancellation == .halfWay { task.cancel() }

    letPass(test.length.duration)
    var cameTooLate = false
    if test.cancellation == .whenItIsWoken {
      cameTooLate = onActor.pending > 0
      if !cameTooLate { await offActor.waitForJobs(1) }
      task.cancel()
    }
    while onActor.pending == 0 {
      await offActor.waitForJobs(1)
      offActor.drain()
    }
    if test.cancellation == .whenItsReturnIsQueued { task.cancel() }

    onActor.drain()
    while !sleeper.hasEnded {
      await offActor.waitForJobs(1)
      offActor.drain()
      onActor.drain()
    }
    offActor.drain()
    // A real timer may end before its sleeper was left alone; the moment was missed, so try again.
    if cameTooLate { return await run(test) }
    return (await task.value, onActor.leftovers + offActor.leftovers)
  }
}
