/// Asks for a store review shortly after a win, on the completion screen, if nothing came between.
///
/// The rule, in three steps:
///
/// 1. **A win** asks `ReviewEligibility`; when eligible, a request is *pending*. Nothing else is
///    touched. A second win while one is pending changes nothing, eligible or not.
/// 2. **Showing the completion screen** schedules a pending request `delay` later, counted from
///    this showing. Shown again, the latest showing counts and replaces the earlier schedule. A win
///    that comes while the screen is up waits for the next showing.
/// 3. **Leaving the screen** cancels the schedule. The request stays pending for the next showing.
///
/// When the time comes, the gate looks at its own cancellation and at the scene *then*. If the
/// screen is in no window, or its scene is not foreground-active, nothing happens and the request
/// stays pending. Otherwise it records the attempt, with the day and version of this moment, and
/// makes the one request, in this order; nothing is pending any more.
///
/// Eligibility is decided at the win and not again: until the attempt is recorded, which only the
/// gate does, nothing takes it back. So keep one gate for the app, save a win before telling the
/// gate of it, and tell the gate only of completion screens on which a win is celebrated. What is
/// pending lives as long as the gate; a gate that goes away takes its schedule with it.
@MainActor
public final class ReviewGate<Scene: ReviewScene> {
  /// Time for the player to see the result before being asked anything.
  public static var delay: Duration { .seconds(2) }

  private let repository: any ReviewRepository
  private let requester: any ReviewRequester<Scene>
  private let environment: any ReviewEnvironment
  private let clock: any Clock<Duration>
  private let delay: Duration
  private var machine = ReviewGateStateMachine<Scene>()

  /// The latest schedule, also after its end; for tests that wait for that.
  package private(set) var scheduledTask: Task<Void, Never>?

  /// A gate that nothing is pending at.
  ///
  /// - Parameters:
  ///   - repository: what the app remembers from one launch to the next.
  ///   - requester: asks the store.
  ///   - environment: what day and version it is.
  ///   - clock: counts the delay.
  ///   - delay: from the showing of the screen to the request.
  public init(
    repository: any ReviewRepository, requester: any ReviewRequester<Scene>,
    environment: any ReviewEnvironment, clock: any Clock<Duration> = ContinuousClock(),
    delay: Duration = ReviewGate.delay
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

  /// A request waits for the completion screen, or for its time.
  public var isPending: Bool { machine.isPending }

  /// The completion screen is shown, and a request waits for its time.
  public var isScheduled: Bool { machine.isScheduled }

  /// A game was won; the repository has counted it.
  public func gameWon() {
    machine.won(
      isEligible: ReviewEligibility.shouldRequestReview(
        wonCompletionCount: repository.wonCompletionCount,
        lastAttemptEpochDay: repository.lastAttemptEpochDay,
        todayEpochDay: environment.todayEpochDay,
        lastPromptedVersion: repository.lastPromptedVersion,
        currentVersion: environment.currentVersion,
        forceOverride: environment.forceOverride))
  }

  /// The completion screen is shown; `scene` finds the scene of its window when the time comes.
  ///
  /// It returns nil when the screen is in no window then, or is gone:
  ///
  /// ```swift
  /// gate.completionShown { [weak self] in self?.viewIfLoaded?.window?.windowScene }
  /// ```
  public func completionShown(scene: @escaping @MainActor () -> Scene?) {
    guard machine.completionShown() == .schedule else { return }
    scheduledTask?.cancel()
    let sleep = clock.alarm(after: delay)
    scheduledTask = Task { [weak self] in
      do { try await sleep() } catch { return }
      // A cancel between the end of the sleep and this line is no error of the sleep's.
      guard !Task.isCancelled else { return }
      self?.timerFired(scene: scene())
    }
  }

  /// The completion screen is left.
  public func completionLeft() {
    machine.completionLeft()
    scheduledTask?.cancel()
  }

  private func timerFired(scene: Scene?) {
    let activeScene = scene.flatMap { $0.isForegroundActive ? $0 : nil }
    for action in machine.timerFired(activeScene: activeScene) {
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
