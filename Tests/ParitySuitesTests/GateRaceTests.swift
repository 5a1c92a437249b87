import ParitySuites
import ReviewPrompt
import Testing

/// The queued race, so often that an outcome which depends on luck would show.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct GateRaceTests {
  private static let runs = 500

  /// How many runs made how many requests.
  private func requests(
    with makeGate: GateScenario.MakeGate
  ) async throws -> [Int: Int] {
    var tally: [Int: Int] = [:]
    for _ in 0..<Self.runs {
      let outcome = try await GateScenario.run(
        [.win, .show, .busy(milliseconds: 2000), .leave, .idle], gate: makeGate)
      tally[outcome.effects.count { $0 == .request }, default: 0] += 1
    }
    return tally
  }

  @Test func `The gate never asks on a screen that was left`() async throws {
    let tally = try await requests {
      ReviewGate(repository: $0, requester: $0, environment: $0, clock: $1)
    }
    #expect(tally == [0: Self.runs])
  }

  @Test func `Without its check it asks every time`() async throws {
    let tally = try await requests {
      FaultyReviewGate(.unchecked, app: $0, clock: $1)
    }
    #expect(tally == [1: Self.runs])
  }
}
