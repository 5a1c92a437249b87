import ManualTime
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ManualExecutorTests {
  private actor Counter {
    private let executor: ManualExecutor
    private(set) var count = 0

    init(on executor: ManualExecutor) {
      self.executor = executor
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func increment() {
      preconditionIsolated()
      count += 1
    }
  }

  @Test func `Nothing runs before it is asked for`() async {
    let executor = ManualExecutor()
    let log = Log()
    let task = Task(executorPreference: executor) { log.append(1) }
    #expect(executor.pending == 1)
    #expect(executor.leftovers == ["1 job is left"])
    #expect(log.entries == [])

    while executor.step() {}
    #expect(log.entries == [1])
    #expect(executor.drain() == 0)
    await task.value
    #expect(executor.leftovers == [])
  }

  @Test func `Jobs run in the order they came`() async {
    let executor = ManualExecutor()
    let log = Log()
    let tasks = (0..<20).map { index in
      Task(executorPreference: executor) { log.append(index) }
    }
    #expect(executor.leftovers == ["20 jobs are left"])
    executor.drain()
    #expect(log.entries == Array(0..<20))
    for task in tasks { await task.value }
    #expect(executor.leftovers == [])
  }

  @Test func `One executor holds an actor and its task`() async {
    let executor = ManualExecutor()
    let counter = Counter(on: executor)
    let task = Task(executorPreference: executor) {
      await counter.increment()
      await Task.yield()
      await counter.increment()
      return await counter.count
    }
    let ran = executor.drain()
    #expect(ran > 1)
    #expect(await task.value == 2)
    #expect(executor.leftovers == [])
  }

  @Test func `Waiting for a job ends when it is queued`() async {
    let executor = ManualExecutor()
    let log = Log()
    let task = Task(executorPreference: executor) {
      try await ContinuousClock().sleep(for: .milliseconds(1))
      log.append(1)
    }
    executor.drain()
    while log.entries.isEmpty {
      await executor.waitForJobs(1)
      executor.drain()
    }
    #expect(await task.result.isSuccess)
    #expect(executor.leftovers == [])
  }
}
