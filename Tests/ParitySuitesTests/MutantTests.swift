import ParityHarness
import ParitySuites
import Testing

/// The mutants that are kept for the audit; that each is killed, the audit shows.
@Suite(.timeLimit(.minutes(10)))
struct MutantTests {
  private func names(_ suite: some Suite) -> [String] { suite.mutants.map(\.name) }

  @Test func `Every suite has mutants, and there are sixty in all`() {
    let counts = allSuites.map { names($0).count }
    #expect(counts.allSatisfy { $0 > 0 })
    #expect(counts.reduce(0, +) >= 60)
  }

  @Test(arguments: allSuites.indices)
  func `Mutants have names of their own, in kebab-case, and say what is wrong`(index: Int) {
    let names = names(allSuites[index])
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(name)")
    }
    for fault in faults(allSuites[index]) { #expect(fault.hasSuffix("."), "\(fault)") }
  }

  private func faults(_ suite: some Suite) -> [String] { suite.mutants.map(\.fault) }

  @Test func `A gate without a fault does what the scenarios say`() async throws {
    let faultless: GateScenario.MakeGate = { FaultyReviewGate(nil, app: $0, clock: $1) }
    #expect(try await GateContract().failures(of: faultless) == [])
    for scenario in GateScenarioCase.all {
      let outcome = try await GateScenario.run(
        scenario.events, from: scenario.start, gate: faultless)
      #expect(outcome == scenario.outcome, "\(scenario.name)")
    }
  }

  @Test func `Shared work without a fault does what the scenarios say`() async throws {
    let suite = LatestSearchSuite(work: {
      FaultySharedWork(nil, whenAllLeave: $0, executor: $1, operation: $2)
    })
    #expect(try SearchContract().failures(of: suite) == [])
  }
}
