import Foundation
import ParityHarness
import ParitySuites
import Testing

/// The cases of the review gate's fixture, and what each twin has to answer.
struct GateContract {
  struct Case: Sendable {
    let id: String
    let input: JSONValue
    let scenario: ReviewGateSuite.Scenario
    let kotlin: GateOutcome
    let swift: GateOutcome
  }

  let cases: [Case]

  init() throws { cases = try Self.read.get() }

  /// The fixture's cases, read once.
  private static let read = Result { () throws -> [Case] in
    let suite = ReviewGateSuite()
    let root = URL(filePath: #filePath, directoryHint: .notDirectory)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let layout = ProjectLayout(root: root.path, fixtures: root.appending(path: "fixtures").path)
    let loaded = ProjectFiles(layout).fixture(of: suite)
    try #require(loaded.problems.isEmpty)
    let fixture = try #require(loaded.value)
    return try fixture.cases.indices.map { row in
      let input = try #require(fixture.input(ofRow: row))
      let contract = fixture.contracts[row]
      return Case(
        id: fixture.cases[row].id, input: input,
        scenario: try input.decode(ReviewGateSuite.Scenario.self),
        kotlin: try #require(contract.kotlin.outcome).value.decode(GateOutcome.self),
        swift: try #require(contract.swift.outcome).value.decode(GateOutcome.self))
    }
  }

  /// The ids of the cases that a gate plays otherwise than Swift has to.
  func failures(of gate: @escaping GateScenario.MakeGate) async throws -> [String] {
    #expect(!cases.isEmpty)
    var ids: [String] = []
    for item in cases {
      let outcome = try await GateScenario.run(
        item.scenario.events, from: item.scenario.start, gate: gate)
      if outcome != item.swift { ids.append(item.id) }
    }
    return ids
  }
}
