extension SharedWork {
  /// One call of `value()`, by its number.
  typealias Caller = Int

  /// The operation on its way.
  struct Run: Sendable {
    let id: Int
    let task: Task<Void, Never>
  }

  /// Who waits for which run.
  struct State: Sendable {
    /// The run that is joined; whoever waits, waits for this one.
    var run: Run?

    private let whenAllLeave: WhenAllLeave
    private var waiting: [(caller: Caller, continuation: CheckedContinuation<Value, any Error>)] =
      []
    /// Those who have called and do not wait yet, and whether they have left meanwhile.
    private var arriving: [Caller: Bool] = [:]
    private var callerCount = 0
    private var runCount = 0

    init(_ whenAllLeave: WhenAllLeave) { self.whenAllLeave = whenAllLeave }

    mutating func arrive() -> Caller {
      callerCount += 1
      arriving[callerCount] = false
      return callerCount
    }

    /// False when the caller has left before it came to wait.
    mutating func join(
      _ caller: Caller, _ continuation: CheckedContinuation<Value, any Error>
    ) -> Bool {
      if arriving.removeValue(forKey: caller) == true { return false }
      waiting.append((caller, continuation))
      return true
    }

    mutating func nextRun() -> Int {
      runCount += 1
      return runCount
    }

    /// Takes a caller out, and with the last one the run that is to be cancelled then; nil when
    /// there is no one to resume.
    mutating func leave(
      _ caller: Caller
    ) -> (CheckedContinuation<Value, any Error>, Task<Void, Never>?)? {
      if arriving[caller] != nil {
        arriving[caller] = true
        return nil
      }
      // A caller that is not there has its result already.
      guard let index = waiting.firstIndex(where: { $0.caller == caller }) else { return nil }
      let continuation = waiting.remove(at: index).continuation
      guard waiting.isEmpty, whenAllLeave == .cancel else { return (continuation, nil) }
      defer { run = nil }
      return (continuation, run?.task)
    }

    /// Takes the run out with whoever waits for it; nil when there is none.
    mutating func abandon() -> ([CheckedContinuation<Value, any Error>], Task<Void, Never>)? {
      guard let run else { return nil }
      return (end(run.id), run.task)
    }

    /// Takes out whoever waits for a run that has ended, in the order of their calls.
    mutating func end(_ id: Int) -> [CheckedContinuation<Value, any Error>] {
      // One that was cancelled or abandoned meanwhile has no one.
      guard run?.id == id else { return [] }
      run = nil
      defer { waiting = [] }
      return waiting.map(\.continuation)
    }
  }
}
