package import LatestSearch
package import ManualTime
import Synchronization

/// What the callers of a scenario await, so that a faulty one can stand in for the shipped one.
package protocol AwaitedWork: Sendable {
  func value() async throws -> String
}

extension SharedWork: AwaitedWork where Value == String {}

/// Shared work with one fault; without a fault it does what the shipped one does.
package final class FaultySharedWork: AwaitedWork {
  /// What can be wrong with shared work; the names are those of the mutants.
  package enum Fault: String, Sendable, CaseIterable {
    case notShared = "work-not-shared"
    case callerCannotLeave = "work-caller-cannot-leave"
    case leaverStopsIt = "work-leaver-stops-it"
    case nobodyStopsIt = "work-nobody-stops-it"
    case resultKept = "work-result-kept"

    /// The fault, in one sentence.
    package var sentence: String {
      switch self {
      case .notShared: "Every caller starts work of its own."
      case .callerCannotLeave: "A caller that is cancelled waits for the end all the same."
      case .leaverStopsIt: "The first caller who leaves stops the work for all."
      case .nobodyStopsIt: "The work goes on when the last caller has left."
      case .resultKept: "A caller who comes after the end gets the old result."
      }
    }
  }

  private let fault: Fault?
  private let executor: ManualExecutor
  private let operation: @Sendable () async throws -> String
  private let shared: SharedWork<String>
  private let run: Run

  /// The operation's task, and what it has returned.
  private final class Run: Sendable {
    let task = Mutex<Task<String, any Error>?>(nil)
    let result = Mutex<String?>(nil)
  }

  package init(
    _ fault: Fault?, executor: ManualExecutor,
    operation: @escaping @Sendable () async throws -> String
  ) {
    let run = Run()
    self.fault = fault
    self.executor = executor
    self.operation = operation
    self.run = run
    shared = SharedWork(executor: executor) {
      let task = Task(executorPreference: executor) { try await operation() }
      run.task.withLock { $0 = task }
      let result = try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        if fault != .nobodyStopsIt { task.cancel() }
      }
      run.result.withLock { $0 = result }
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
        run.task.withLock { $0?.cancel() }
      }
    case .resultKept:
      if let result = run.result.withLock({ $0 }) { return result }
      return try await shared.value()
    case .nobodyStopsIt, nil:
      return try await shared.value()
    }
  }
}
