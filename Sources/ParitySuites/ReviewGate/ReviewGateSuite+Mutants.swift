package import ParityHarness

extension ReviewGateSuite {
  /// Gates with one fault each.
  package var mutants: [Mutant<Scenario, GateOutcome>] {
    FaultyReviewGate.Fault.allCases.map { fault in
      Mutant(fault.rawValue, fault.sentence) { scenario in
        try await answer(scenario) { FaultyReviewGate(fault, app: $0, clock: $1) }
      }
    }
  }
}
