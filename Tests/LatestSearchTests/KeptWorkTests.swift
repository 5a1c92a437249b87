import LatestSearch
import Testing

/// Work that keeps running when all have left.
@Suite(.timeLimit(.minutes(10)))
struct KeptWorkTests {
  private struct Offline: Error {}

  private let stage = WorkStage(whenAllLeave: .keepRunning)

  @Test func `Who comes while it runs for no one joins it`() {
    stage.leave(stage.join("a"))
    stage.join("b")
    #expect(stage.api.open == ["work"])
    #expect(stage.end(with: .success("token")))
    #expect(stage.log.all == ["run", "a: CancellationError()", "b: token"])
    #expect(stage.leftovers == [])
  }

  @Test(arguments: [Result<String, any Error>.success("token"), .failure(Offline())])
  func `What it ends with for no one is dropped`(result: Result<String, any Error>) {
    stage.leave(stage.join("a"))
    #expect(stage.end(with: result))
    stage.join("b")
    #expect(stage.api.open == ["work"])
    #expect(stage.end(with: .success("fresh")))
    #expect(stage.log.all == ["run", "a: CancellationError()", "run", "b: fresh"])
    #expect(stage.leftovers == [])
  }

  @Test func `One who is cancelled beforehand starts nothing`() {
    stage.join("a", cancelled: true)
    #expect(stage.log.all == ["a: CancellationError()"])
    #expect(stage.leftovers == [])
  }
}
