package import ParityHarness

/// Which answers a search screen shows, and what becomes of those that come too late.
package struct LatestSearchSuite: Suite {
  package let name = "latest-search"
  package let caseCount = 104

  package let sources: [DeclarationReference] = [
    .swift("Sources/LatestSearch/SearchModel.swift", "actor SearchModel<"),
    .kotlin("kotlin-ref/src/latestsearch/SearchModel.kt", "class SearchModel<"),
  ]

  private let makeModel: SearchScenario.MakeModel
  private let makeWork: SearchScenario.MakeWork

  /// The suite of the shipped model and work, or of others, which are faulty perhaps.
  package init(
    model: @escaping SearchScenario.MakeModel = SearchScenario.shippedModel,
    work: @escaping SearchScenario.MakeWork = SearchScenario.shippedWork
  ) {
    makeModel = model
    makeWork = work
  }

  package func answer(_ scenario: SearchScript) throws -> SearchOutcome {
    try played(scenario)
  }

  /// What comes of a scenario, on a runtime that is imitated perhaps.
  package func played(
    _ scenario: SearchScript, on runtime: SearchRuntime = .swift
  ) throws(LeakError) -> SearchOutcome {
    try SearchScenario.run(scenario, on: runtime, model: makeModel, work: makeWork)
  }

  /// A leak says what was left behind, and is never what a contract expects.
  package func tag(of error: any Error) -> String { "\(error)" }
}
