// As those of `KeyedReader`; and of a generic `encodeIfPresent` nothing would be made at all, since
// the protocol's own, which writes nothing for nil, comes first.
extension KeyedWriter {
  func encode(_ value: Bool, forKey key: Key) { add(value, key) }
  func encode(_ value: String, forKey key: Key) { add(value, key) }
  func encode(_ value: Double, forKey key: Key) { add(value, key) }
  func encode(_ value: Float, forKey key: Key) { add(value, key) }
  func encode(_ value: Int, forKey key: Key) { add(value, key) }
  func encode(_ value: Int8, forKey key: Key) { add(value, key) }
  func encode(_ value: Int16, forKey key: Key) { add(value, key) }
  func encode(_ value: Int32, forKey key: Key) { add(value, key) }
  func encode(_ value: Int64, forKey key: Key) { add(value, key) }
  func encode(_ value: UInt, forKey key: Key) { add(value, key) }
  func encode(_ value: UInt8, forKey key: Key) { add(value, key) }
  func encode(_ value: UInt16, forKey key: Key) { add(value, key) }
  func encode(_ value: UInt32, forKey key: Key) { add(value, key) }
  func encode(_ value: UInt64, forKey key: Key) { add(value, key) }

  func encodeIfPresent(_ value: Bool?, forKey key: Key) { addIfPresent(value, key) }
  func encodeIfPresent(_ value: String?, forKey key: Key) { addIfPresent(value, key) }
  func encodeIfPresent(_ value: Double?, forKey key: Key) { addIfPresent(value, key) }
  func encodeIfPresent(_ value: Float?, forKey key: Key) { addIfPresent(value, key) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) { addIfPresent(value, key) }
  func encodeIfPresent(_ value: Int8?, forKey key: Key) { addIfPresent(value, key) }
  func encodeIfPresent(_ value: Int16?, forKey key: Key) { addIfPresent(value, key) }
  func encodeIfPresent(_ value: Int32?, forKey key: Key) { addIfPresent(value, key) }
  func encodeIfPresent(_ value: Int64?, forKey key: Key) { addIfPresent(value, key) }
  func encodeIfPresent(_ value: UInt?, forKey key: Key) { addIfPresent(value, key) }
  func encodeIfPresent(_ value: UInt8?, forKey key: Key) { addIfPresent(value, key) }
  func encodeIfPresent(_ value: UInt16?, forKey key: Key) { addIfPresent(value, key) }
  func encodeIfPresent(_ value: UInt32?, forKey key: Key) { addIfPresent(value, key) }
  func encodeIfPresent(_ value: UInt64?, forKey key: Key) { addIfPresent(value, key) }
}
