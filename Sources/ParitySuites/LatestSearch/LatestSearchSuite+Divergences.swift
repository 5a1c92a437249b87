package import ParityHarness

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
  package func divergence(kotlin: Outcome, swift: Outcome, on input: JSONValue) -> String? {
    guard let scenario = scenario(input), played(scenario) == swift else { return nil }
    let cause = Self.divergences.first { runtime, _ in played(scenario, on: runtime) == kotlin }
    return cause?.1[scenario.behavior]
  }

  private func scenario(_ input: JSONValue) -> Scenario? {
    do throws(JSONFault) {
      var object = try JSONText(input.text, name: "generated").root().object()
      return try readInput(&object)
    } catch {
      // Whatever the suite cannot read, it has nothing to say about.
      return nil
    }
  }
}
