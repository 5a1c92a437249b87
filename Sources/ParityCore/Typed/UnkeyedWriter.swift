/// Takes the elements of an array.
struct UnkeyedWriter: UnkeyedEncodingContainer {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  var count: Int { encoder.count }

  func encodeNil() { encoder.append(.null) }

  func encode<Value: Scalar>(_ value: Value) { encoder.append(value.json) }

  func encode<Value: Encodable>(_ value: Value) throws {
    encoder.append(try encoder.writer.write(value, in: encoder, step: .index(count)))
  }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    child().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { child().unkeyedContainer() }

  func superEncoder() -> any Encoder { child() }

  private func child() -> ValueEncoder { encoder.nextChild() }
}
