package import LatestSearch
package import ManualTime
import Synchronization

/// What the callers of a scenario await, so that a faulty one can stand in for the shipped one.
package protocol AwaitedWork: Sendable {
  func value() async throws -> String
  func abandon()
}

extension SharedWork: AwaitedWork where Value == String {}

/// Shared work with one fault; without a fault it does what the shipped one does.
package final class FaultySharedWork: AwaitedWork {
  private let fault: Fault?
  private let executor: ManualExecutor
  private let operation: @Sendable () async throws -> String
  private let shared: SharedWork<String>
  private let runs: Runs

  /// The operation's task, and what it has returned.
  private final class Runs: Sendable {
    let latest = Mutex<Task<String, any Error>?>(nil)
    let abandoned = Mutex<Task<String, any Error>?>(nil)
    let isAbandoning = Mutex(false)
    let result = Mutex<String?>(nil)
  }

  package init(
    _ fault: Fault?, whenAllLeave: WhenAllLeave, executor: ManualExecutor,
    operation: @escaping @Sendable () async throws -> String
  ) {
    let runs = Runs()
    self.fault = fault
    self.executor = executor
    self.operation = operation
    self.runs = runs
    let policy: WhenAllLeave =
      fault == .policyIgnored || fault == .runningOneNotJoined ? .cancel : whenAllLeave
    let goesOn =
      fault == .isNeverStopped || fault == .runningOneNotJoined && whenAllLeave == .keepRunning
    shared = SharedWork(whenAllLeave: policy, executor: executor) {
      let task = Task(executorPreference: executor) { try await operation() }
      runs.latest.withLock { $0 = task }
      let result = try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        let isAbandoning = runs.isAbandoning.withLock { $0 }
        let isKept = fault == .abandonedGoesOn || fault == .abandonedIsJoined
        if isAbandoning ? !isKept : !goesOn { task.cancel() }
      }
      runs.result.withLock { $0 = result }
      return result
    }
  }

  package func value() async throws -> String {
    switch fault {
    case .notShared:
      return try await SharedWork(executor: executor, operation).value()
    case .callerCannotLeave:
      return try await Task(executorPreference: executor) { [shared] in try await shared.value() }
        .value
    case .leaverStopsIt:
      return try await withTaskCancellationHandler {
        try await shared.value()
      } onCancel: {
        runs.latest.withLock { $0?.cancel() }
      }
    case .resultKept:
      if let result = runs.result.withLock({ $0 }) { return result }
      return try await shared.value()
    case .abandonedIsJoined:
      let abandoned = runs.abandoned.withLock { task in
        defer { task = nil }
        return task
      }
      if let abandoned { return try await abandoned.value }
      return try await shared.value()
    default:
      return try await shared.value()
    }
  }

  package func abandon() {
    switch fault {
    case .abandonIgnored: return
    case .waitersNotAbandoned: runs.latest.withLock { $0?.cancel() }
    default:
      runs.isAbandoning.withLock { $0 = true }
      shared.abandon()
      runs.isAbandoning.withLock { $0 = false }
      runs.abandoned.withLock { task in task = runs.latest.withLock { $0 } }
    }
  }
}
