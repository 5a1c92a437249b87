extension ManualClock {
  /// Who is asleep and who waits for that; each change returns whom it resumes.
  struct State: Sendable {
    private(set) var now = Instant(sinceStart: .zero)
    private(set) var sleepers: [Sleeper] = []
    private(set) var followed = 0
    private(set) var waits: [Wait] = []

    private var nextAge = 0
    /// The sleeps that were called and are not asleep yet, and whether a cancel came meanwhile.
    private var arriving: [Age: Bool] = [:]

    /// The number of a sleep, in the order of the calls.
    typealias Age = Int

    struct Sleeper: Sendable {
      let age: Age
      let deadline: Instant
      let continuation: CheckedContinuation<Void, any Error>
    }

    struct Wait: Sendable {
      let goal: Goal
      let end: AsyncStream<Void>.Continuation
    }

    enum Goal: Sendable {
      case asleep(atLeast: Int)
      case settled
    }

    mutating func beginSleep() -> Age {
      defer { nextAge += 1 }
      arriving[nextAge] = false
      return nextAge
    }

    mutating func fallAsleep(
      _ age: Age, until deadline: Instant, _ continuation: CheckedContinuation<Void, any Error>
    ) -> [Resumption] {
      let wasCancelled = arriving.removeValue(forKey: age) ?? false
      if wasCancelled { return [.cancelled(continuation)] }
      if deadline <= now { return [.woken(continuation)] }
      sleepers.append(Sleeper(age: age, deadline: deadline, continuation: continuation))
      return reachedGoals()
    }

    /// Wakes the sleeper with an error; remembers a cancel that comes first, ignores a late one.
    mutating func cancelSleep(_ age: Age) -> [Resumption] {
      if arriving[age] != nil {
        arriving[age] = true
        return []
      }
      guard let index = sleepers.firstIndex(where: { $0.age == age }) else { return [] }
      return [.cancelled(sleepers.remove(at: index).continuation)] + reachedGoals()
    }

    mutating func advance(to instant: Instant) -> [Resumption] {
      precondition(now <= instant, "a clock does not go back")
      now = instant
      let due = sleepers.filter { $0.deadline <= instant }
        .sorted { ($0.deadline, $0.age) < ($1.deadline, $1.age) }
      sleepers.removeAll { $0.deadline <= instant }
      return due.map { .woken($0.continuation) } + reachedGoals()
    }

    mutating func wait(for goal: Goal, _ end: AsyncStream<Void>.Continuation) -> [Resumption] {
      waits.append(Wait(goal: goal, end: end))
      return reachedGoals()
    }

    mutating func follow() {
      followed += 1
    }

    mutating func endFollowed() -> [Resumption] {
      followed -= 1
      return reachedGoals()
    }

    private mutating func reachedGoals() -> [Resumption] {
      let waiting = waits
      waits = waiting.filter { !isReached($0.goal) }
      return waiting.filter { isReached($0.goal) }.map { .goalReached($0.end) }
    }

    private func isReached(_ goal: Goal) -> Bool {
      switch goal {
      case .asleep(let count): sleepers.count >= count
      case .settled: sleepers.count == followed
      }
    }
  }

  /// Someone to resume once the lock is free.
  enum Resumption: Sendable {
    case woken(CheckedContinuation<Void, any Error>)
    case cancelled(CheckedContinuation<Void, any Error>)
    case goalReached(AsyncStream<Void>.Continuation)

    func resume() {
      switch self {
      case .woken(let continuation): continuation.resume()
      case .cancelled(let continuation): continuation.resume(throwing: CancellationError())
      case .goalReached(let end): end.finish()
      }
    }
  }
}
