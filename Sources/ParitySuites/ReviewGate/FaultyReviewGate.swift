import ReviewPrompt

/// A review gate with one fault; without a fault it does what the shipped one does.
@MainActor
package final class FaultyReviewGate: ReviewGateUnderTest {
  package private(set) var isPending = false
  package private(set) var isScheduled = false
  package private(set) var scheduledTask: Task<Void, Never>?

  private let fault: Fault?
  private let app: StagedApp
  private let clock: any Clock<Duration>
  private let delay: Duration
  private var isShown = false
  private var sceneOfShowing: @MainActor () -> StagedScene? = { nil }
  private var sleepSinceTheWin: (@Sendable () async throws -> Void)?

  package init(
    _ fault: Fault?, app: StagedApp, clock: any Clock<Duration>, delay: Duration = .seconds(2)
  ) {
    self.fault = fault
    self.app = app
    self.clock = clock
    switch fault {
    case .delayTooShort: self.delay = delay - .milliseconds(1)
    case .delayTooLong: self.delay = delay + .milliseconds(1)
    default: self.delay = delay
    }
  }

  package func gameWon() {
    guard isEligible else {
      if fault == .laterWinTakesBack { isPending = false }
      return
    }
    isPending = true
    if fault == .delayFromTheWin { sleepSinceTheWin = clock.alarm(after: delay) }
    if fault == .attemptAtTheWin { recordAttempt() }
    if fault == .winSchedules && isShown { schedule() }
  }

  package func completionShown(scene: @escaping @MainActor () -> StagedScene?) {
    isShown = true
    sceneOfShowing = scene
    if fault == .firstShowingCounts && isScheduled { return }
    isScheduled = isPending || fault == .showingSuffices
    if isScheduled { schedule() }
  }

  package func completionLeft() {
    isShown = false
    isScheduled = false
    if fault == .leavingTakesBack { isPending = false }
    if fault != .leavingIgnored { scheduledTask?.cancel() }
  }

  private func schedule() {
    isScheduled = true
    if fault != .earlierScheduleStays { scheduledTask?.cancel() }
    let sleep = sleepSinceTheWin ?? clock.alarm(after: delay)
    let (scene, earlyScene) = (sceneOfShowing, sceneOfShowing())
    let earlyDay = (app.todayEpochDay, app.currentVersion)
    scheduledTask = Task { [weak self, fault] in
      do { try await sleep() } catch { if fault != .errorSwallowed { return } }
      let looksAtItself = fault != .unchecked && fault != .errorSwallowed
      guard !looksAtItself || !Task.isCancelled else { return }
      self?.timerFired(scene: fault == .sceneOfTheShowing ? earlyScene : scene(), earlyDay)
    }
  }

  private func timerFired(scene: StagedScene?, _ early: (day: Int64, version: String)) {
    isScheduled = false
    if fault == .attemptBeforeTheLook { recordAttempt() }
    guard isPending || fault == .showingSuffices else { return }
    if fault == .eligibilityDecidedAgain && !isEligible { return }
    guard let scene, scene.isForegroundActive || fault == .backgroundIgnored else {
      if fault == .refusalTakesBack { isPending = false }
      return
    }
    if fault != .requestStaysPending { isPending = false }
    if fault == .requestBeforeAttempt || fault == .requestMadeTwice {
      app.requestReview(in: scene)
    }
    switch fault {
    case .attemptAtTheWin, .attemptForgotten, .attemptBeforeTheLook: break
    case .dayOfTheShowing: app.recordAttempt(epochDay: early.day, version: app.currentVersion)
    case .versionOfTheShowing:
      app.recordAttempt(epochDay: app.todayEpochDay, version: early.version)
    default: recordAttempt()
    }
    if fault != .requestBeforeAttempt { app.requestReview(in: scene) }
  }

  private func recordAttempt() {
    app.recordAttempt(epochDay: app.todayEpochDay, version: app.currentVersion)
  }

  private var isEligible: Bool {
    ReviewEligibility.shouldRequestReview(
      wonCompletionCount: app.wonCompletionCount, lastAttemptEpochDay: app.lastAttemptEpochDay,
      todayEpochDay: app.todayEpochDay, lastPromptedVersion: app.lastPromptedVersion,
      currentVersion: app.currentVersion,
      forceOverride: app.forceOverride && fault != .overrideIgnored)
  }
}
