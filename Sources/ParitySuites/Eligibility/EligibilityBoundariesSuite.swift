package import ParityHarness
package import ReviewPrompt

/// Whether the app may ask, at, next to and far from every boundary of both languages.
package struct EligibilityBoundariesSuite: Suite {
  let cases = EligibilitySuite()

  package let name = "eligibility-boundaries"
  package let caseCount = 126_720
  package let axes = [
    "forceOverride", "wonCompletionCount", "lastAttemptEpochDay", "todayEpochDay",
    "lastPromptedVersion", "currentVersion",
  ]

  package init() {}

  package var sources: [DeclarationReference] { cases.sources }

  package var constants: [Constant] { cases.constants }

  package func readInput(_ object: inout JSONObject) throws(JSONFault) -> ReviewFacts {
    try cases.readInput(&object)
  }

  package func readOutcome(_ object: inout JSONObject) throws(JSONFault) -> Outcome {
    try cases.readOutcome(&object)
  }

  package func outcome(for facts: ReviewFacts) async -> Outcome {
    await cases.outcome(for: facts)
  }

  package func explanation(for facts: ReviewFacts) async -> [ExplanationStep] {
    await cases.explanation(for: facts)
  }
}
