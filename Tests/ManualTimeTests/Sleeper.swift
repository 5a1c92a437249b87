import ManualTime
import Synchronization

/// The code under a cancellation case: it sleeps, and goes on whatever came of it.
actor Sleeper {
  private let executor: ManualExecutor
  private let ended = Atomic(false)

  init(on executor: ManualExecutor) {
    self.executor = executor
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  nonisolated var hasEnded: Bool { ended.load(ordering: .acquiring) }

  func sleep(
    for duration: Duration, in clock: any Clock<Duration>, cancellingAfter: Bool
  ) async -> CancellationCase.Outcome {
    let threw = await throwsCancellation { try await clock.sleep(for: duration) }
    if cancellingAfter { withUnsafeCurrentTask { $0?.cancel() } }
    let outcome = CancellationCase.Outcome(
      threw: threw,
      isCancelled: Task.isCancelled,
      checkThrew: await throwsCancellation { try Task.checkCancellation() },
      nextSleepThrew: await throwsCancellation { try await clock.sleep(for: .zero) })
    ended.store(true, ordering: .releasing)
    return outcome
  }

  private func throwsCancellation(_ body: () async throws -> Void) async -> Bool {
    do {
      try await body()
      return false
    } catch {
      precondition(error is CancellationError, "a sleep threw \(error)")
      return true
    }
  }
}
