package import ParityHarness
package import ReviewPrompt

/// Whether the app may ask for a review now.
package struct EligibilitySuite: Suite {
  package typealias Input = EligibilityInput

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

  package func answer(_ input: Input) -> ReviewDecision { ReviewEligibility.decide(input.facts) }

  package func explanation(for input: Input) async -> [ExplanationStep] {
    let facts = input.facts
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
