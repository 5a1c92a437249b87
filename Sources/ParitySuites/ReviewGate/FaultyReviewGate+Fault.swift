extension FaultyReviewGate {
  /// What can be wrong with a gate; the names are those of the mutants.
  package enum Fault: String, Sendable, CaseIterable {
    case unchecked = "cancellation-unchecked"
    case errorSwallowed = "cancellation-swallowed"
    case backgroundIgnored = "background-ignored"
    case sceneOfTheShowing = "scene-of-the-showing"
    case attemptAtTheWin = "attempt-at-the-win"
    case attemptBeforeTheLook = "attempt-before-the-look"
    case attemptForgotten = "attempt-forgotten"
    case dayOfTheShowing = "day-of-the-showing"
    case versionOfTheShowing = "version-of-the-showing"
    case delayFromTheWin = "delay-from-the-win"
    case delayTooShort = "delay-one-millisecond-short"
    case delayTooLong = "delay-one-millisecond-long"
    case leavingIgnored = "leaving-ignored"
    case leavingTakesBack = "leaving-takes-back"
    case refusalTakesBack = "refusal-takes-back"
    case laterWinTakesBack = "later-win-takes-back"
    case requestStaysPending = "request-stays-pending"
    case firstShowingCounts = "first-showing-counts"
    case earlierScheduleStays = "earlier-schedule-stays"
    case showingSuffices = "showing-suffices"
    case winSchedules = "win-schedules"
    case eligibilityDecidedAgain = "eligibility-decided-again"
    case overrideIgnored = "override-ignored"

    /// The fault, in one sentence.
    package var sentence: String {
      switch self {
      case .unchecked: "A cancel between the end of the sleep and the resumption goes unnoticed."
      case .errorSwallowed: "As with try?: the sleep's error is swallowed, and nothing looks at it."
      case .backgroundIgnored: "It asks in a scene that is not active."
      case .sceneOfTheShowing: "It keeps the scene that it saw when the screen was shown."
      case .attemptAtTheWin: "The attempt is recorded at the win, asked or not."
      case .attemptBeforeTheLook: "The attempt is recorded before it looks at the scene."
      case .attemptForgotten: "The attempt is not recorded."
      case .dayOfTheShowing: "The attempt gets the day of the showing, not of the request."
      case .versionOfTheShowing: "The attempt gets the version of the showing, not of the request."
      case .delayFromTheWin: "The two seconds count from the win."
      case .delayTooShort: "It waits one millisecond less."
      case .delayTooLong: "It waits one millisecond more."
      case .leavingIgnored: "Leaving the screen does not cancel."
      case .leavingTakesBack: "Leaving the screen takes back what is pending."
      case .refusalTakesBack: "A scene that is not active takes back what is pending."
      case .laterWinTakesBack: "A later win that is not eligible takes back what is pending."
      case .requestStaysPending: "What was requested is still pending."
      case .firstShowingCounts: "Of two showings the first one counts."
      case .earlierScheduleStays: "A second showing does not cancel the first one's schedule."
      case .showingSuffices: "Showing the screen schedules without a win."
      case .winSchedules: "A win while the screen is up does not wait for the next showing."
      case .eligibilityDecidedAgain: "Eligibility is decided once more when the time comes."
      case .overrideIgnored: "The override is ignored."
      }
    }
  }
}
