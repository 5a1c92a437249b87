/// What each platform's gate does in a scenario of the store, and which known case that is like.
///
/// iOS asks the store nothing before the request, so its gate is one that every answer comes to at
/// once. Android's is predicted from the same model, with the store's events.
package struct GatePrediction {
  /// Outcomes that the gates are known to differ in; the raw values are the ids of the fixture's
  /// cases that state so.
  package enum Divergence: String, Sendable, CaseIterable {
    case unanswered = "store-has-not-answered"
    case left = "left-before-the-store-answers"
    case shownAgain = "shown-again-before-the-store-answers"
    case withoutFlow = "store-has-no-flow"
    case refused = "background-before-the-store-answers"
    case requestedLater = "another-day-before-the-store-answers"

    fileprivate init(_ end: TwoStepGateModel.End) {
      switch end {
      case .left: self = .left
      case .shownAgain: self = .shownAgain
      case .withoutFlow: self = .withoutFlow
      case .refused: self = .refused
      case .requested: self = .requestedLater
      }
    }
  }

  package let kotlin: GateOutcome
  package let swift: GateOutcome
  /// The kind of their difference; nil where there is none.
  package let divergence: Divergence?

  package init(_ scenario: ReviewGateSuite.Scenario) {
    var android = TwoStepGateModel(scenario.start)
    var iOS = TwoStepGateModel(scenario.start)
    // The first end of a schedule since the outcomes were last the same.
    var divergence: Divergence?
    for event in scenario.events {
      let end = android.play(event)
      if case .store = event {} else { _ = iOS.play(event) }
      divergence =
        android.outcome == iOS.outcome ? nil : divergence ?? end.map { Divergence($0) }
    }
    kotlin = android.outcome
    swift = iOS.outcome
    self.divergence = kotlin == swift ? nil : divergence ?? .unanswered
  }
}
