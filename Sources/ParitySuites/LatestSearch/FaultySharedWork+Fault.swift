extension FaultySharedWork {
  /// What can be wrong with shared work; the names are those of the mutants.
  package enum Fault: String, Sendable, CaseIterable {
    case notShared = "work-not-shared"
    case callerCannotLeave = "work-caller-cannot-leave"
    case leaverStopsIt = "work-leaver-stops-it"
    case isNeverStopped = "work-never-stopped"
    case resultKept = "work-result-kept"
    case policyIgnored = "work-policy-ignored"
    case runningOneNotJoined = "work-running-one-not-joined"
    case abandonIgnored = "work-abandon-ignored"
    case waitersNotAbandoned = "work-waiters-not-abandoned"
    case abandonedGoesOn = "work-abandoned-goes-on"
    case abandonedIsJoined = "work-abandoned-is-joined"

    /// The fault, in one sentence.
    package var sentence: String {
      switch self {
      case .notShared: "Every caller starts work of its own."
      case .callerCannotLeave: "A caller that is cancelled waits for the end all the same."
      case .leaverStopsIt: "The first caller who leaves stops the work for all."
      case .isNeverStopped: "The work goes on when the last caller has left."
      case .resultKept: "A caller who comes after the end gets the old result."
      case .policyIgnored: "The last caller who leaves stops work that is to keep running."
      case .runningOneNotJoined: "Work that keeps running is started again by the next caller."
      case .abandonIgnored: "Abandoning does nothing."
      case .waitersNotAbandoned: "Abandoning cancels the run, and its callers wait for the end."
      case .abandonedGoesOn: "An abandoned run is not cancelled."
      case .abandonedIsJoined: "The next caller gets the result of the abandoned run."
      }
    }
  }
}
