/// One thing that happens in a scenario of the review gate.
package enum GateEvent: Sendable, Equatable {
  /// A game is won: the repository counts it, then the gate is told.
  case win
  /// The completion screen is shown.
  case show
  /// The completion screen is left.
  case leave

  /// The scene goes to the background.
  case background
  /// The scene is seen, but receives no events: a call, the app switcher.
  case inactive
  /// The scene is in the foreground and active.
  case foreground
  /// The screen loses its window; the scene lives on as it is.
  case detach
  /// The screen has a window again.
  case attach

  /// Time passes and the main thread is free: what becomes due runs at its time, in order.
  case wait(milliseconds: Int)
  /// Time passes and the main thread is held: what becomes due is queued and does not run.
  case busy(milliseconds: Int)
  /// The main thread is free: what is queued runs, and no time passes.
  case idle

  /// Today is another day from here on.
  case day(Int64)
  /// The app is another version from here on.
  case version(String)

  /// The store answers in this way from here on. iOS asks it nothing before the request.
  case store(Store)

  /// How the store answers when it is asked for a review flow.
  package enum Store: String, Codable, Sendable, CaseIterable {
    /// It keeps whoever asks waiting until another store event.
    case later
    /// It answers at once, those who wait too, with a flow.
    case now
    /// It answers at once, those who wait too, and has no flow to offer.
    case noFlow = "no-flow"
  }
}
