extension GateEvent: Codable {
  /// The events that are a word of their own.
  private enum Word: String, Codable, CaseIterable {
    case win, show, leave
    case background, inactive, foreground
    case detach, attach
    case idle

    var event: GateEvent {
      switch self {
      case .win: .win
      case .show: .show
      case .leave: .leave
      case .background: .background
      case .inactive: .inactive
      case .foreground: .foreground
      case .detach: .detach
      case .attach: .attach
      case .idle: .idle
      }
    }
  }

  /// The keys of the events that have a value, which stands under the one key of an object.
  private enum Key: String, CodingKey, CaseIterable {
    case wait, busy, day, version, store
  }

  package init(from decoder: any Decoder) throws {
    if try decoder.holdsString {
      self = try decoder.singleValueContainer().decode(Word.self).event
      return
    }
    let values = try decoder.members(keyedBy: Key.self)
    switch try values.onlyKey(of: decoder) {
    case .wait: self = .wait(milliseconds: try Self.duration(values, .wait))
    case .busy: self = .busy(milliseconds: try Self.duration(values, .busy))
    case .day: self = .day(try values.decode(Int64.self, forKey: .day))
    case .version: self = .version(try values.decode(String.self, forKey: .version))
    case .store: self = .store(try values.decode(Store.self, forKey: .store))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    if let word = Word.allCases.first(where: { $0.event == self }) {
      return try word.encode(to: encoder)
    }
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .wait(let milliseconds): try values.encode(milliseconds, forKey: .wait)
    case .busy(let milliseconds): try values.encode(milliseconds, forKey: .busy)
    case .day(let day): try values.encode(day, forKey: .day)
    case .version(let version): try values.encode(version, forKey: .version)
    case .store(let store): try values.encode(store, forKey: .store)
    default: preconditionFailure("\(self) is a word")
    }
  }

  /// Milliseconds that can pass, in a scenario that somebody waits for.
  private static func duration(_ values: KeyedDecodingContainer<Key>, _ key: Key) throws -> Int {
    let milliseconds = try values.decode(Int.self, forKey: key)
    if (0...86_400_000).contains(milliseconds) { return milliseconds }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: values,
      debugDescription: "expected 0 to 86400000 milliseconds, found \(milliseconds)")
  }
}
