import Synchronization

/// A request that waits for its answer or for its cancel, whichever comes first.
final class HeldRequest: Sendable {
  private let (begun, begin) = AsyncStream<Void>.makeStream()
  private let (answered, answerer) = AsyncStream<Void>.makeStream()
  private let cancelled = Mutex(false)

  /// The request's task was cancelled, if only just now: it is told before the cancel returns.
  var isCancelled: Bool { cancelled.withLock { $0 } }

  /// Suspends until the request is under way, and a cancel would be noticed.
  func waitForBegin() async {
    for await _ in begun { return }
  }

  /// Ends the wait.
  func answer() { answerer.finish() }

  /// Makes the request, once.
  func wait() async throws {
    await withTaskCancellationHandler {
      begin.finish()
      for await _ in answered {}
    } onCancel: {
      cancelled.withLock { $0 = true }
    }
    try Task.checkCancellation()
  }
}
