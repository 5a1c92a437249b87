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

  package func readInput(_ object: inout JSONObject) throws(JSONFault) -> Int64 {
    try object.int64("millis")
  }

  package func readOutcome(_ object: inout JSONObject) throws(JSONFault) -> Outcome {
    ["epochDay": .integer(try object.int64("epochDay"))]
  }

  package func outcome(for millis: Int64) async -> Outcome {
    ["epochDay": .integer(EpochDays.today(millis: millis))]
  }
}
