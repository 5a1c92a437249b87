/// Decides whether the app may ask for a store review now.
///
/// Every combination of arguments has an answer: no pair of days overflows, and a last attempt on
/// `Int64.min` ("never") is simply long ago.
///
/// ```swift
/// ReviewEligibility.shouldRequestReview(
///   wonCompletionCount: 3, lastAttemptEpochDay: 20_300, todayEpochDay: 20_330,
///   lastPromptedVersion: "2.3.0", currentVersion: "2.4.0", forceOverride: false)  // true
/// ```
public enum ReviewEligibility {
  // Both values are this project's own choice: the published accounts do not give them. They allow
  // a request earlier than Apple's guideline asks for, which is not to ask before people have
  // formed an opinion. The system's own limit on requests is extra protection, and no substitute
  // for these.

  /// How many completions must have been won before the first request.
  public static let wonCompletionThreshold = 3

  /// How many days must have passed since the last attempt.
  public static let cooldownDays: Int64 = 30

  /// Whether a review may be requested; `decide(_:)` also tells why.
  ///
  /// - Parameters:
  ///   - wonCompletionCount: completions won so far.
  ///   - lastAttemptEpochDay: the UTC day of the last request, in days since 1970-01-01.
  ///   - todayEpochDay: today, counted in the same way.
  ///   - lastPromptedVersion: the app's version at the last request; nil when there was none.
  ///   - currentVersion: the app's version now.
  ///   - forceOverride: allows the request whatever the rest says.
  public static func shouldRequestReview(
    wonCompletionCount: Int, lastAttemptEpochDay: Int64, todayEpochDay: Int64,
    lastPromptedVersion: String?, currentVersion: String, forceOverride: Bool
  ) -> Bool {
    decide(
      ReviewFacts(
        wonCompletionCount: wonCompletionCount, lastAttemptEpochDay: lastAttemptEpochDay,
        todayEpochDay: todayEpochDay, lastPromptedVersion: lastPromptedVersion,
        currentVersion: currentVersion, forceOverride: forceOverride)
    ).shouldRequestReview
  }

  /// Asks the rules in order; the first one that settles the matter is named in the decision.
  public static func decide(_ facts: ReviewFacts) -> ReviewDecision {
    for rule in Rule.allCases where rule.decides(facts) {
      return ReviewDecision(shouldRequestReview: rule.answer, decidedBy: rule)
    }
    return ReviewDecision(shouldRequestReview: true, decidedBy: .eligible)
  }
}
