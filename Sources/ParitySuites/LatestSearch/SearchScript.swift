package import LatestSearch

/// What the API makes of a cancellation, what becomes of work without callers, and what happens.
package struct SearchScript: Codable, Sendable {
  package let behavior: SteppedAPI.CancellationBehavior
  package let whenAllLeave: WhenAllLeave
  package let events: [SearchScenarioEvent]

  package init(
    behavior: SteppedAPI.CancellationBehavior, whenAllLeave: WhenAllLeave,
    events: [SearchScenarioEvent]
  ) {
    self.behavior = behavior
    self.whenAllLeave = whenAllLeave
    self.events = events
  }

  private enum CodingKeys: String, CodingKey {
    case behavior = "api"
    case whenAllLeave, events
  }

  /// Reads a script in which every event makes sense.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    behavior = try values.decode(SteppedAPI.CancellationBehavior.self, forKey: .behavior)
    whenAllLeave = try values.decode(WhenAllLeave.self, forKey: .whenAllLeave)
    var list = try values.nestedUnkeyedContainer(forKey: .events)
    var cast = ScenarioValidator()
    var events: [SearchScenarioEvent] = []
    while !list.isAtEnd {
      let path = list.codingPath + [EventKey(intValue: list.currentIndex)]
      let event = try list.decode(SearchScenarioEvent.self)
      try Self.refuse(cast.expectation(for: event), at: path)
      events.append(event)
    }
    try Self.refuse(events.isEmpty ? "at least one event, found none" : nil, at: list.codingPath)
    try Self.refuse(cast.expectationForTheEnd, at: list.codingPath)
    self.events = events
  }

  private static func refuse(_ expected: String?, at path: [any CodingKey]) throws {
    guard let expected else { return }
    throw DecodingError.dataCorrupted(
      .init(codingPath: path, debugDescription: "expected \(expected)"))
  }

  /// The place of an event in the list.
  private struct EventKey: CodingKey {
    let intValue: Int?
    var stringValue: String { intValue.map(String.init) ?? "" }
    init(intValue: Int) { self.intValue = intValue }
    init?(stringValue: String) { return nil }
  }
}
