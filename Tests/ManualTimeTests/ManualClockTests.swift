import ManualTime
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ManualClockTests {
  /// Sleepers in the order given, all asleep; returns who woke in which order on one advance.
  private func wakeOrder(
    ofDeadlines deadlines: [Int], advancingTo seconds: Int
  ) async -> [Int] {
    let clock = ManualClock()
    let executor = ManualExecutor()
    let woken = Log()
    let tasks = deadlines.enumerated().map { index, deadline in
      Task(executorPreference: executor) {
        try await clock.sleep(for: .seconds(deadline))
        woken.append(index)
      }
    }
    executor.drain()
    #expect(clock.sleeperCount == deadlines.count)

    clock.advance(by: .seconds(seconds))
    executor.drain()
    let order = woken.entries

    for task in tasks { task.cancel() }
    executor.drain()
    #expect(clock.leftovers + executor.leftovers == [])
    return order
  }

  @Test func `A sleeper wakes at its deadline and not before`() async {
    #expect(await wakeOrder(ofDeadlines: [2], advancingTo: 1) == [])
    #expect(await wakeOrder(ofDeadlines: [2], advancingTo: 2) == [0])
    #expect(await wakeOrder(ofDeadlines: [2], advancingTo: 3) == [0])
  }

  @Test func `The earlier deadline wakes first`() async {
    #expect(await wakeOrder(ofDeadlines: [3, 1, 2, 9], advancingTo: 5) == [1, 2, 0])
  }

  @Test func `Of two with one deadline the older wakes first`() async {
    #expect(await wakeOrder(ofDeadlines: [2, 1, 2, 1, 2], advancingTo: 2) == [1, 3, 0, 2, 4])
  }

  @Test func `No one runs while the time moves`() async {
    let clock = ManualClock()
    let executor = ManualExecutor()
    let woken = Log()
    let task = Task(executorPreference: executor) {
      try await clock.sleep(for: .seconds(2))
      woken.append(0)
    }
    executor.drain()
    clock.advance(by: .seconds(2))
    #expect(woken.entries == [])
    #expect(executor.pending == 1)
    executor.drain()
    #expect(woken.entries == [0])
    #expect(await task.result.isSuccess)
    #expect(clock.leftovers + executor.leftovers == [])
  }

  @Test func `It knows the time and the next deadline`() async {
    let clock = ManualClock()
    #expect(clock.now == ManualClock.Instant(sinceStart: .zero))
    #expect(clock.nextDeadline == nil)
    let late = Task { try await clock.sleep(for: .seconds(7)) }
    let early = Task { try await clock.sleep(for: .seconds(5)) }
    await clock.waitForSleepers(2)
    #expect(clock.nextDeadline == ManualClock.Instant(sinceStart: .seconds(5)))
    clock.advance(to: ManualClock.Instant(sinceStart: .seconds(6)))
    #expect(clock.nextDeadline == ManualClock.Instant(sinceStart: .seconds(7)))
    clock.advance(by: .seconds(1))
    #expect(clock.now == ManualClock.Instant(sinceStart: .seconds(7)))
    #expect(await early.result.isSuccess)
    #expect(await late.result.isSuccess)
    #expect(clock.leftovers == [])
  }

  @Test func `A cancel that races the falling asleep is never lost`() async {
    for _ in 0..<5000 {
      let clock = ManualClock()
      let task = Task { try await clock.sleep(for: .seconds(1)) }
      task.cancel()
      #expect(await !task.result.isSuccess)
      #expect(clock.leftovers == [])
    }
  }

  @Test func `It settles when each followed task has ended or is asleep`() async {
    let clock = ManualClock()
    let laps = Log()
    let tasks = (1...3).map { count in
      Task {
        for lap in 0..<count {
          laps.append(lap)
          try await clock.sleep(for: .seconds(1))
        }
      }
    }
    for task in tasks { clock.follow(task) }
    for asleep in [3, 2, 1, 0] {
      await clock.settle()
      #expect(clock.sleeperCount == asleep)
      clock.advance(by: .seconds(1))
    }
    #expect(laps.entries.sorted() == [0, 0, 0, 1, 1, 2])
    #expect(clock.leftovers == [])
  }

  @Test func `A wait without end ends when it is cancelled`() async {
    let clock = ManualClock()
    let executor = ManualExecutor()
    let waits = [
      Task { await clock.waitForSleepers(1) },
      Task { await executor.waitForJobs(1) },
    ]
    for wait in waits { wait.cancel() }
    for wait in waits { await wait.value }
  }

  @Test func `It names what is left behind`() async {
    let clock = ManualClock()
    let first = Task { try await clock.sleep(for: .seconds(1)) }
    let second = Task { try await clock.sleep(for: .seconds(1)) }
    clock.follow(first)
    await clock.waitForSleepers(2)
    #expect(clock.leftovers == ["2 tasks are asleep", "1 task is followed and not ended"])
    first.cancel()
    second.cancel()
    await clock.settle()
    #expect(clock.leftovers == [])
  }
}

/// Entries from several tasks, in order.
final class Log: Sendable {
  private let state = Mutex<[Int]>([])

  var entries: [Int] { state.withLock { $0 } }

  func append(_ entry: Int) {
    state.withLock { $0.append(entry) }
  }
}

extension Result {
  var isSuccess: Bool {
    switch self {
    case .success: true
    case .failure: false
    }
  }
}
