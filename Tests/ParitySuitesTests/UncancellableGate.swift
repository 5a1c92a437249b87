import ManualTime
import ParitySuites

/// A gate that goes on when the screen is left, to see that the driver notices.
@MainActor
final class UncancellableGate: ReviewGateUnderTest {
  private let app: StagedApp
  private let clock: ManualClock
  private(set) var scheduledTask: Task<Void, Never>?

  init(app: StagedApp, clock: ManualClock) {
    self.app = app
    self.clock = clock
  }

  var isPending: Bool { false }
  var isScheduled: Bool { false }

  func gameWon() {}

  func completionShown(scene: @escaping @MainActor () -> StagedScene?) {
    scheduledTask = Task { [clock] in
      do { try await clock.sleep(for: .seconds(2)) } catch { return }
    }
  }

  func completionLeft() {}
}
