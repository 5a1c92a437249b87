// A container has a method of its own for each of the standard types.

extension UnkeyedWriter {
  func encode(_ value: Bool) { encoder.append(.value(value.json)) }
  func encode(_ value: String) { encoder.append(.value(value.json)) }
  func encode(_ value: Double) { encoder.append(.value(value.json)) }
  func encode(_ value: Float) { encoder.append(.value(value.json)) }
  func encode(_ value: Int) { encoder.append(.value(value.json)) }
  func encode(_ value: Int8) { encoder.append(.value(value.json)) }
  func encode(_ value: Int16) { encoder.append(.value(value.json)) }
  func encode(_ value: Int32) { encoder.append(.value(value.json)) }
  func encode(_ value: Int64) { encoder.append(.value(value.json)) }
  func encode(_ value: UInt) { encoder.append(.value(value.json)) }
  func encode(_ value: UInt8) { encoder.append(.value(value.json)) }
  func encode(_ value: UInt16) { encoder.append(.value(value.json)) }
  func encode(_ value: UInt32) { encoder.append(.value(value.json)) }
  func encode(_ value: UInt64) { encoder.append(.value(value.json)) }
}
