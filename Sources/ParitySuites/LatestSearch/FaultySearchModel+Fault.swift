extension FaultySearchModel {
  /// What can be wrong with a search model; the names are those of the mutants.
  package enum Fault: String, Sendable, CaseIterable {
    case notCancelled = "not-cancelled"
    case unchecked = "commit-unchecked"
    case checkedBeforeTheAwait = "checked-before-the-await"
    case startUnchecked = "start-unchecked"
    case cancellationShown = "cancellation-shown"
    case reportedCancellationShown = "reported-cancellation-shown"
    case giveUpClears = "give-up-clears"
    case staleFailureShown = "stale-failure-shown"
    case failureHidden = "failure-hidden"
    case strongCapture = "strong-capture"
    case releaseIgnored = "release-ignored"
    case sameQueryJoined = "same-query-joined"
    case loadingNotShown = "loading-not-shown"
    case clearDoesNotCancel = "clear-does-not-cancel"
    case clearKeepsShowing = "clear-keeps-showing"

    /// The fault, in one sentence.
    package var sentence: String {
      switch self {
      case .notCancelled: "The request before goes on when a query is submitted."
      case .unchecked: "Whatever comes back is committed."
      case .checkedBeforeTheAwait: "As published: it looks, waits for the actor, and commits."
      case .startUnchecked: "A request that was cancelled before it began still asks the API."
      case .cancellationShown: "A cancellation is shown as a failure."
      case .reportedCancellationShown: "A cancellation reported as an error is shown as a failure."
      case .giveUpClears: "When the API gives the request up, what is visible is cleared."
      case .staleFailureShown: "The failure of a superseded request is shown."
      case .failureHidden: "A real failure is not shown."
      case .strongCapture: "A running request keeps the model alive."
      case .releaseIgnored: "A model that is released does not cancel its request."
      case .sameQueryJoined: "The same query again does not start another request."
      case .loadingNotShown: "While a request runs, what was there before stays."
      case .clearDoesNotCancel: "Clearing the field leaves the request to go on."
      case .clearKeepsShowing: "Clearing the field leaves what is shown."
      }
    }
  }
}
