package import ParityHarness

extension GateOutcome.Effect {
  private enum Word: String, CaseIterable {
    case request
  }

  /// Reads a word, or an attempt under the one key `attempt`.
  init(_ node: JSONNode) throws(JSONFault) {
    if node.isString {
      switch try node.oneOf(Word.self) {
      case .request: self = .request
      }
      return
    }
    var object = try node.object()
    var attempt = try object.value("attempt").object()
    self = .attempt(
      day: try attempt.value("day").int64(), version: try attempt.value("version").string())
    try attempt.finish()
    try object.finish()
  }

  fileprivate var json: JSONValue {
    switch self {
    case .request: .string(Word.request.rawValue)
    case .attempt(let day, let version):
      ["attempt": ["day": .integer(day), "version": .string(version)]]
    }
  }
}

extension Outcome {
  package init(_ outcome: GateOutcome) {
    self = [
      "effects": .array(outcome.effects.map(\.json)),
      "pending": .bool(outcome.pending),
      "scheduled": .bool(outcome.scheduled),
    ]
  }
}
