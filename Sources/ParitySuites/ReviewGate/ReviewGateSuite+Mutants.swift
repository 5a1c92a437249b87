package import ParityHarness

extension ReviewGateSuite {
  /// Gates with one fault each.
  package var mutants: [Mutant<Scenario>] {
    FaultyReviewGate.Fault.allCases.map { fault in
      Mutant(fault.rawValue, fault.sentence) { scenario in
        await outcome(for: scenario) { FaultyReviewGate(fault, app: $0, clock: $1) }
      }
    }
  }
}
