package import ParityHarness

extension LatestSearchSuite {
  /// Search models, and work that is shared, with one fault each.
  package var mutants: [Mutant<SearchScript, SearchOutcome>] {
    FaultySearchModel.Fault.allCases.map { fault in
      let suite = LatestSearchSuite(model: {
        FaultySearchModel(fault, api: $0, executor: $1, requestExecutor: $2, observe: $3)
      })
      return Mutant(fault.rawValue, fault.sentence) { try suite.answer($0) }
    }
      + FaultySharedWork.Fault.allCases.map { fault in
        let suite = LatestSearchSuite(work: {
          FaultySharedWork(fault, whenAllLeave: $0, executor: $1, operation: $2)
        })
        return Mutant(fault.rawValue, fault.sentence) { try suite.answer($0) }
      }
  }
}
