package import ParityHarness
import ReviewPrompt

/// On which UTC day a moment lies.
package struct EpochDaySuite: Suite {
  package let name = "epoch-day"
  package let caseCount = 23

  package let sources: [DeclarationReference] = [
    .swift("Sources/ReviewPrompt/EpochDays.swift", "func today("),
    .kotlin("kotlin-ref/src/reviewprompt/EpochDays.kt", "fun today("),
  ]

  package init() {}

  package struct Input: Codable, Sendable {
    package var millis: Int64
  }

  package struct Answer: Codable, Sendable {
    package var epochDay: Int64
  }

  package func answer(_ input: Input) -> Answer {
    Answer(epochDay: EpochDays.today(millis: input.millis))
  }
}
