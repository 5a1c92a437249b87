extension JSONValue {
  /// An integer, as the twins' `Int64` and `Long` hold it.
  public static func integer(_ integer: Int64) -> JSONValue { .integer(Int128(integer)) }

  /// An integer, such as a count.
  public static func integer(_ integer: Int) -> JSONValue { .integer(Int128(integer)) }

  /// A number, or the string that stands for one that is not finite: `"NaN"`, `"Infinity"` or
  /// `"-Infinity"`.
  public static func number(_ double: Double) -> JSONValue {
    double.isFinite ? .double(double) : .string(NonFinite.name(of: double))
  }

  /// The number that a `Float` is taken for: the shortest decimal that reads back as that `Float`.
  public static func number(_ float: Float) -> JSONValue {
    guard float.isFinite, let double = Double(float.description) else {
      return number(Double(float))
    }
    return number(double)
  }

  /// The integer that a number is; nil where there is none, and for -0.0.
  static func integerValue(of double: Double) -> Int128? {
    double.bitPattern == (-0.0).bitPattern ? nil : Int128(exactly: double)
  }
}

/// The numbers that JSON has no numbers for, by the names that stand for them.
package enum NonFinite {
  package static let values: [(name: String, double: Double)] = [
    ("NaN", .nan), ("Infinity", .infinity), ("-Infinity", -.infinity),
  ]

  /// The name of a number that is not finite.
  package static func name(of double: Double) -> String {
    double.isNaN ? "NaN" : double < 0 ? "-Infinity" : "Infinity"
  }
}

extension JSONNode {
  /// The number at this node: an integer where it is written as one of 64 bits, else the nearest
  /// `Double`.
  package func number() throws(JSONFault) -> JSONValue {
    if let (integer, _) = text.shortInteger(at: offset) { return .integer(Int128(integer)) }
    let end = try text.skipScalar(offset)
    if let integer = Int128(text.ascii(offset..<end)),
      Int64(exactly: integer) != nil || UInt64(exactly: integer) != nil
    {
      return .integer(integer)
    }
    return .double(try floatingPoint(to: end, named: "Double"))
  }

  /// The value of a type that is nearest to the number from this node to an offset.
  func floatingPoint<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    to end: Int, named type: String
  ) throws(JSONFault) -> Value {
    guard let value = Value(text.ascii(offset..<end)), value.isFinite else {
      throw outOfRange(
        "expected a number, found \(excerpt(to: end)), which is too large for a \(type)")
    }
    return value
  }
}

extension JSONText {
  /// Some of the text as a string; the bytes have been checked.
  package func ascii(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
