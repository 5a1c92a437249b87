import ReviewPrompt
import Testing

struct ReviewGateStateMachineTests {
  typealias Machine = ReviewGateStateMachine<String>

  /// A machine with a pending request, and a scheduled one when `shown`.
  private func pending(shown: Bool = false) -> Machine {
    var machine = Machine()
    machine.won(isEligible: true)
    if shown { #expect(machine.completionShown() == .schedule) }
    return machine
  }

  private func expect(
    _ machine: Machine, isPending: Bool, isScheduled: Bool,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(machine.isPending == isPending, sourceLocation: location)
    #expect(machine.isScheduled == isScheduled, sourceLocation: location)
  }

  @Test func `Nothing is pending at first`() {
    expect(Machine(), isPending: false, isScheduled: false)
  }

  @Test func `An eligible win marks pending and schedules nothing`() {
    expect(pending(), isPending: true, isScheduled: false)
  }

  @Test func `A win that is not eligible marks nothing`() {
    var machine = Machine()
    machine.won(isEligible: false)
    expect(machine, isPending: false, isScheduled: false)
    #expect(machine.completionShown() == .nothing)
  }

  @Test(arguments: [true, false])
  func `A second win changes nothing`(isEligible: Bool) {
    var machine = pending()
    machine.won(isEligible: isEligible)
    expect(machine, isPending: true, isScheduled: false)

    machine = pending(shown: true)
    machine.won(isEligible: isEligible)
    expect(machine, isPending: true, isScheduled: true)
  }

  @Test func `Showing without a win schedules nothing`() {
    var machine = Machine()
    #expect(machine.completionShown() == .nothing)
    expect(machine, isPending: false, isScheduled: false)
  }

  @Test func `Each showing schedules anew`() {
    var machine = pending(shown: true)
    #expect(machine.completionShown() == .schedule)
    expect(machine, isPending: true, isScheduled: true)
  }

  @Test func `After leaving the request is still pending`() {
    var machine = pending(shown: true)
    machine.completionLeft()
    expect(machine, isPending: true, isScheduled: false)
    #expect(machine.completionShown() == .schedule)
  }

  @Test func `Leaving with nothing scheduled changes nothing`() {
    var machine = pending()
    machine.completionLeft()
    expect(machine, isPending: true, isScheduled: false)
  }

  @Test func `At its time the attempt is recorded and then the request is made`() {
    var machine = pending(shown: true)
    let actions = machine.timerFired(activeScene: "scene")
    #expect(actions == [.recordAttempt, .requestReview(in: "scene")])
    expect(machine, isPending: false, isScheduled: false)
    #expect(machine.completionShown() == .nothing)
  }

  @Test func `Without an active scene nothing is done and the request stays pending`() {
    var machine = pending(shown: true)
    #expect(machine.timerFired(activeScene: nil) == [])
    expect(machine, isPending: true, isScheduled: false)
    #expect(machine.completionShown() == .schedule)
  }

  @Test func `One win is one request`() {
    var machine = pending(shown: true)
    #expect(machine.timerFired(activeScene: "scene").count == 2)
    #expect(machine.timerFired(activeScene: "scene") == [])
  }
}
