import Dispatch
import Synchronization

/// Runs two pieces of work at once, and waits for both.
enum Concurrently {
  /// What both return: the first runs on a thread of its own, the second on the caller's.
  static func run<One: Sendable, Two>(
    elsewhere one: @escaping @Sendable () -> One, here two: () -> Two
  ) -> (One, Two) {
    let first = Mutex<One?>(nil)
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      let value = one()
      first.withLock { $0 = value }
    }
    let second = two()
    group.wait()
    guard let value = first.withLock({ $0 }) else { preconditionFailure("the work has ended") }
    return (value, second)
  }
}
