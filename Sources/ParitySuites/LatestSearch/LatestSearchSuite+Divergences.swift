extension LatestSearchSuite {
  /// The cases that state a difference.
  ///
  /// By the least of Kotlin's runtime that explains it, and by what the API makes of a
  /// cancellation; what is not here is a finding.
  package static let divergences: [(SearchRuntime, [SteppedAPI.CancellationBehavior: String])] = [
    (
      .answersTakenBack,
      [
        .computesAndChecks: "computed-answer-of-the-last-chunk-comes-too-late",
        .computesRegardless: "computed-answer-comes-too-late",
      ]
    ),
    (
      .mainThread,
      [
        .checksBetweenSteps: "held-request-answers-around-a-clear",
        .stopsAtOnce: "held-request-answers-around-a-clear-stops-at-once",
        .ignoresCancellation: "held-request-answers-around-a-query",
        .computesAndChecks: "released-while-held-computes-and-checks",
        .computesRegardless: "released-while-held-computes-regardless",
      ]
    ),
    (
      .kotlin,
      [
        .stopsAtOnce: "answer-ready-query-first-stops-at-once",
        .computesAndChecks: "computed-answer-ready-query-first",
        .computesRegardless: "computed-answer-ready-query-first-never-checked",
      ]
    ),
  ]

  /// Excuses what comes from the runtimes.
  ///
  /// Kotlin then answers what the shipped Swift twin does with Kotlin's runtime imitated around it,
  /// and Swift what that twin does as it is.
  package func divergence(
    kotlin: SearchOutcome, swift: SearchOutcome, on script: SearchScript
  ) -> String? {
    func plays(_ outcome: SearchOutcome, on runtime: SearchRuntime) -> Bool {
      do throws(LeakError) {
        return try played(script, on: runtime) == outcome
      } catch {
        return false
      }
    }
    guard plays(swift, on: .swift) else { return nil }
    return Self.divergences.first { runtime, _ in plays(kotlin, on: runtime) }?.1[script.behavior]
  }
}
