import ReviewPrompt

/// A scene whose state a scenario sets.
@MainActor
package final class StagedScene: ReviewScene {
  package var isForegroundActive = true
}

/// The app around the gate: its storage, its store, its screen and its calendar, all in memory.
@MainActor
package final class StagedApp: ReviewRepository, ReviewRequester, ReviewEnvironment {
  package private(set) var wonCompletionCount: Int
  package private(set) var lastAttemptEpochDay: Int64
  package private(set) var lastPromptedVersion: String?
  package var todayEpochDay: Int64
  package var currentVersion: String
  package let forceOverride: Bool

  /// The window's scene, which the screen is in as long as it is attached.
  package let scene = StagedScene()
  package var isAttached = true

  package private(set) var effects: [GateOutcome.Effect] = []

  package init(_ start: GateStart) {
    wonCompletionCount = start.wonCompletionCount
    lastAttemptEpochDay = start.lastAttemptEpochDay
    lastPromptedVersion = start.lastPromptedVersion
    todayEpochDay = start.todayEpochDay
    currentVersion = start.currentVersion
    forceOverride = start.forceOverride
  }

  package func countWin() {
    wonCompletionCount += 1
  }

  package func recordAttempt(epochDay: Int64, version: String) {
    lastAttemptEpochDay = epochDay
    lastPromptedVersion = version
    effects.append(.attempt(day: epochDay, version: version))
  }

  package func requestReview(in scene: StagedScene) {
    effects.append(.request)
  }
}
