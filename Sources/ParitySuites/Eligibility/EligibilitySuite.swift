package import ParityHarness
package import ReviewPrompt

/// Whether the app may ask for a review now.
package struct EligibilitySuite: Suite {
  package let name = "eligibility"
  package let caseCount = 12

  package let sources: [DeclarationReference] = [
    .swift("Sources/ReviewPrompt/ReviewEligibility.swift", "func decide("),
    .kotlin("kotlin-ref/src/reviewprompt/ReviewEligibility.kt", "fun decide("),
  ]

  package init() {}

  package var constants: [Constant] {
    [
      Constant("wonCompletionThreshold", ReviewEligibility.wonCompletionThreshold),
      Constant("cooldownDays", ReviewEligibility.cooldownDays),
    ]
  }

  package func readInput(_ object: inout JSONObject) throws(JSONFault) -> ReviewFacts {
    ReviewFacts(
      // A Kotlin Int, so 32 bits here too.
      wonCompletionCount: Int(try object.int32("wonCompletionCount")),
      lastAttemptEpochDay: try object.int64("lastAttemptEpochDay"),
      todayEpochDay: try object.int64("todayEpochDay"),
      lastPromptedVersion: try object.optionalString("lastPromptedVersion"),
      currentVersion: try object.string("currentVersion"),
      forceOverride: try object.bool("forceOverride"))
  }

  package func readOutcome(_ object: inout JSONObject) throws(JSONFault) -> Outcome {
    outcome(
      shouldRequestReview: try object.bool("shouldRequestReview"),
      decidedBy: try object.value("decidedBy").oneOf(ReviewEligibility.Rule.self))
  }

  package func outcome(for facts: ReviewFacts) async -> Outcome {
    let decision = ReviewEligibility.decide(facts)
    return outcome(
      shouldRequestReview: decision.shouldRequestReview, decidedBy: decision.decidedBy)
  }

  package func explanation(for facts: ReviewFacts) async -> [ExplanationStep] {
    var steps: [ExplanationStep] = []
    for rule in ReviewEligibility.Rule.allCases {
      let decides = rule.decides(facts)
      steps.append(
        ExplanationStep(
          rule: rule.rawValue, comparison: comparison(rule, facts), holds: decides,
          consequence: decides ? (rule.answer ? "ask" : "do not ask") : "next rule"))
      if decides { break }
    }
    return steps
  }

  func outcome(shouldRequestReview: Bool, decidedBy: ReviewEligibility.Rule) -> Outcome {
    [
      "shouldRequestReview": .bool(shouldRequestReview),
      "decidedBy": .string(decidedBy.rawValue),
    ]
  }

  /// The comparison under which a rule decides, with the values put in.
  private func comparison(_ rule: ReviewEligibility.Rule, _ facts: ReviewFacts) -> String {
    switch rule {
    case .override:
      return "forceOverride is on"
    case .wins:
      return "\(facts.wonCompletionCount) < \(ReviewEligibility.wonCompletionThreshold)"
    case .cooldown:
      return "fewer than \(ReviewEligibility.cooldownDays) days from day "
        + "\(facts.lastAttemptEpochDay) to day \(facts.todayEpochDay)"
    case .version:
      let last = JSONValue.optional(facts.lastPromptedVersion).text
      return "\(last) has the code units of \(JSONValue.string(facts.currentVersion).text)"
    case .eligible:
      return "no rule has objected"
    }
  }
}
