import Synchronization

/// An operation that several callers await, such as the refresh of a token.
///
/// It belongs to none of them. The first caller starts it, those who come while it runs wait for
/// the same result, and a failure reaches all of them. A caller whose task is cancelled leaves at
/// once with a `CancellationError`, and the operation goes on for the others. When the last one
/// leaves, it is cancelled or runs on, as ``WhenAllLeave`` says.
///
/// ```swift
/// let refresh = SharedWork(whenAllLeave: .keepRunning) { try await session.refreshToken() }
/// async let one = refresh.value()
/// async let other = refresh.value()  // one request to the server for both
///
/// refresh.abandon()  // another account: neither gets the token of this one
/// ```
///
/// A caller who comes after the end starts the operation anew. How long a result stays good only
/// the caller knows: a kept token would outlive its use, and a kept failure would never heal. Who
/// wants a cache puts one in front.
///
/// A run that was cancelled or abandoned is not joined again either: the next caller starts another
/// at once, although the old one may take a while to notice.
///
/// Whoever waits keeps the work in memory; a run does not. One that runs on for no one comes to its
/// end although the work is released.
public final class SharedWork<Value: Sendable>: Sendable {
  private let operation: @Sendable () async throws -> Value
  private let executor: (any TaskExecutor)?
  private let state: Mutex<State>

  /// Work that no one awaits yet.
  public init(
    whenAllLeave: WhenAllLeave = .cancel,
    _ operation: @escaping @Sendable () async throws -> Value
  ) {
    self.operation = operation
    executor = nil
    state = Mutex(State(whenAllLeave))
  }

  /// Work whose operation a test steps.
  package init(
    whenAllLeave: WhenAllLeave = .cancel, executor: any TaskExecutor,
    _ operation: @escaping @Sendable () async throws -> Value
  ) {
    self.operation = operation
    self.executor = executor
    state = Mutex(State(whenAllLeave))
  }

  /// What the operation returns or throws; starts it when it does not run.
  public func value() async throws -> Value {
    let caller = state.withLock { $0.arrive() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { join(caller, $0) }
    } onCancel: {
      leave(caller)
    }
  }

  /// Cancels the run that is on its way: what it would still return reaches no one.
  ///
  /// Those who wait leave at once with a `CancellationError`, and the next caller starts the
  /// operation anew. Without a run nothing happens; a result that was there before is with its
  /// callers already.
  public func abandon() {
    guard let (waiting, task) = state.withLock({ $0.abandon() }) else { return }
    for continuation in waiting { continuation.resume(throwing: CancellationError()) }
    task.cancel()
  }

  private func join(_ caller: Caller, _ continuation: CheckedContinuation<Value, any Error>) {
    let hasLeft = state.withLock { state in
      guard state.join(caller, continuation) else { return true }
      // Under the lock, so that a caller who leaves now finds a task to cancel.
      if state.run == nil { state.run = start(as: state.nextRun()) }
      return false
    }
    if hasLeft { continuation.resume(throwing: CancellationError()) }
  }

  private func leave(_ caller: Caller) {
    guard let (continuation, task) = state.withLock({ $0.leave(caller) }) else { return }
    continuation.resume(throwing: CancellationError())
    task?.cancel()
  }

  private func start(as id: Int) -> Run {
    let task = Task(executorPreference: executor) { [weak self, operation] in
      let result: Result<Value, any Error>
      do {
        result = .success(try await operation())
      } catch {
        result = .failure(error)
      }
      // Where no one waits any more, the work itself may be gone.
      self?.end(id, with: result)
    }
    return Run(id: id, task: task)
  }

  private func end(_ id: Int, with result: Result<Value, any Error>) {
    for continuation in state.withLock({ $0.end(id) }) { continuation.resume(with: result) }
  }
}
