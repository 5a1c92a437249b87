package import ParityHarness
package import ReviewPrompt

extension EligibilitySuite {
  /// The conditions as the contract has them, stated without the implementation's help.
  package var decision: Decision<ReviewFacts>? {
    Decision(
      result: "shouldRequestReview",
      conditions: [
        Condition("override", holds: \.forceOverride) { facts in
          [JSONMember("forceOverride", .bool(!facts.forceOverride))]
        },
        Condition("wins", atLeast: wins), Condition("cooldown", atLeast: cooldown),
        Condition("version known", holds: { $0.lastPromptedVersion != nil }) { facts in
          let other = facts.lastPromptedVersion == nil ? facts.currentVersion : nil
          return [JSONMember("lastPromptedVersion", .optional(other))]
        },
        Condition("version equal", holds: hasAskedInThisVersion) { facts in
          let other = facts.currentVersion + (hasAskedInThisVersion(facts) ? ".1" : "")
          return [JSONMember("lastPromptedVersion", .string(other))]
        },
      ]
    ) { ask in
      ask("override")
        || ask("wins") && ask("cooldown") && !(ask("version known") && ask("version equal"))
    }
  }

  private var wins: Threshold<ReviewFacts> {
    Threshold(
      ReviewEligibility.wonCompletionThreshold, measure: { Int64($0.wonCompletionCount) },
      setting: { _, wins in [JSONMember("wonCompletionCount", .integer(wins))] })
  }

  private var cooldown: Threshold<ReviewFacts> {
    Threshold(
      ReviewEligibility.cooldownDays,
      measure: { facts in
        let (days, doesNotFit) = facts.todayEpochDay.subtractingReportingOverflow(
          facts.lastAttemptEpochDay)
        return doesNotFit ? nil : days
      },
      isBeyond: { $0.todayEpochDay > $0.lastAttemptEpochDay },
      setting: { facts, days in
        let (today, doesNotFit) = facts.lastAttemptEpochDay.addingReportingOverflow(days)
        // A last attempt so late leaves no day for it, and any earlier one will do.
        return doesNotFit
          ? [
            JSONMember("lastAttemptEpochDay", .integer(0)),
            JSONMember("todayEpochDay", .integer(days)),
          ] : [JSONMember("todayEpochDay", .integer(today))]
      })
  }
}

private func hasAskedInThisVersion(_ facts: ReviewFacts) -> Bool {
  facts.lastPromptedVersion.map { Array($0.utf16) == Array(facts.currentVersion.utf16) } ?? false
}
