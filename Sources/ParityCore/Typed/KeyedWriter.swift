/// Takes the members of an object.
struct KeyedWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) { encoder.add(.null, under: key.stringValue) }

  func add<Value: Scalar>(_ value: Value, _ key: Key) {
    encoder.add(value.json, under: key.stringValue)
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    let key = key.stringValue
    let json = try encoder.writer.write(value, in: encoder, step: .key(key))
    encoder.add(json, under: key)
  }

  // What is not there is written as null.
  func addIfPresent<Value: Scalar>(_ value: Value?, _ key: Key) {
    encoder.add(value?.json ?? .null, under: key.stringValue)
  }

  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeNil(forKey: key) }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    child(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    child(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.child(under: "super") }

  func superEncoder(forKey key: Key) -> any Encoder { child(key) }

  private func child(_ key: some CodingKey) -> ValueEncoder {
    encoder.child(under: key.stringValue)
  }
}
