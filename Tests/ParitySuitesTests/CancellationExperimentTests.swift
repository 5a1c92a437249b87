import ParitySuites
import Testing

/// What the Swift runtime does, measured over and over: one answer, however the machine is loaded.
struct CancellationExperimentTests {
  @Test func `A sleep that is cancelled when its resumption is queued returns, every time`() async {
    for _ in 0..<200 {
      let seen = await CancellationExperiment(
        operation: .delay, milliseconds: 1, cancel: .queued, swallows: false
      ).run()
      #expect(seen.returned && !seen.threw && seen.continued)
      #expect(seen.isCancelled && seen.checkThrows)
    }
  }

  @Test func `A continuation that is cancelled when its resumption is queued returns`() async {
    for _ in 0..<200 {
      let seen = await CancellationExperiment(
        operation: .ownSuspension, milliseconds: 0, cancel: .queued, swallows: false
      ).run()
      #expect(seen.returned && !seen.threw && seen.continued && seen.isCancelled)
    }
  }

  @Test func `A swallowed error lets the code go on, cancelled as it is`() async {
    let seen = await CancellationExperiment(
      operation: .delay, milliseconds: 60_000, cancel: .halfWay, swallows: true
    ).run()
    #expect(seen.threw && !seen.returned && seen.continued && seen.isCancelled)
  }
}
