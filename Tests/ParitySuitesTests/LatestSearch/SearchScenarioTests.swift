import LatestSearch
import ManualTime
import ParitySuites
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10)))
struct SearchScenarioTests {
  @Test func `The shipped model keeps the contract, run after run`() async throws {
    let contract = try SearchContract()
    for _ in 0..<5 { #expect(contract.failures(of: LatestSearchSuite()) == []) }
  }

  @Test func `A model that stays in memory is found out`() {
    let kept = Kept()
    #expect(throws: LeakError(leftovers: ["the model is in memory"])) {
      try SearchScenario.run(
        .init(
          behavior: .checksBetweenSteps, whenAllLeave: .cancel,
          events: [.submit("sw"), .finish("sw")])
      ) {
        let model = SearchModel(api: $0, executor: $1, requestExecutor: $2, observe: $3)
        kept.models.withLock { $0.append(model) }
        return model
      }
    }
  }

  private final class Kept: Sendable {
    let models = Mutex<[any SearchModelUnderTest]>([])
  }
}
