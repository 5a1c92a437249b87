/// What an app remembers from one launch to the next.
@MainActor
public protocol ReviewRepository {
  /// How many games were won, the latest included.
  var wonCompletionCount: Int { get }

  /// The day of the last attempt; `Int64.min` when there was none.
  var lastAttemptEpochDay: Int64 { get }

  /// The version that made the last attempt; nil when there was none.
  var lastPromptedVersion: String? { get }

  /// Saves an attempt, to be read back as the last one at once.
  func recordAttempt(epochDay: Int64, version: String)
}
