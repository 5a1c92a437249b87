import ParitySuites
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct GateScenarioTests {
  @Test func `There are scenarios, each once`() {
    let names = GateScenarioCase.all.map(\.name)
    #expect(names.count == 25)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: GateScenarioCase.all)
  func `The gate does as the scenario says`(scenario: GateScenarioCase) async throws {
    #expect(try await GateScenario.run(scenario.events, from: scenario.start) == scenario.outcome)
  }

  @Test func `The gate does as the fixture says`() async throws {
    #expect(try await GateContract().failures(of: GateScenario.shippedGate) == [])
  }

  @Test func `Without its check the gate fails where a queued resumption is cancelled`()
    async throws
  {
    let unchecked: GateScenario.MakeGate = { FaultyReviewGate(.unchecked, app: $0, clock: $1) }
    var failed = try await GateContract().failures(of: unchecked)
    for scenario in GateScenarioCase.all {
      let outcome = try await GateScenario.run(
        scenario.events, from: scenario.start, gate: unchecked)
      if outcome != scenario.outcome { failed.append(scenario.name) }
    }
    #expect(
      failed == [
        "race-leave-when-fired-but-not-run", "race-leave-long-after-it-fired",
        "race-leave-and-show-again-starts-anew", "race-show-again-when-fired-but-not-run",
        "race-of-the-second-schedule", "override-still-heeds-the-race",
        "left and shown again when the resumption is queued",
      ])
  }

  @Test func `A gate that cannot be cancelled is found out`() async throws {
    await #expect(
      throws: LeakError(leftovers: ["1 task is asleep", "1 task is followed and not ended"])
    ) {
      try await GateScenario.run([.win, .show]) { app, clock in
        UncancellableGate(app: app, clock: clock)
      }
    }
  }
}
