/// Takes the elements of an array.
struct UnkeyedWriter: UnkeyedEncodingContainer {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  var count: Int { encoder.count }

  func encodeNil() { encoder.append(.value(.null)) }

  func encode<Value: Scalar>(_ value: Value) { encoder.append(.value(value.json)) }

  func encode<Value: Encodable>(_ value: Value) throws {
    encoder.append(.value(try encoder.writer.write(value, in: encoder, step: .index(count))))
  }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    child().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { child().unkeyedContainer() }

  func superEncoder() -> any Encoder { child() }

  private func child() -> ValueEncoder {
    let child = encoder.child(.index(count))
    encoder.append(.encoder(child))
    return child
  }
}
