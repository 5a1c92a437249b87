package import ParityHarness
import ReviewPrompt

extension EligibilitySuite {
  /// The conditions as the contract has them, stated without the implementation's help.
  package var decision: Decision<Input>? {
    Decision(
      result: "shouldRequestReview",
      conditions: [
        Condition("override", holds: \.forceOverride) { $0.forceOverride.toggle() },
        Condition("wins", atLeast: wins), Condition("cooldown", atLeast: cooldown),
        Condition("version known", holds: { $0.lastPromptedVersion != nil }) {
          $0.lastPromptedVersion = $0.lastPromptedVersion == nil ? $0.currentVersion : nil
        },
        Condition("version equal", holds: hasAskedInThisVersion) {
          $0.lastPromptedVersion = $0.currentVersion + (hasAskedInThisVersion($0) ? ".1" : "")
        },
      ]
    ) { ask in
      ask("override")
        || ask("wins") && ask("cooldown") && !(ask("version known") && ask("version equal"))
    }
  }

  private var wins: Threshold<Input> {
    Threshold(
      ReviewEligibility.wonCompletionThreshold, measure: { Int64($0.wonCompletionCount) },
      set: { $0.wonCompletionCount = Int32($1) })
  }

  private var cooldown: Threshold<Input> {
    Threshold(
      ReviewEligibility.cooldownDays,
      measure: { facts in
        let (days, doesNotFit) = facts.todayEpochDay.subtractingReportingOverflow(
          facts.lastAttemptEpochDay)
        return doesNotFit ? nil : days
      },
      isBeyond: { $0.todayEpochDay > $0.lastAttemptEpochDay },
      set: { facts, days in
        // A last attempt so late leaves no day for it, and any earlier one will do.
        if facts.lastAttemptEpochDay.addingReportingOverflow(days).overflow {
          facts.lastAttemptEpochDay = 0
        }
        facts.todayEpochDay = facts.lastAttemptEpochDay + days
      })
  }
}

private func hasAskedInThisVersion(_ facts: EligibilityInput) -> Bool {
  facts.lastPromptedVersion.map { Array($0.utf16) == Array(facts.currentVersion.utf16) } ?? false
}
