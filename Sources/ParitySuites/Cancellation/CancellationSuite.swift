package import ParityHarness

/// What a cancellation does to an operation that suspends, measured on the runtime itself.
package struct CancellationSuite: Suite {
  package let name = "cancellation"
  package let caseCount = 33

  package let sources: [DeclarationReference] = [
    .swift(
      "Sources/ParitySuites/Cancellation/CancellationExperiment.swift",
      "struct CancellationExperiment"),
    .kotlin("kotlin-ref/src/suites/CancellationExperiment.kt", "class CancellationExperiment("),
  ]

  package init() {}

  package func answer(
    _ experiment: CancellationExperiment
  ) async -> CancellationExperiment.Observation {
    await experiment.run()
  }
}
