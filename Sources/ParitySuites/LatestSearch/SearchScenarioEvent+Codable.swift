extension SearchScenarioEvent: Codable {
  /// The events that are a word of their own.
  private enum Word: String, Codable, CaseIterable {
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

  /// The keys of the events that name a query, a request or a caller.
  private enum Key: String, CodingKey, CaseIterable {
    case submit, step
    case allButLast = "all-but-last"
    case finish, fail, abandon
    case reportCancelled = "report-cancelled"
    case join, leave

    var event: (String) -> SearchScenarioEvent {
      switch self {
      case .submit: SearchScenarioEvent.submit
      case .step: SearchScenarioEvent.step
      case .allButLast: SearchScenarioEvent.allButLast
      case .finish: SearchScenarioEvent.finish
      case .fail: SearchScenarioEvent.fail
      case .abandon: SearchScenarioEvent.abandon
      case .reportCancelled: SearchScenarioEvent.reportCancelled
      case .join: SearchScenarioEvent.join
      case .leave: SearchScenarioEvent.leave
      }
    }
  }

  package init(from decoder: any Decoder) throws {
    if try decoder.holdsString {
      self = try decoder.singleValueContainer().decode(Word.self).event
      return
    }
    let values = try decoder.members(keyedBy: Key.self)
    let key = try values.onlyKey(of: decoder)
    self = key.event(try values.decode(String.self, forKey: key))
  }

  package func encode(to encoder: any Encoder) throws {
    if let word = Word.allCases.first(where: { $0.event == self }) {
      return try word.encode(to: encoder)
    }
    var values = encoder.container(keyedBy: Key.self)
    let name = self.name ?? ""
    guard let key = Key.allCases.first(where: { $0.event(name) == self }) else {
      preconditionFailure("\(self) has neither a word nor a key")
    }
    try values.encode(name, forKey: key)
  }

  /// The query, the request or the caller that the event names.
  private var name: String? {
    switch self {
    case .submit(let name), .step(let name), .allButLast(let name), .finish(let name),
      .fail(let name), .abandon(let name), .reportCancelled(let name), .join(let name),
      .leave(let name):
      name
    case .clear, .release, .busy, .idle, .abandonWork: nil
    }
  }
}
