/// A type whose values are single tokens, read and written without a coder of their own.
protocol Scalar: Codable {
  /// What stands for all values of the type while nothing is read.
  static var zero: Self { get }

  /// What the type asks for.
  static var shape: TypeShape { get }

  /// The value as JSON.
  var json: JSONValue { get }

  /// The value and the offset after it; nil where a closer look is needed.
  static func quick(in text: JSONText, at offset: Int) throws(JSONFault) -> (value: Self, end: Int)?

  /// The value and the offset after it, or what keeps it from being one.
  static func exact(
    at node: JSONNode, orNull: Bool
  ) throws(JSONFault) -> (value: Self, end: Int)
}

extension Scalar where Self: FixedWidthInteger {
  var json: JSONValue { .integer(Int128(self)) }

  static func quick(in text: JSONText, at offset: Int) throws(JSONFault) -> (value: Self, end: Int)?
  {
    guard let (integer, end) = text.shortInteger(at: offset), let value = Self(exactly: integer)
    else { return nil }
    return (value, end)
  }

  static func exact(
    at node: JSONNode, orNull: Bool
  ) throws(JSONFault) -> (value: Self, end: Int) {
    (try node.integer(orNull: orNull), try node.end())
  }
}

extension Int: Scalar {}
extension Int8: Scalar {}
extension Int16: Scalar {}
extension Int32: Scalar {}
extension Int64: Scalar {}
extension UInt: Scalar {}
extension UInt8: Scalar {}
extension UInt16: Scalar {}
extension UInt32: Scalar {}
extension UInt64: Scalar {}

extension Bool: Scalar {
  var json: JSONValue { .bool(self) }

  static func quick(in text: JSONText, at offset: Int) throws(JSONFault) -> (value: Self, end: Int)?
  {
    switch text.bytes[offset] {
    case UInt8(ascii: "t"): (true, try text.skipScalar(offset))
    case UInt8(ascii: "f"): (false, try text.skipScalar(offset))
    default: nil
    }
  }

  static func exact(
    at node: JSONNode, orNull: Bool
  ) throws(JSONFault) -> (value: Self, end: Int) {
    throw node.mismatch(orNull ? "true, false or null" : "true or false")
  }
}

extension String: Scalar {
  var json: JSONValue { .string(self) }

  static func quick(in text: JSONText, at offset: Int) throws(JSONFault) -> (value: Self, end: Int)?
  {
    guard text.bytes[offset] == UInt8(ascii: "\"") else { return nil }
    let end = try text.skipString(offset)
    return (try text.decodeString(offset..<end), end)
  }

  static func exact(
    at node: JSONNode, orNull: Bool
  ) throws(JSONFault) -> (value: Self, end: Int) {
    throw node.mismatch(orNull ? "a string or null" : "a string")
  }
}
