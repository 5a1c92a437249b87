/// The decisions of the review gate: events in, actions out, and no clock, task or screen.
///
///     idle --won, eligible--> pending --shown--> scheduled --time came, scene active--> idle
///                                ^                   |
///                                +------ left -------+---- time came, scene not active
///
/// `Scene` is whatever a request is made in; it only passes through.
package struct ReviewGateStateMachine<Scene> {
  /// What to do now that the screen is shown.
  package enum ShowAction {
    /// Schedule the request, in place of any that is scheduled.
    case schedule
    case nothing
  }

  /// What to do now that the time has come, in the order given.
  package enum RequestAction {
    case recordAttempt
    case requestReview(in: Scene)
  }

  /// A win has earned a request that has not been made.
  package private(set) var isPending = false

  /// A request waits for its time; then one is also pending.
  package private(set) var isScheduled = false

  package init() {}

  /// A win takes nothing back: one that is not eligible leaves an earlier one's request pending.
  package mutating func won(isEligible: Bool) {
    if isEligible { isPending = true }
  }

  package mutating func completionShown() -> ShowAction {
    isScheduled = isPending
    return isPending ? .schedule : .nothing
  }

  /// Whatever is scheduled is to be cancelled; what is pending stays so.
  package mutating func completionLeft() {
    isScheduled = false
  }

  /// The time of a schedule that was not cancelled has come.
  ///
  /// `activeScene` is the scene to ask in, nil when there is none or it is not active.
  ///
  /// Whether the schedule is still valid is for its task to know. `isScheduled` could not tell:
  /// after a second showing it is true again, and the first showing's wake-up may still be on its
  /// way.
  package mutating func timerFired(activeScene: Scene?) -> [RequestAction] {
    isScheduled = false
    guard isPending, let activeScene else { return [] }
    isPending = false
    return [.recordAttempt, .requestReview(in: activeScene)]
  }
}

extension ReviewGateStateMachine.RequestAction: Equatable where Scene: Equatable {}
