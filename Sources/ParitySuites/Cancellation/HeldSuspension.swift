import Synchronization

/// A suspension that ends when the experiment says so.
final class HeldSuspension: Sendable {
  private enum State {
    case idle
    case cancelled
    case waiting(@Sendable (Result<Void, any Error>) -> Void)
  }

  private let state = Mutex(State.idle)
  /// Suspends as one does around a callback: a cancel that comes first ends it with an error.
  func suspendCancellably() async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          if case .cancelled = state { return true }
          state = .waiting { continuation.resume(with: $0) }
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      finish(.failure(CancellationError()), else: .cancelled)
    }
  }

  /// Suspends until it is resumed, whatever becomes of the task.
  func suspend() async {
    await withCheckedContinuation { continuation in
      state.withLock { $0 = .waiting { _ in continuation.resume() } }
    }
  }

  /// Resumes whoever is suspended here; nothing happens when no one is.
  func resume() { finish(.success(()), else: nil) }

  /// Ends the suspension, or leaves a state for the next one.
  private func finish(_ result: Result<Void, any Error>, else next: State?) {
    let resumption = state.withLock { state -> (@Sendable (Result<Void, any Error>) -> Void)? in
      if case .waiting(let resumption) = state {
        state = .idle
        return resumption
      }
      if let next { state = next }
      return nil
    }
    resumption?(result)
  }
}
