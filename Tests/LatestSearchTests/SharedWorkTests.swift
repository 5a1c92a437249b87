import LatestSearch
import ManualTime
import Testing

@Suite(.timeLimit(.minutes(10)))
struct SharedWorkTests {
  private struct Offline: Error {}

  private let stage = WorkStage()

  @Test func `Those who come while it runs get the one result, in their order`() {
    for name in ["a", "b", "c"] { stage.join(name) }
    #expect(stage.end(with: .success("token")))
    #expect(stage.log.all == ["run", "a: token", "b: token", "c: token"])
    #expect(stage.leftovers == [])
  }

  @Test func `One who leaves gets away at once, and the work goes on`() {
    let a = stage.join("a")
    stage.join("b")
    stage.leave(a)
    #expect(stage.log.all == ["run", "a: CancellationError()"])
    #expect(stage.end(with: .success("token")))
    #expect(stage.log.all == ["run", "a: CancellationError()", "b: token"])
    #expect(stage.leftovers == [])
  }

  @Test func `The last one who leaves stops the work`() {
    let callers = ["a", "b"].map { stage.join($0) }
    for caller in callers { stage.leave(caller) }
    #expect(stage.end(with: .success("token")))
    #expect(
      stage.log.all == [
        "run", "a: CancellationError()", "b: CancellationError()", "run was cancelled",
      ])
    #expect(stage.leftovers == [])
  }

  @Test func `A failure reaches all who wait`() {
    for name in ["a", "b"] { stage.join(name) }
    #expect(stage.end(with: .failure(Offline())))
    #expect(stage.log.all == ["run", "a: Offline()", "b: Offline()"])
    #expect(stage.leftovers == [])
  }

  @Test(arguments: [Result<String, any Error>.success("token"), .failure(Offline())])
  func `Who comes after the end starts anew`(first: Result<String, any Error>) {
    stage.join("a")
    #expect(stage.end(with: first))
    stage.join("b")
    #expect(stage.api.open == ["work"])
    #expect(stage.end(with: .success("fresh")))
    #expect(stage.log.all.count { $0 == "run" } == 2)
    #expect(stage.log.all.last == "b: fresh")
    #expect(stage.leftovers == [])
  }

  @Test func `A run that everybody has left is not joined again`() {
    stage.leave(stage.join("a"))
    stage.join("b")
    #expect(stage.api.open == ["work", "work"])
    #expect(stage.end(with: .success("of the first run")))
    #expect(!stage.log.all.contains { $0.hasPrefix("b") })
    #expect(stage.end(with: .success("of the second run")))
    #expect(stage.log.all.last == "b: of the second run")
    #expect(stage.leftovers == [])
  }

  @Test func `One who is cancelled beforehand starts nothing`() {
    stage.join("a", cancelled: true)
    #expect(stage.log.all == ["a: CancellationError()"])
    #expect(stage.leftovers == [])
  }

  @Test func `One who is cancelled when its result is queued still gets it`() {
    let ownExecutor = ManualExecutor()
    let caller = stage.join("a", on: ownExecutor)
    #expect(stage.end(with: .success("token")))
    #expect(ownExecutor.pending == 1)
    caller.cancel()
    ownExecutor.drain()
    #expect(stage.log.all == ["run", "a: token"])
    #expect(stage.leftovers + ownExecutor.leftovers == [])
  }

  @Test func `Callers that come and go on the ordinary executor all come to an end`() async {
    let work = SharedWork {
      await Task.yield()
      return "token"
    }
    var ended = 0
    await withTaskGroup { group in
      for index in 0..<500 {
        group.addTask {
          let caller = Task { try await work.value() }
          if index.isMultiple(of: 2) { caller.cancel() }
          switch await caller.result {
          case .success(let value): return value == "token"
          case .failure(let error): return index.isMultiple(of: 2) && error is CancellationError
          }
        }
      }
      for await isSound in group {
        #expect(isSound)
        ended += 1
      }
    }
    #expect(ended == 500)
  }
}
