import ParityHarness

extension GateEvent {
  /// The events that are a word of their own.
  private enum Word: String, CaseIterable {
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

  /// Reads a word, or an object with the one key of an event that has a value.
  init(_ node: JSONNode) throws(JSONFault) {
    if node.isString {
      self = try node.oneOf(Word.self).event
      return
    }
    guard node.isObject else { throw node.mismatch("an event: a word, or an object with one key") }
    var object = try node.object()
    if let wait = try object.valueIfPresent("wait") {
      self = .wait(milliseconds: try GateEvent.duration(wait))
    } else if let busy = try object.valueIfPresent("busy") {
      self = .busy(milliseconds: try GateEvent.duration(busy))
    } else if let day = try object.valueIfPresent("day") {
      self = .day(try day.int64())
    } else if let version = try object.valueIfPresent("version") {
      self = .version(try version.string())
    } else if let store = try object.valueIfPresent("store") {
      self = .store(try store.oneOf(Store.self))
    } else {
      throw node.outOfRange("expected one of the keys wait, busy, day, version, store")
    }
    try object.finish()
  }

  /// Milliseconds that can pass, in a scenario that somebody waits for.
  private static func duration(_ node: JSONNode) throws(JSONFault) -> Int {
    let milliseconds = try node.int64()
    guard (0...86_400_000).contains(milliseconds) else {
      throw node.outOfRange("expected 0 to 86400000 milliseconds, found \(milliseconds)")
    }
    return Int(milliseconds)
  }
}
