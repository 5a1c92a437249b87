/// Takes one value from the type that writes it.
final class ValueEncoder: Encoder {
  /// A part of the value, or the encoder that the type was given for it.
  enum Part {
    case value(JSONValue)
    case encoder(ValueEncoder)
  }

  private enum State {
    case nothing
    case whole(JSONValue)
    case object([(key: String, part: Part)])
    case array([Part])
  }

  let writer: TypedWriter
  private let parent: ValueEncoder?
  private let step: KeyPathStep
  private var state = State.nothing

  /// What went wrong where nothing can be thrown.
  private var complaint: String?

  init(_ writer: TypedWriter, in parent: ValueEncoder?, step: KeyPathStep) {
    self.writer = writer
    self.parent = parent
    self.step = step
  }

  var codingPath: [any CodingKey] { step.path(after: parent?.codingPath) }

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    switch state {
    case .nothing: state = .object([])
    case .object: break
    case .whole, .array: complain("an object beside another value")
    }
    return KeyedEncodingContainer(KeyedWriter<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    switch state {
    case .nothing: state = .array([])
    case .array: break
    case .whole, .object: complain("an array beside another value")
    }
    return UnkeyedWriter(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleValueWriter(encoder: self)
  }

  /// The number of elements so far.
  var count: Int { if case .array(let parts) = state { parts.count } else { 0 } }

  func set(_ value: JSONValue) {
    guard case .nothing = state else { return complain("two values in one place") }
    state = .whole(value)
  }

  func add(_ part: Part, under key: String) {
    guard case .object(var members) = state else { return }
    state = .nothing
    members.append((key, part))
    state = .object(members)
  }

  func append(_ part: Part) {
    guard case .array(var elements) = state else { return }
    state = .nothing
    elements.append(part)
    state = .array(elements)
  }

  /// An encoder for a value inside, which is asked for it in the end.
  func child(_ step: KeyPathStep) -> ValueEncoder { ValueEncoder(writer, in: self, step: step) }

  /// What was written; an error where that is no value, or more than one.
  func finish(_ value: Any) throws -> JSONValue {
    if let complaint { throw refusal(of: value, complaint) }
    switch state {
    case .nothing: throw refusal(of: value, "no value was written")
    case .whole(let json): return json
    case .array(let parts): return .array(try parts.map { try finish($0, value) })
    case .object(let parts):
      try refuseRepeatedKeys(parts.map(\.key), value)
      return .object(try parts.map { JSONMember($0.key, try finish($0.part, value)) })
    }
  }

  func refusal(of value: Any, _ message: String) -> EncodingError {
    .invalidValue(value, .init(codingPath: codingPath, debugDescription: message))
  }

  private func finish(_ part: Part, _ value: Any) throws -> JSONValue {
    switch part {
    case .value(let json): json
    case .encoder(let encoder): try encoder.finish(value)
    }
  }

  private func refuseRepeatedKeys(_ keys: [String], _ value: Any) throws {
    // Few are compared one by one, which needs no set.
    let isFew = keys.count <= 16
    var seen: Set<String> = []
    for (index, key) in keys.enumerated()
    where isFew ? keys[..<index].contains(key) : !seen.insert(key).inserted {
      throw refusal(of: value, "two values under the key \(Escaped.literal(key))")
    }
  }

  private func complain(_ complaint: String) {
    if self.complaint == nil { self.complaint = complaint }
  }
}
