import ManualTime
import Testing

@Suite(.timeLimit(.minutes(10)))
struct CancellationTests {
  @Test func `There are cases, each once`() {
    let names = CancellationCase.all.map(\.testDescription)
    #expect(names.count == 15)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: CancellationCase.all)
  func `The real clock lets a cancellation be seen as stated`(test: CancellationCase) async {
    let (outcome, leftovers) = await CancellationBench.real.run(test)
    #expect(outcome == test.outcome)
    #expect(leftovers == [])
  }

  @Test(arguments: CancellationCase.all)
  func `The manual clock agrees with the real one`(test: CancellationCase) async {
    let clock = ManualClock()
    let (outcome, leftovers) = await CancellationBench.manual(clock).run(test)
    #expect(outcome == test.outcome)
    #expect(leftovers + clock.leftovers == [])
  }
}
