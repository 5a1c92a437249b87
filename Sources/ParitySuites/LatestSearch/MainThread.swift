import Synchronization

/// Kotlin's main thread for a search: the executor of the model and of its requests, stepped by
/// hand.
///
/// What reaches it runs in order. Only a request that runs on it already need not wait in line to
/// get to the model; with one `ManualExecutor` it would, and so would every other hop of its own.
final class MainThread: SerialExecutor {
  /// Where the requests run.
  let requests: Requests
  private let line: Line

  init() {
    line = Line()
    requests = Requests(line)
  }

  final class Requests: TaskExecutor {
    private let line: Line

    fileprivate init(_ line: Line) { self.line = line }

    func enqueue(_ job: consuming ExecutorJob) { line.add(.request(UnownedJob(job))) }
  }

  func enqueue(_ job: consuming ExecutorJob) { line.add(.model(UnownedJob(job))) }

  func post(_ message: @escaping @Sendable () -> Void) { line.add(.message(message)) }

  /// Runs what waits, and whatever comes of it.
  func drain() {
    while let item = line.next() {
      switch item {
      case .request(let job): job.runSynchronously(on: requests.asUnownedTaskExecutor())
      case .model(let job): job.runSynchronously(on: asUnownedSerialExecutor())
      case .message(let message): message()
      }
    }
  }

  fileprivate enum Item: Sendable {
    case request(UnownedJob)
    case model(UnownedJob)
    case message(@Sendable () -> Void)
  }

  fileprivate final class Line: Sendable {
    private struct State {
      var items: [Item] = []
      var runsRequest = false
    }

    private let state = Mutex(State())

    func add(_ item: Item) {
      state.withLock { state in
        // A request brings nothing about but its own hops.
        state.items.insert(item, at: state.runsRequest ? 0 : state.items.count)
      }
    }

    func next() -> Item? {
      state.withLock { state in
        let next = state.items.isEmpty ? nil : state.items.removeFirst()
        if case .request = next { state.runsRequest = true } else { state.runsRequest = false }
        return next
      }
    }
  }
}
