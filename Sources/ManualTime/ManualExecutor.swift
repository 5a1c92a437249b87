import Synchronization

/// An executor whose jobs run only when a test runs them.
///
/// To hold everything that an actor and its tasks do, use one executor in both places. The actor's
/// alone does not hold what the task does off the actor, such as a sleep:
///
/// ```swift
/// actor Counter {
///   let executor: ManualExecutor
///   var count = 0
///   nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
///   init(on executor: ManualExecutor) { self.executor = executor }
///   func increment() { count += 1 }
/// }
///
/// let executor = ManualExecutor()
/// let counter = Counter(on: executor)
/// Task(executorPreference: executor) { await counter.increment() }
/// executor.drain()
/// ```
///
/// `step()` and `drain()` run jobs on the calling thread: call them from one place at a time, and
/// not from within a job. One call of an async function may take several jobs.
public final class ManualExecutor: SerialExecutor, TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var waits: [(jobs: Int, end: AsyncStream<Void>.Continuation)] = []
  }

  private let state = Mutex(State())

  /// An executor with nothing queued.
  public init() {}

  /// Queues a job; the runtime calls this.
  public func enqueue(_ job: consuming ExecutorJob) {
    // NB: no one retains the executor for this call, which a timer makes on a thread of its own.
    // Once the job is queued it may run, and the test let go of the executor, before this returns.
    let executor = Unmanaged.passRetained(self)
    defer { executor.release() }
    let job = UnownedJob(job)
    state.withLock { $0.jobs.append(job) }
    endReachedWaits()
  }

  /// How many jobs are queued.
  public var pending: Int { state.withLock { $0.jobs.count } }

  /// Runs the oldest job up to its next suspension; false when there was none.
  @discardableResult
  public func step() -> Bool {
    guard let job = state.withLock({ $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }) else {
      return false
    }
    job.runSynchronously(
      isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
    return true
  }

  /// Runs jobs until none is queued, those included that they queue, and returns how many ran.
  @discardableResult
  public func drain() -> Int {
    var ran = 0
    while step() { ran += 1 }
    return ran
  }

  /// Suspends until at least `count` jobs are queued: a timer of the real clock has fired, say.
  ///
  /// A cancel of the waiting task ends the wait.
  public func waitForJobs(_ count: Int) async {
    let (wait, end) = AsyncStream<Void>.makeStream()
    state.withLock { $0.waits.append((count, end)) }
    endReachedWaits()
    for await _ in wait {}
  }

  private func endReachedWaits() {
    let reached = state.withLock { state in
      let pending = state.jobs.count
      defer { state.waits.removeAll { $0.jobs <= pending } }
      return state.waits.filter { $0.jobs <= pending }
    }
    for wait in reached { wait.end.finish() }
  }

  /// What a test has left behind, a line each; empty when nothing was.
  public var leftovers: [String] {
    state.withLock { state in
      [(state.jobs.count, "job is", "jobs are"), (state.waits.count, "wait is", "waits are")]
        .filter { count, _, _ in count > 0 }
        .map { count, one, many in "\(count) \(count == 1 ? one : many) left" }
    }
  }
}
