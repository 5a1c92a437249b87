/// The state before a scenario's first event.
package struct GateStart: Sendable, Equatable {
  /// The games won earlier; each `win` adds one before the gate hears of it.
  package var wonCompletionCount: Int
  package var lastAttemptEpochDay: Int64
  package var lastPromptedVersion: String?
  package var todayEpochDay: Int64
  package var currentVersion: String
  package var forceOverride: Bool

  /// By default the first win is the third, and no attempt was ever made.
  package init(
    wonCompletionCount: Int = 2, lastAttemptEpochDay: Int64 = .min,
    lastPromptedVersion: String? = nil, todayEpochDay: Int64 = 20_000,
    currentVersion: String = "2.4.0", forceOverride: Bool = false
  ) {
    self.wonCompletionCount = wonCompletionCount
    self.lastAttemptEpochDay = lastAttemptEpochDay
    self.lastPromptedVersion = lastPromptedVersion
    self.todayEpochDay = todayEpochDay
    self.currentVersion = currentVersion
    self.forceOverride = forceOverride
  }
}
