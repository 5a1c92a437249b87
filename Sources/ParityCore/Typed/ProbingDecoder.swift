/// Notes what a type asks for, and answers with zeros.
final class ProbingDecoder: Decoder {
  private let types: [ObjectIdentifier]
  private var members: [TypeShape.Member]?
  private var whole: TypeShape?
  private var nullable: Set<String> = []

  /// Whether the type decides by what is there.
  var isUnknown = false

  init(within types: [ObjectIdentifier]) { self.types = types }

  var codingPath: [any CodingKey] { [] }

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    if members == nil { members = [] }
    return KeyedDecodingContainer(KeyedProbe<Key>(decoder: self))
  }

  // An array that is no `Array` is one of several types.
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw ShapeProbe.Unknown() }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    SingleValueProbe(decoder: self)
  }

  /// What the type has asked for.
  func shape() throws -> TypeShape {
    switch (members, whole) {
    case _ where isUnknown: throw ShapeProbe.Unknown()
    case (let members?, nil): return .object(members)
    case (nil, let whole?): return whole
    case (nil, nil): return .object([])
    case (_?, _?): throw ShapeProbe.Unknown()
    }
  }

  func expectNull(under key: String) { nullable.insert(key) }

  func member<Value: Decodable>(
    _ type: Value.Type, _ key: String, orNull: Bool = false
  ) throws -> Value {
    let (value, shape) = try ShapeProbe.sample(of: type, within: types)
    note(orNull || nullable.contains(key) ? .optional(shape) : shape, under: key)
    return value
  }

  /// Notes a key of which no value is needed.
  func noteOptional(_ type: any Decodable.Type, _ key: String) {
    note(.optional(ShapeProbe.shape(of: type, within: types)), under: key)
  }

  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let (value, shape) = try ShapeProbe.sample(of: type, within: types)
    if let whole, whole != shape { isUnknown = true }
    whole = shape
    return value
  }

  private func note(_ shape: TypeShape, under key: String) {
    if members?.contains(where: { $0.key == key }) == true { return }
    members?.append(TypeShape.Member(key: key, shape: shape))
  }
}

private struct KeyedProbe<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ProbingDecoder

  var codingPath: [any CodingKey] { [] }

  var allKeys: [Key] {
    decoder.isUnknown = true
    return []
  }

  func contains(_ key: Key) -> Bool {
    decoder.isUnknown = true
    return false
  }

  func decodeNil(forKey key: Key) -> Bool {
    decoder.expectNull(under: key.stringValue)
    return false
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.member(type, key.stringValue)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) -> Value? {
    absent(type, key)
  }

  private func absent<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    decoder.noteOptional(type, key.stringValue)
    return nil
  }

  // The protocol's own would ask whether the key is there.
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) -> Bool? { absent(type, key) }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) -> String? { absent(type, key) }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) -> Double? { absent(type, key) }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) -> Float? { absent(type, key) }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) -> Int? { absent(type, key) }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) -> Int8? { absent(type, key) }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) -> Int16? { absent(type, key) }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) -> Int32? { absent(type, key) }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) -> Int64? { absent(type, key) }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) -> UInt? { absent(type, key) }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) -> UInt8? { absent(type, key) }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) -> UInt16? { absent(type, key) }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) -> UInt32? { absent(type, key) }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) -> UInt64? { absent(type, key) }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    throw ShapeProbe.Unknown()
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw ShapeProbe.Unknown()
  }

  func superDecoder() throws -> any Decoder { throw ShapeProbe.Unknown() }

  func superDecoder(forKey key: Key) throws -> any Decoder { throw ShapeProbe.Unknown() }
}

private struct SingleValueProbe: SingleValueDecodingContainer {
  let decoder: ProbingDecoder

  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool {
    decoder.isUnknown = true
    return false
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(type) }
}
