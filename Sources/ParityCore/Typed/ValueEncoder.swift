/// Takes one value from the type that writes it.
final class ValueEncoder: Encoder {
  private enum Kind {
    case nothing
    case whole
    case object
    case array
  }

  let writer: TypedWriter
  private var parent: ValueEncoder?
  private var step: KeyPathStep
  private var kind = Kind.nothing

  private var whole = JSONValue.null
  private var members: [JSONMember] = []
  private var elements: [JSONValue] = []

  /// Encoders that the type was given for values inside this one, and their places.
  private var children: [(place: Int, encoder: ValueEncoder)] = []

  /// What went wrong where nothing can be thrown.
  private var complaint: String?

  init(_ writer: TypedWriter, in parent: ValueEncoder?, step: KeyPathStep) {
    self.writer = writer
    self.parent = parent
    self.step = step
  }

  /// Takes another value on.
  func start(in parent: ValueEncoder?, step: KeyPathStep) {
    self.parent = parent
    self.step = step
  }

  /// Lets go of what was written and of the values around and inside.
  func stop() {
    (parent, kind, complaint) = (nil, .nothing, nil)
    members = []
    elements = []
    children = []
  }

  var codingPath: [any CodingKey] { step.path(after: parent?.codingPath) }

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    begin(.object, "an object")
    return KeyedEncodingContainer(KeyedWriter<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    begin(.array, "an array")
    return UnkeyedWriter(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleValueWriter(encoder: self)
  }

  private func begin(_ kind: Kind, _ name: String) {
    if self.kind == .nothing { self.kind = kind }
    if self.kind != kind { complain("\(name) beside another value") }
  }

  /// The number of elements so far.
  var count: Int { elements.count }

  func set(_ value: JSONValue) {
    if kind != .nothing { return complain("two values in one place") }
    (kind, whole) = (.whole, value)
  }

  func add(_ value: JSONValue, under key: String) { members.append(JSONMember(key, value)) }

  func append(_ value: JSONValue) { elements.append(value) }

  /// An encoder for a member, which is asked for it in the end.
  func child(under key: String) -> ValueEncoder {
    add(.null, under: key)
    return child(at: members.count - 1, .key(key))
  }

  /// An encoder for the next element, which is asked for it in the end.
  func nextChild() -> ValueEncoder {
    append(.null)
    return child(at: count - 1, .index(count - 1))
  }

  private func child(at place: Int, _ step: KeyPathStep) -> ValueEncoder {
    let child = ValueEncoder(writer, in: self, step: step)
    children.append((place, child))
    return child
  }

  /// What was written; an error where that is no value, or more than one.
  func finish(_ value: Any) throws -> JSONValue {
    if let complaint { throw refusal(of: value, complaint) }
    switch kind {
    case .nothing: throw refusal(of: value, "no value was written")
    case .whole: return whole
    case .array:
      for (place, child) in children { elements[place] = try child.finish(value) }
      return .array(elements)
    case .object:
      try refuseRepeatedKeys(value)
      for (place, child) in children {
        members[place] = JSONMember(members[place].key, try child.finish(value))
      }
      return .object(members)
    }
  }

  func refusal(of value: Any, _ message: String) -> EncodingError {
    .invalidValue(value, .init(codingPath: codingPath, debugDescription: message))
  }

  private func refuseRepeatedKeys(_ value: Any) throws {
    // Few are compared one by one, which needs no set.
    var seen: Set<String> = []
    for index in members.indices {
      let key = members[index].key
      let isRepeated =
        members.count <= 16
        ? members[..<index].contains { $0.key == key } : !seen.insert(key).inserted
      if isRepeated {
        throw refusal(of: value, "two values under the key \(Escaped.literal(key))")
      }
    }
  }

  private func complain(_ complaint: String) {
    if self.complaint == nil { self.complaint = complaint }
  }
}
