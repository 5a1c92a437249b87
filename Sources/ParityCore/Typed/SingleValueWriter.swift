/// Takes a value as a whole.
struct SingleValueWriter: SingleValueEncodingContainer {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() { encoder.set(.null) }

  func encode<Value: Scalar>(_ value: Value) { encoder.set(value.json) }

  func encode<Value: Encodable>(_ value: Value) throws {
    encoder.set(try encoder.writer.write(value, in: encoder, step: .same))
  }
}
