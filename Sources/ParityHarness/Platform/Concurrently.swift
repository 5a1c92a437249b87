import Dispatch

/// Runs two pieces of work at once on the machine's cores, and waits for both.
enum Concurrently {
  static func run<One, Two>(_ one: () -> One, _ two: () -> Two) -> (One, Two) {
    // Each slot is written by one iteration and read after both have ended.
    nonisolated(unsafe) var first: One?
    nonisolated(unsafe) var second: Two?
    withoutActuallyEscaping(one) { one in
      withoutActuallyEscaping(two) { two in
        nonisolated(unsafe) let one = one
        nonisolated(unsafe) let two = two
        DispatchQueue.concurrentPerform(iterations: 2) { iteration in
          if iteration == 0 { first = one() } else { second = two() }
        }
      }
    }
    guard let first, let second else { preconditionFailure("both iterations have run") }
    return (first, second)
  }
}
