package import ReviewPrompt

/// The facts as both languages hold them: what is a Kotlin `Int` has 32 bits here too.
package struct EligibilityInput: Codable, Sendable {
  package var wonCompletionCount: Int32
  package var lastAttemptEpochDay: Int64
  package var todayEpochDay: Int64
  package var lastPromptedVersion: String?
  package var currentVersion: String
  package var forceOverride: Bool

  package var facts: ReviewFacts {
    ReviewFacts(
      wonCompletionCount: Int(wonCompletionCount), lastAttemptEpochDay: lastAttemptEpochDay,
      todayEpochDay: todayEpochDay, lastPromptedVersion: lastPromptedVersion,
      currentVersion: currentVersion, forceOverride: forceOverride)
  }
}
