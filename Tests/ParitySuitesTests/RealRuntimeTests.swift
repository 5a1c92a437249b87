import Foundation
import ParitySuites
import ReviewPrompt
import Testing

/// The queued race with nothing manual: the real main actor, a real sleep, a busy main thread.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct RealRuntimeTests {
  private nonisolated static let rounds = 5

  /// The main thread is held until the sleep is over, and then the screen is left.
  private func requestsWhenLeftLate(
    with makeGate: (StagedApp, LatchedClock) -> any ReviewGateUnderTest
  ) async -> Int {
    let app = StagedApp(GateStart())
    let clock = LatchedClock()
    let gate = makeGate(app, clock)
    app.countWin()
    gate.gameWon()
    gate.completionShown { app.scene }
    await clock.waitForSleep()

    clock.open()
    holdMainThread(until: { clock.sleepHasReturned })
    gate.completionLeft()

    await gate.scheduledTask?.value
    return app.effects.count { $0 == .request }
  }

  private func holdMainThread(until isOver: () -> Bool) {
    while !isOver() { Thread.sleep(forTimeInterval: 0.001) }
  }

  @Test(arguments: 1...rounds)
  func `The gate never asks on a screen that was left`(round: Int) async {
    let requests = await requestsWhenLeftLate {
      ReviewGate(
        repository: $0, requester: $0, environment: $0, clock: $1, delay: .milliseconds(20))
    }
    #expect(requests == 0)
  }

  @Test(arguments: 1...rounds)
  func `Without its check it asks every time`(round: Int) async {
    let requests = await requestsWhenLeftLate {
      FaultyReviewGate(.unchecked, app: $0, clock: $1, delay: .milliseconds(20))
    }
    #expect(requests == 1)
  }

  @Test func `Left alone it asks once`() async {
    let app = StagedApp(GateStart())
    let gate = ReviewGate(
      repository: app, requester: app, environment: app, delay: .milliseconds(1))
    app.countWin()
    gate.gameWon()
    gate.completionShown { app.scene }
    await gate.scheduledTask?.value
    #expect(app.effects.count { $0 == .request } == 1)
  }
}
