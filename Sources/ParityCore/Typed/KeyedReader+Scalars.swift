// One generic method would do, but the compiler makes no special one of it for each type: reading a
// struct of six members takes four times as long with it.
extension KeyedReader {
  func decode(_: Bool.Type, forKey key: Key) throws -> Bool { try decoder.scalar(key.stringValue) }
  func decode(_: String.Type, forKey key: Key) throws -> String {
    try decoder.scalar(key.stringValue)
  }
  func decode(_: Double.Type, forKey key: Key) throws -> Double {
    try decoder.scalar(key.stringValue)
  }
  func decode(_: Float.Type, forKey key: Key) throws -> Float {
    try decoder.scalar(key.stringValue)
  }
  func decode(_: Int.Type, forKey key: Key) throws -> Int { try decoder.scalar(key.stringValue) }
  func decode(_: Int8.Type, forKey key: Key) throws -> Int8 { try decoder.scalar(key.stringValue) }
  func decode(_: Int16.Type, forKey key: Key) throws -> Int16 {
    try decoder.scalar(key.stringValue)
  }
  func decode(_: Int32.Type, forKey key: Key) throws -> Int32 {
    try decoder.scalar(key.stringValue)
  }
  func decode(_: Int64.Type, forKey key: Key) throws -> Int64 {
    try decoder.scalar(key.stringValue)
  }
  func decode(_: UInt.Type, forKey key: Key) throws -> UInt { try decoder.scalar(key.stringValue) }
  func decode(_: UInt8.Type, forKey key: Key) throws -> UInt8 {
    try decoder.scalar(key.stringValue)
  }
  func decode(_: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try decoder.scalar(key.stringValue)
  }
  func decode(_: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try decoder.scalar(key.stringValue)
  }
  func decode(_: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try decoder.scalar(key.stringValue)
  }

  func decodeIfPresent(_: Bool.Type, forKey key: Key) throws -> Bool? {
    try decoder.scalarIfPresent(key.stringValue)
  }
  func decodeIfPresent(_: String.Type, forKey key: Key) throws -> String? {
    try decoder.scalarIfPresent(key.stringValue)
  }
  func decodeIfPresent(_: Double.Type, forKey key: Key) throws -> Double? {
    try decoder.scalarIfPresent(key.stringValue)
  }
  func decodeIfPresent(_: Float.Type, forKey key: Key) throws -> Float? {
    try decoder.scalarIfPresent(key.stringValue)
  }
  func decodeIfPresent(_: Int.Type, forKey key: Key) throws -> Int? {
    try decoder.scalarIfPresent(key.stringValue)
  }
  func decodeIfPresent(_: Int8.Type, forKey key: Key) throws -> Int8? {
    try decoder.scalarIfPresent(key.stringValue)
  }
  func decodeIfPresent(_: Int16.Type, forKey key: Key) throws -> Int16? {
    try decoder.scalarIfPresent(key.stringValue)
  }
  func decodeIfPresent(_: Int32.Type, forKey key: Key) throws -> Int32? {
    try decoder.scalarIfPresent(key.stringValue)
  }
  func decodeIfPresent(_: Int64.Type, forKey key: Key) throws -> Int64? {
    try decoder.scalarIfPresent(key.stringValue)
  }
  func decodeIfPresent(_: UInt.Type, forKey key: Key) throws -> UInt? {
    try decoder.scalarIfPresent(key.stringValue)
  }
  func decodeIfPresent(_: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try decoder.scalarIfPresent(key.stringValue)
  }
  func decodeIfPresent(_: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try decoder.scalarIfPresent(key.stringValue)
  }
  func decodeIfPresent(_: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try decoder.scalarIfPresent(key.stringValue)
  }
  func decodeIfPresent(_: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try decoder.scalarIfPresent(key.stringValue)
  }
}
