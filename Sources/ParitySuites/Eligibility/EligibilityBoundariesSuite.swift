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

  package func answer(_ input: EligibilityInput) -> ReviewDecision { cases.answer(input) }

  package func explanation(for input: EligibilityInput) async -> [ExplanationStep] {
    await cases.explanation(for: input)
  }
}
