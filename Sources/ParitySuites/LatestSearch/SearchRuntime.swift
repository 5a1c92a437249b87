/// Where a scenario's search runs, and what a cancel does to an answer that is on its way.
///
/// Swift's runtime is what it is. Kotlin's is imitated with Swift's twin, so that a difference
/// which comes from the runtimes can be told from a fault: the imitation gives Kotlin's answer, to
/// the line.
package struct SearchRuntime: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A request runs on the main thread, and pauses while that is held.
  static let mainThread = SearchRuntime(rawValue: 1)
  /// A cancel takes back an answer that is on its way from an operation that can be cancelled.
  static let answersTakenBack = SearchRuntime(rawValue: 2)

  package static let swift: SearchRuntime = []
  package static let kotlin: SearchRuntime = [.mainThread, .answersTakenBack]

  func takesAnswersBack(of behavior: SteppedAPI.CancellationBehavior) -> Bool {
    contains(.answersTakenBack) && (behavior == .stopsAtOnce || behavior.computes)
  }
}
