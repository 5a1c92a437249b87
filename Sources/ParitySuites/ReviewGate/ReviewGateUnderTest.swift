package import ReviewPrompt

/// What a scenario needs of a gate, so that a test can drive a defective one beside the shipped
/// one.
@MainActor
package protocol ReviewGateUnderTest: AnyObject {
  var isPending: Bool { get }
  var isScheduled: Bool { get }
  var scheduledTask: Task<Void, Never>? { get }

  func gameWon()
  func completionShown(scene: @escaping @MainActor () -> StagedScene?)
  func completionLeft()
}

extension ReviewGate: ReviewGateUnderTest where Scene == StagedScene {}
