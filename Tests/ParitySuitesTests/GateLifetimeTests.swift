import ManualTime
import ParitySuites
import ReviewPrompt
import Testing

/// How long the gate waits, what it keeps alive, and what goes on without it.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct GateLifetimeTests {
  private let app = StagedApp(GateStart())
  private let clock = ManualClock()

  /// A gate with a schedule that is asleep.
  private func scheduledGate(
    delay: Duration = ReviewGate<StagedScene>.delay, scene: @escaping @MainActor () -> StagedScene?
  ) async throws -> ReviewGate<StagedScene> {
    let gate = ReviewGate(
      repository: app, requester: app, environment: app, clock: clock, delay: delay)
    app.countWin()
    gate.gameWon()
    gate.completionShown(scene: scene)
    clock.follow(try #require(gate.scheduledTask))
    await clock.settle()
    #expect(clock.sleeperCount == 1)
    return gate
  }

  @Test(arguments: [1, 500, 2001, 60_000])
  func `The gate waits as long as it was made to`(milliseconds: Int) async throws {
    let delay = Duration.milliseconds(milliseconds)
    let gate = try await scheduledGate(delay: delay) { [app] in app.scene }
    clock.advance(by: delay - .milliseconds(1))
    await clock.settle()
    #expect(app.effects == [])
    #expect(gate.isScheduled)
    clock.advance(by: .milliseconds(1))
    await clock.settle()
    #expect(app.effects == [.attempt(day: 20_000, version: "2.4.0"), .request])
    #expect(clock.leftovers == [])
  }

  @Test func `A gate that goes away takes its schedule with it`() async throws {
    var gate: ReviewGate? = try await scheduledGate { [app] in app.scene }
    weak let released = gate
    gate = nil
    #expect(released == nil)
    #expect(clock.sleeperCount == 0)
    await clock.settle()
    #expect(app.effects == [])
    #expect(clock.leftovers == [])
  }

  @Test func `A gate that goes away when the resumption is queued asks nothing`() async throws {
    var gate: ReviewGate? = try await scheduledGate { [app] in app.scene }
    clock.advance(by: .seconds(2))
    #expect(gate?.isScheduled == true)
    gate = nil
    await clock.settle()
    #expect(app.effects == [])
    #expect(clock.leftovers == [])
  }

  @Test func `The scene is looked for when the time comes and not before`() async throws {
    var lookUps = 0
    let gate = try await scheduledGate {
      lookUps += 1
      return nil
    }
    #expect(lookUps == 0)
    clock.advance(by: .seconds(2))
    #expect(lookUps == 0)
    await clock.settle()
    #expect(lookUps == 1)
    #expect(gate.isPending)
    #expect(app.effects == [])
    #expect(clock.leftovers == [])
  }

  @Test func `A cancelled schedule looks for no scene`() async throws {
    var lookUps = 0
    let gate = try await scheduledGate { [app] in
      lookUps += 1
      return app.scene
    }
    clock.advance(by: .seconds(2))
    gate.completionLeft()
    await clock.settle()
    #expect(lookUps == 0)
    #expect(clock.leftovers == [])
  }
}
