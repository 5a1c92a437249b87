extension ReviewEligibility {
  /// A rule that can settle the decision, in the order in which the rules are asked.
  public enum Rule: String, Codable, Sendable, CaseIterable {
    /// The override is on: yes.
    case override
    /// Too few completions were won: no.
    case wins
    /// The last attempt is too recent, or lies in the future: no.
    case cooldown
    /// This version has asked already: no.
    case version
    /// No rule objects: yes.
    case eligible

    /// What the rule answers when it decides.
    public var answer: Bool {
      switch self {
      case .override, .eligible: true
      case .wins, .cooldown, .version: false
      }
    }

    /// Whether the rule settles the matter for these facts.
    public func decides(_ facts: ReviewFacts) -> Bool {
      switch self {
      case .override:
        return facts.forceOverride
      case .wins:
        return !(facts.wonCompletionCount >= ReviewEligibility.wonCompletionThreshold)
      case .cooldown:
        return !cooldownHasPassed(since: facts.lastAttemptEpochDay, today: facts.todayEpochDay)
      case .version:
        // By code units, as in Kotlin: `==` would take canonically equal versions for the same.
        guard let last = facts.lastPromptedVersion else { return false }
        return last.utf16.elementsEqual(facts.currentVersion.utf16)
      case .eligible:
        return true
      }
    }

    /// False for an attempt that lies in the future, as a clock that was set back leaves behind.
    private func cooldownHasPassed(since: Int64, today: Int64) -> Bool {
      // NB: the difference may not fit an Int64, but when today is the later day it fits a UInt64.
      today >= since
        && UInt64(bitPattern: today &- since) >= UInt64(ReviewEligibility.cooldownDays)
    }
  }
}
