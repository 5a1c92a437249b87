import ParityHarness

extension SearchScenarioEvent {
  /// The events that are a word of their own.
  private enum Word: String, CaseIterable {
    case clear, release, busy, idle
    case abandonWork = "abandon-work"

    var event: SearchScenarioEvent {
      switch self {
      case .clear: .clear
      case .release: .release
      case .busy: .busy
      case .idle: .idle
      case .abandonWork: .abandonWork
      }
    }
  }

  /// The events that name a query, a request or a caller.
  private static let named: [(key: String, event: @Sendable (String) -> SearchScenarioEvent)] = [
    ("submit", { .submit($0) }), ("step", { .step($0) }), ("all-but-last", { .allButLast($0) }),
    ("finish", { .finish($0) }), ("fail", { .fail($0) }), ("abandon", { .abandon($0) }),
    ("report-cancelled", { .reportCancelled($0) }), ("join", { .join($0) }),
    ("leave", { .leave($0) }),
  ]

  /// Reads a word, or an object with the one key of an event that names something.
  init(_ node: JSONNode) throws(JSONFault) {
    if node.isString {
      self = try node.oneOf(Word.self).event
      return
    }
    guard node.isObject else { throw node.mismatch("an event: a word, or an object with one key") }
    var object = try node.object()
    for (key, event) in Self.named {
      guard let name = try object.valueIfPresent(key) else { continue }
      self = event(try name.string())
      try object.finish()
      return
    }
    let keys = Self.named.map(\.key).joined(separator: ", ")
    throw node.outOfRange("expected one of the keys \(keys)")
  }
}
