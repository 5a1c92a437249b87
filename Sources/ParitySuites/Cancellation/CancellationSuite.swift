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

  package func readInput(_ object: inout JSONObject) throws(JSONFault) -> CancellationExperiment {
    let operation = try object.value("operation").oneOf(CancellationExperiment.Operation.self)
    let milliseconds = try object.value("milliseconds")
    guard milliseconds.isNull == (operation != .delay) else {
      throw milliseconds.mismatch(
        operation == .delay ? "the milliseconds of the delay" : "null, as only a delay has a length"
      )
    }
    let length = operation == .delay ? try milliseconds.int64() : 0
    let cancel = try object.value("cancel").oneOf(CancellationExperiment.Moment.self)
    if operation == .delay && cancel == .queued && length <= 0 {
      throw milliseconds.outOfRange("expected a delay that suspends, so that its end can be queued")
    }
    return CancellationExperiment(
      operation: operation, milliseconds: length, cancel: cancel,
      swallows: try object.bool("swallows"))
  }

  package func readOutcome(_ object: inout JSONObject) throws(JSONFault) -> Outcome {
    CancellationExperiment.Observation(
      returned: try object.bool("returned"),
      threw: try object.bool("threw"),
      continued: try object.bool("continued"),
      isCancelled: try object.bool("isCancelled"),
      checkThrows: try object.bool("checkThrows")
    ).outcome
  }

  package func outcome(for experiment: CancellationExperiment) async -> Outcome {
    await experiment.run().outcome
  }
}

extension CancellationExperiment.Observation {
  var outcome: Outcome {
    [
      "returned": .bool(returned), "threw": .bool(threw), "continued": .bool(continued),
      "isCancelled": .bool(isCancelled), "checkThrows": .bool(checkThrows),
    ]
  }
}
