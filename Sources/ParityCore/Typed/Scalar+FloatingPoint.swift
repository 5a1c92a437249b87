extension Scalar where Self: BinaryFloatingPoint & LosslessStringConvertible {
  static func quick(in text: JSONText, at offset: Int) throws(JSONFault) -> (value: Self, end: Int)?
  {
    // A negative zero keeps its sign, also when it is written as an integer.
    guard let (integer, end) = text.shortInteger(at: offset), integer != 0 else { return nil }
    return (Self(integer), end)
  }

  static func exact(
    at node: JSONNode, orNull: Bool
  ) throws(JSONFault) -> (value: Self, end: Int) {
    let text = node.text
    let first = text.bytes[node.offset]
    if first == UInt8(ascii: "-") || isDigit(first) {
      let end = try text.skipScalar(node.offset)
      return (try node.floatingPoint(to: end, named: "\(Self.self)"), end)
    }
    guard node.isString else { throw node.mismatch(orNull ? "a number or null" : "a number") }
    let string = try node.string()
    guard let double = NonFinite.values.first(where: { $0.name == string })?.double else {
      let names = NonFinite.values.map { Escaped.literal($0.name) }.joined(separator: ", ")
      throw node.mismatch("a number or one of \(names)")
    }
    return (Self(double), try node.end())
  }
}

extension Double: Scalar {
  var json: JSONValue { .number(self) }
}

extension Float: Scalar {
  var json: JSONValue { .number(self) }
}
