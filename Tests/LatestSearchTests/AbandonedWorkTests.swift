import LatestSearch
import ManualTime
import Testing

/// Work that is abandoned, as when another account signs in.
@Suite(.timeLimit(.minutes(10)))
struct AbandonedWorkTests {
  @Test(arguments: WhenAllLeave.allCases)
  func `Those who wait leave at once, and the run is cancelled`(policy: WhenAllLeave) {
    let stage = WorkStage(whenAllLeave: policy)
    for name in ["a", "b"] { stage.join(name) }
    stage.abandon()
    #expect(stage.log.all == ["run", "a: CancellationError()", "b: CancellationError()"])
    #expect(stage.end(with: .success("old")))
    #expect(stage.log.all.dropFirst(3) == ["run was cancelled"])
    #expect(stage.leftovers == [])
  }

  @Test(arguments: WhenAllLeave.allCases)
  func `The old result does not reach those who come after`(policy: WhenAllLeave) {
    let stage = WorkStage(whenAllLeave: policy)
    let a = stage.join("a")
    stage.abandon()
    stage.join("b")
    stage.leave(a)
    #expect(stage.api.open == ["work", "work"])
    #expect(stage.end(with: .success("old")))
    #expect(!stage.log.all.contains { $0.hasPrefix("b") })
    #expect(stage.end(with: .success("new")))
    #expect(stage.log.all.last == "b: new")
    #expect(stage.leftovers == [])
  }

  @Test func `Nor does that of a run that went on for no one`() {
    let stage = WorkStage(whenAllLeave: .keepRunning)
    stage.leave(stage.join("a"))
    stage.abandon()
    stage.join("b")
    #expect(stage.end(with: .success("old")))
    #expect(stage.log.all.dropFirst(2) == ["run", "run was cancelled"])
    #expect(stage.end(with: .success("new")))
    #expect(stage.log.all.last == "b: new")
    #expect(stage.leftovers == [])
  }

  @Test func `Without a run nothing happens`() {
    let stage = WorkStage()
    stage.abandon()
    stage.join("a")
    #expect(stage.end(with: .success("token")))
    stage.abandon()
    #expect(stage.log.all == ["run", "a: token"])
    #expect(stage.leftovers == [])
  }

  @Test func `A result that is with its caller already stays there`() {
    let stage = WorkStage()
    let ownExecutor = ManualExecutor()
    stage.join("a", on: ownExecutor)
    #expect(stage.end(with: .success("token")))
    stage.abandon()
    ownExecutor.drain()
    #expect(stage.log.all == ["run", "a: token"])
    #expect(stage.leftovers + ownExecutor.leftovers == [])
  }

  @Test func `Callers and abandonings of all threads all come to an end`() async {
    let work = SharedWork(whenAllLeave: .keepRunning) {
      await Task.yield()
      return "token"
    }
    var ended = 0
    await withTaskGroup { group in
      for index in 0..<500 {
        group.addTask {
          if index.isMultiple(of: 5) {
            work.abandon()
            return true
          }
          do {
            return try await work.value() == "token"
          } catch {
            return error is CancellationError
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
