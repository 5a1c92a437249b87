import ParitySuites
import ReviewPrompt

/// The shipped gate without its check for a cancellation after the sleep, and nothing else changed.
///
/// `UncheckedReviewGateTests` holds this copy to the shipped text.
@MainActor
final class UncheckedReviewGate<Scene: ReviewScene> {
  static var delay: Duration { .seconds(2) }

  private let repository: any ReviewRepository
  private let requester: any ReviewRequester<Scene>
  private let environment: any ReviewEnvironment
  private let clock: any Clock<Duration>
  private let delay: Duration
  private var machine = ReviewGateStateMachine<Scene>()

  private(set) var scheduledTask: Task<Void, Never>?

  init(
    repository: any ReviewRepository, requester: any ReviewRequester<Scene>,
    environment: any ReviewEnvironment, clock: any Clock<Duration> = ContinuousClock(),
    delay: Duration = UncheckedReviewGate.delay
  ) {
    self.repository = repository
    self.requester = requester
    self.environment = environment
    self.clock = clock
    self.delay = delay
  }

  deinit {
    scheduledTask?.cancel()
  }

  var isPending: Bool { machine.isPending }

  var isScheduled: Bool { machine.isScheduled }

  func gameWon() {
    machine.won(
      isEligible: ReviewEligibility.shouldRequestReview(
        wonCompletionCount: repository.wonCompletionCount,
        lastAttemptEpochDay: repository.lastAttemptEpochDay,
        todayEpochDay: environment.todayEpochDay,
        lastPromptedVersion: repository.lastPromptedVersion,
        currentVersion: environment.currentVersion,
        forceOverride: environment.forceOverride))
  }

  func completionShown(scene: @escaping @MainActor () -> Scene?) {
    guard machine.completionShown() == .schedule else { return }
    scheduledTask?.cancel()
    let sleep = clock.alarm(after: delay)
    scheduledTask = Task { [weak self] in
      do { try await sleep() } catch { return }
      self?.timeCame(scene: scene())
    }
  }

  func completionLeft() {
    machine.completionLeft()
    scheduledTask?.cancel()
  }

  private func timeCame(scene: Scene?) {
    let activeScene = scene.flatMap { $0.isForegroundActive ? $0 : nil }
    for action in machine.timeCame(activeScene: activeScene) {
      switch action {
      case .recordAttempt:
        repository.recordAttempt(
          epochDay: environment.todayEpochDay, version: environment.currentVersion)
      case .requestReview(let scene):
        requester.requestReview(in: scene)
      }
    }
  }
}

extension UncheckedReviewGate: DrivableGate where Scene == StagedScene {}
