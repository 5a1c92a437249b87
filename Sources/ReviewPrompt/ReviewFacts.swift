/// What the decision about a review request is made from.
public struct ReviewFacts: Hashable, Sendable {
  /// Completions won so far.
  public var wonCompletionCount: Int
  /// The UTC day of the last request, in days since 1970-01-01.
  public var lastAttemptEpochDay: Int64
  /// Today, counted in the same way.
  public var todayEpochDay: Int64
  /// The app's version at the last request; nil when there was none.
  public var lastPromptedVersion: String?
  /// The app's version now.
  public var currentVersion: String
  /// Allows the request whatever the rest says.
  public var forceOverride: Bool

  /// Gathers the facts.
  public init(
    wonCompletionCount: Int, lastAttemptEpochDay: Int64, todayEpochDay: Int64,
    lastPromptedVersion: String?, currentVersion: String, forceOverride: Bool
  ) {
    self.wonCompletionCount = wonCompletionCount
    self.lastAttemptEpochDay = lastAttemptEpochDay
    self.todayEpochDay = todayEpochDay
    self.lastPromptedVersion = lastPromptedVersion
    self.currentVersion = currentVersion
    self.forceOverride = forceOverride
  }
}
