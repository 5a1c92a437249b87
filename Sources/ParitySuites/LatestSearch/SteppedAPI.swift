import LatestSearch
import ManualTime
import Synchronization

/// A search that takes five steps, each complete when the scenario says so.
package final class SteppedAPI: SearchAPI {
  /// What the API makes of a cancellation.
  package enum CancellationBehavior: String, Codable, Sendable, CaseIterable {
    /// It looks between its steps: the step that it is in runs to its end.
    case checksBetweenSteps = "checks-between-steps"
    /// The step that it is in ends at once, as a sleep does.
    case stopsAtOnce = "stops-at-once"
    /// It never looks.
    case ignoresCancellation = "ignores-cancellation"
    /// It computes on a thread of its own: a step is a chunk of that, and it looks between them.
    case computesAndChecks = "computes-and-checks"
    /// It computes likewise, and never looks.
    case computesRegardless = "computes-regardless"

    /// Whether it looks at its cancellation between its steps.
    var checks: Bool { self != .ignoresCancellation && self != .computesRegardless }

    var computes: Bool { self == .computesAndChecks || self == .computesRegardless }
  }

  /// A cancellation that the API reports as an error of its own, as `URLError.cancelled` is.
  package struct ReportedCancellation: Error {}

  package static let stepCount = 5

  private let behavior: CancellationBehavior
  private let runtime: SearchRuntime
  private let processor: ManualExecutor
  private let requests = Mutex(Requests())

  /// An API that computes on `processor`, when it does.
  init(_ behavior: CancellationBehavior, on runtime: SearchRuntime, processor: ManualExecutor) {
    self.behavior = behavior
    self.runtime = runtime
    self.processor = processor
  }

  /// The answer is the request's name, so that two answers to one query can be told apart.
  package func search(_ query: String) async throws -> String {
    let name = requests.withLock { $0.open(query) }
    defer { requests.withLock { $0.close(name) } }
    if behavior.computes {
      try await withTaskExecutorPreference(processor) { try await takeSteps(of: name) }
    } else {
      try await takeSteps(of: name)
    }
    if runtime.takesAnswersBack(of: behavior) { try Task.checkCancellation() }
    return name
  }

  private func takeSteps(of name: String) async throws {
    for step in 1...Self.stepCount {
      if step > 1 && behavior.checks { try Task.checkCancellation() }
      try await wait(for: step, of: name)
    }
  }

  /// Completes one more step of a request, be it open yet or not.
  package func step(_ name: String) { complete(name) { $0 + 1 } }

  /// Completes steps of a request up to the last but one.
  package func stepToTheLast(_ name: String) { complete(name) { max($0, Self.stepCount - 1) } }

  /// Completes all steps of a request.
  package func finish(_ name: String) { complete(name) { _ in Self.stepCount } }

  /// Ends the step that a request is in with an error.
  package func end(_ name: String, with error: any Error) {
    let waiting = requests.withLock { $0.end(name, with: error) }
    waiting?.resume(throwing: error)
  }

  /// The requests that are open, sorted.
  package var open: [String] { requests.withLock { $0.names } }

  private func complete(_ name: String, _ change: @Sendable (Int) -> Int) {
    let waiting = requests.withLock { $0.complete(name, change) }
    waiting?.resume()
  }

  private func wait(for step: Int, of name: String) async throws {
    guard behavior == .stopsAtOnce else { return try await suspend(until: step, of: name) }
    try await withTaskCancellationHandler {
      try await suspend(until: step, of: name)
    } onCancel: {
      end(name, with: CancellationError())
    }
  }

  private func suspend(until step: Int, of name: String) async throws {
    try await withCheckedThrowingContinuation { continuation in
      let result = requests.withLock { $0.wait(for: step, of: name, continuation) }
      if let result { continuation.resume(with: result) }
    }
  }
}
