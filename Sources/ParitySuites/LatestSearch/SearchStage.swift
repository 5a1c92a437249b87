import ParityHarness

/// Tells which events of a script that was made up make sense, and mean one thing in Swift.
///
/// While the model is busy, what it is called for waits for it. Two things that only calls of one such
/// time bring about have no order that Swift promises, and are left out:
/// - Where the API stops at once, two requests that two calls cancel get to the model in either order.
/// - A model that is released goes away with its last call, before the request that this started has
///   begun, or after.
struct SearchStage {
  private let stopsAtOnce: Bool
  private var cast = SearchCast()
  private(set) var isHeld = false
  /// Whether a query waits for the model.
  private var hasQuery = false

  init(stopsAtOnce: Bool) { self.stopsAtOnce = stopsAtOnce }

  /// Takes an event in when it fits; one that does not changes nothing.
  mutating func admits(_ value: JSONValue) -> Bool {
    // Whatever is no event fits nowhere.
    guard let event = try? SearchScenarioEvent(JSONText(value.text, name: "event").root())
    else { return false }
    var next = self
    guard next.cast.expectation(for: event) == nil else { return false }
    switch event {
    case .busy: next.isHeld = true
    case .idle: (next.isHeld, next.hasQuery) = (false, false)
    case .submit:
      if hasQuery && stopsAtOnce { return false }
      next.hasQuery = isHeld
    case .clear where hasQuery && stopsAtOnce: return false
    case .release where hasQuery: return false
    default: break
    }
    self = next
    return true
  }
}
