import Synchronization

/// The real clock, with a latch before its sleep and a flag after it; for one sleep.
///
/// The latch lets a test take the main thread before the sleep begins. The flag tells when the sleep
/// is over without anyone having to guess how long a timer takes.
final class LatchedClock: Clock {
  private let clock = ContinuousClock()
  private let begun = AsyncStream<Void>.makeStream()
  private let latch = AsyncStream<Void>.makeStream()
  private let isOver = Atomic(false)

  var now: ContinuousClock.Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  @concurrent
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    begun.continuation.finish()
    for await _ in latch.stream {}
    try await clock.sleep(until: deadline, tolerance: tolerance)
    isOver.store(true, ordering: .releasing)
  }

  /// Suspends until the sleep was called and is held.
  func waitForSleep() async {
    for await _ in begun.stream {}
  }

  /// Lets the held sleep begin.
  func open() {
    latch.continuation.finish()
  }

  /// The sleep has returned.
  var sleepHasReturned: Bool { isOver.load(ordering: .acquiring) }
}
