import LatestSearch
import ManualTime
import Synchronization
import Testing

/// Work that several callers await, stepped by hand.
struct SharedWorkTests {
  struct Broken: Error, Equatable {}

  /// An operation that suspends until it is told how to end, and counts its runs.
  final class Operation: Sendable {
    private struct State {
      var runs = 0
      var wasCancelled = false
      var waiting: CheckedContinuation<Int, any Error>?
    }
    private let state = Mutex(State())

    var runs: Int { state.withLock { $0.runs } }
    var wasCancelled: Bool { state.withLock { $0.wasCancelled } }

    func run() async throws -> Int {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          state.withLock { state in
            state.runs += 1
            state.waiting = continuation
          }
        }
      } onCancel: {
        state.withLock { $0.wasCancelled = true }
        end(.failure(CancellationError()))
      }
    }

    func end(_ result: Result<Int, any Error>) {
      let waiting = state.withLock { state in
        defer { state.waiting = nil }
        return state.waiting
      }
      waiting?.resume(with: result)
    }
  }

  private let executor = ManualExecutor()
  private let operation = Operation()
  private let work: SharedWork<Int>

  init() {
    work = SharedWork(executor: executor) { [operation] in try await operation.run() }
  }

  private func caller() -> Task<Int, any Error> {
    let task = Task(executorPreference: executor) { try await work.value() }
    executor.drain()
    return task
  }

  @Test func `Callers who come while it runs share one run and its result`() async throws {
    let (one, other) = (caller(), caller())
    #expect(operation.runs == 1)
    operation.end(.success(7))
    executor.drain()
    #expect(try await one.value == 7)
    #expect(try await other.value == 7)
    #expect(executor.leftovers == [])
  }

  @Test func `One caller that leaves does not stop it`() async throws {
    let (one, other) = (caller(), caller())
    one.cancel()
    executor.drain()
    await #expect(throws: CancellationError.self) { try await one.value }
    #expect(!operation.wasCancelled)
    operation.end(.success(7))
    executor.drain()
    #expect(try await other.value == 7)
  }

  @Test func `The last caller that leaves stops it`() async {
    let (one, other) = (caller(), caller())
    one.cancel()
    other.cancel()
    executor.drain()
    #expect(operation.wasCancelled)
    await #expect(throws: CancellationError.self) { try await other.value }
    #expect(executor.leftovers == [])
  }

  @Test func `A failure reaches all who wait`() async {
    let (one, other) = (caller(), caller())
    operation.end(.failure(Broken()))
    executor.drain()
    await #expect(throws: Broken()) { try await one.value }
    await #expect(throws: Broken()) { try await other.value }
  }

  @Test func `Whoever comes after the end starts it anew`() async throws {
    let first = caller()
    operation.end(.success(1))
    executor.drain()
    #expect(try await first.value == 1)
    let second = caller()
    #expect(operation.runs == 2)
    operation.end(.success(2))
    executor.drain()
    #expect(try await second.value == 2)
  }

  @Test func `A run that everybody has left is not joined again`() async throws {
    let first = caller()
    first.cancel()
    executor.drain()
    let second = caller()
    #expect(operation.runs == 2)
    operation.end(.success(2))
    executor.drain()
    #expect(try await second.value == 2)
    await #expect(throws: CancellationError.self) { try await first.value }
  }
}
