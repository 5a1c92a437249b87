extension ManualClock {
  /// How many tasks are asleep.
  public var sleeperCount: Int { read { $0.sleepers.count } }

  /// The earliest deadline of those asleep; nil when none is.
  public var nextDeadline: Instant? { read { $0.sleepers.map(\.deadline).min() } }

  /// Moves the time on and wakes whoever is due, in order; none of them runs before this returns.
  public func advance(by duration: Duration) {
    update { $0.advance(to: $0.now.advanced(by: duration)) }
  }

  /// Moves the time on to `instant` and wakes whoever is due, in order.
  public func advance(to instant: Instant) {
    update { $0.advance(to: instant) }
  }

  /// Suspends until at least `count` tasks are asleep, or the waiting task is cancelled.
  ///
  /// The latter so that a test that would wait forever ends at its time limit.
  public func waitForSleepers(_ count: Int) async {
    await wait(for: .asleep(atLeast: count))
  }

  /// Takes part in `settle()` and `leftovers` until the task has ended.
  public func follow(_ task: Task<some Sendable, some Error>) {
    update {
      $0.follow()
      return []
    }
    Task {
      _ = await task.result
      update { $0.endFollowed() }
    }
  }

  /// Suspends until each followed task has ended or is asleep: nothing happens now by itself.
  ///
  /// This is exact, with no turns counted and no time let pass, when every task that sleeps in this
  /// clock is followed and sleeps once at a time: a followed task that is neither ended nor asleep
  /// is one that still has to run. A cancel of the waiting task ends the wait.
  public func settle() async {
    await wait(for: .settled)
  }

  /// What a test has left behind, a line each; empty when nothing was.
  ///
  /// ```swift
  /// #expect(clock.leftovers == [])
  /// ```
  public var leftovers: [String] {
    read { state in
      [
        (state.sleepers.count, "asleep"),
        (state.followed, "followed and not ended"),
        (state.waits.count, "waiting for others to sleep"),
      ]
      .filter { count, _ in count > 0 }
      .map { count, what in "\(count) \(count == 1 ? "task is" : "tasks are") \(what)" }
    }
  }

  private func wait(for goal: State.Goal) async {
    let (wait, end) = AsyncStream<Void>.makeStream()
    update { $0.wait(for: goal, end) }
    for await _ in wait {}
  }
}
