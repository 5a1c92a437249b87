// A container has a method of its own for each of the standard types.

extension SingleValueWriter {
  func encode(_ value: Bool) { encoder.set(value.json) }
  func encode(_ value: String) { encoder.set(value.json) }
  func encode(_ value: Double) { encoder.set(value.json) }
  func encode(_ value: Float) { encoder.set(value.json) }
  func encode(_ value: Int) { encoder.set(value.json) }
  func encode(_ value: Int8) { encoder.set(value.json) }
  func encode(_ value: Int16) { encoder.set(value.json) }
  func encode(_ value: Int32) { encoder.set(value.json) }
  func encode(_ value: Int64) { encoder.set(value.json) }
  func encode(_ value: UInt) { encoder.set(value.json) }
  func encode(_ value: UInt8) { encoder.set(value.json) }
  func encode(_ value: UInt16) { encoder.set(value.json) }
  func encode(_ value: UInt32) { encoder.set(value.json) }
  func encode(_ value: UInt64) { encoder.set(value.json) }
}
