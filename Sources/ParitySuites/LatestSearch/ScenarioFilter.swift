import ParityHarness

/// Tells which events of a script that was made up make sense, and mean one thing in Swift.
///
/// While the model is busy, its calls wait for it. What a query that waits brings about has no
/// order in two places that Swift promises, and this is left out:
/// - Where the API stops at once, the request before that query and the query's own end in either
///   order, when another call cancels that too.
/// - A released model goes away with its last call, before the query's request begins, or after.
struct ScenarioFilter {
  private let stopsAtOnce: Bool
  private var cast = ScenarioValidator()
  private(set) var isHeld = false
  /// Whether a query waits for the model.
  private var hasQuery = false

  init(stopsAtOnce: Bool) { self.stopsAtOnce = stopsAtOnce }

  /// Takes an event in when it fits; one that does not changes nothing.
  mutating func admits(_ value: JSONValue) -> Bool {
    let event: SearchScenarioEvent
    do throws(JSONFault) { event = try value.decode(SearchScenarioEvent.self) } catch {
      return false  // what is no event fits nowhere
    }
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
