import ParityHarness

/// Tells which events of a script that was made up both twins play alike.
///
/// An event that turns to nobody is misspelt. And while the main thread is held, Kotlin's requests
/// stand still with it, and Swift's go on elsewhere: how far one gets is known to differ. What waits
/// in the order of its event on both sides is a query, a clear, and one end of each request. Where
/// the API stops at once, two that a hold cancels end in an order that Swift does not promise.
struct SearchStage {
  private let stopsAtOnce: Bool
  private var cast = SearchCast()
  /// The requests whose next step is the last one.
  private var ready: Set<String> = []
  private var isReleased = false
  private var hold: Hold?

  private struct Hold {
    /// The requests that may have begun before.
    let begun: Set<String>
    var ended: Set<String> = []
    var hasQuery = false
  }

  init(stopsAtOnce: Bool) { self.stopsAtOnce = stopsAtOnce }

  var isHeld: Bool { hold != nil }

  /// Takes an event in when it fits; one that does not changes nothing.
  mutating func admits(_ value: JSONValue) -> Bool {
    // Whatever is no event fits nowhere.
    guard let event = try? SearchScenarioEvent(JSONText(value.text, name: "event").root())
    else { return false }
    var next = self
    guard next.cast.expectation(for: event) == nil, next.admitsWhileHeld(event) else {
      return false
    }
    switch event {
    case .busy: next.hold = Hold(begun: Set(cast.requests))
    case .idle: next.hold = nil
    case .release: next.isReleased = true
    case .allButLast(let name): next.ready.insert(name)
    default: break
    }
    self = next
    return true
  }

  private mutating func admitsWhileHeld(_ event: SearchScenarioEvent) -> Bool {
    guard let hold else { return event != .busy || !isReleased }
    switch event {
    case .submit, .clear:
      defer { self.hold?.hasQuery = true }
      return !stopsAtOnce || !hold.hasQuery
    case .release: return false
    case .step(let name), .finish(let name):
      return ready.contains(name) && end(name) || !hold.begun.contains(name)
    case .fail(let name), .abandon(let name): return end(name) || !hold.begun.contains(name)
    case .allButLast(let name): return !hold.begun.contains(name)
    case .busy, .idle, .join, .leave: return true
    }
  }

  /// Whether a request has not ended yet in this hold.
  private mutating func end(_ name: String) -> Bool {
    hold?.ended.insert(name).inserted ?? true
  }
}
