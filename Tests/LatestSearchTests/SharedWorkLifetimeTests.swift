import LatestSearch
import Testing

/// Work that is released while its run is on its way: what becomes of callers, run and memory.
@Suite(.timeLimit(.minutes(10)))
struct SharedWorkLifetimeTests {
  @Test(arguments: WhenAllLeave.allCases)
  func `Who waits keeps it, gets the result, and leaves nothing`(policy: WhenAllLeave) {
    let stage = WorkStage(whenAllLeave: policy)
    weak let work = stage.work
    stage.join("a")
    stage.release()
    #expect(work != nil)
    #expect(stage.end(with: .success("token")))
    #expect(stage.log.all == ["run", "a: token"])
    #expect(work == nil)
    #expect(stage.belonging == nil)
    #expect(stage.leftovers == [])
  }

  @Test func `The last one who leaves lets go of it, and its run is cancelled`() {
    let stage = WorkStage()
    weak let work = stage.work
    let caller = stage.join("a")
    stage.release()
    stage.leave(caller)
    // The run goes on until it notices, and does not hold the work.
    #expect(stage.api.open == ["work"])
    #expect(work == nil)
    #expect(stage.end(with: .success("token")))
    #expect(stage.log.all == ["run", "a: CancellationError()", "run was cancelled"])
    #expect(stage.belonging == nil)
    #expect(stage.leftovers == [])
  }

  @Test func `A run that goes on for no one outlives it, and leaves nothing`() {
    let stage = WorkStage(whenAllLeave: .keepRunning)
    weak let work = stage.work
    stage.leave(stage.join("a"))
    stage.release()
    #expect(work == nil)
    #expect(stage.belonging != nil)
    #expect(stage.end(with: .success("token")))
    #expect(stage.log.all == ["run", "a: CancellationError()"])
    #expect(stage.belonging == nil)
    #expect(stage.leftovers == [])
  }

  @Test func `An abandoned run does not hold it`() {
    let stage = WorkStage()
    weak let work = stage.work
    stage.join("a")
    stage.abandon()
    stage.release()
    #expect(work == nil)
    #expect(stage.end(with: .success("token")))
    #expect(stage.log.all == ["run", "a: CancellationError()", "run was cancelled"])
    #expect(stage.belonging == nil)
    #expect(stage.leftovers == [])
  }

  @Test func `A run that has ended is not kept`() {
    let stage = WorkStage()
    stage.join("a")
    #expect(stage.end(with: .success("token")))
    #expect(stage.belonging != nil)
    stage.release()
    #expect(stage.belonging == nil)
    #expect(stage.leftovers == [])
  }
}
