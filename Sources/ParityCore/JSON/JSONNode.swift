/// A value in a JSON text: the place where it starts.
///
/// Reading it checks its type and its range.
package struct JSONNode: Sendable {
  /// The text that holds the value.
  package let text: JSONText

  /// The offset of the value's first byte.
  package let offset: Int

  /// The key of the value, for messages; an array's elements have the array's.
  package let key: String?

  /// The number of arrays and objects around the value.
  let depth: Int

  package init(text: JSONText, offset: Int, key: String? = nil, depth: Int = 0) {
    self.text = text
    self.offset = offset
    self.key = key
    self.depth = depth
  }

  /// Whether the value is `null`.
  package var isNull: Bool { text.bytes[offset] == UInt8(ascii: "n") }

  /// Whether the value is an object.
  package var isObject: Bool { text.bytes[offset] == UInt8(ascii: "{") }

  /// Whether the value is a string.
  package var isString: Bool { text.bytes[offset] == UInt8(ascii: "\"") }

  /// The string at this node.
  package func string() throws(JSONFault) -> String {
    guard isString else { throw mismatch("a string") }
    return try text.decodeString(offset..<text.skipString(offset))
  }

  /// The Boolean at this node.
  package func bool() throws(JSONFault) -> Bool {
    switch text.bytes[offset] {
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      _ = try text.skipScalar(offset)
      return text.bytes[offset] == UInt8(ascii: "t")
    default: throw mismatch("true or false")
    }
  }

  /// The 64-bit integer at this node, written without a fraction or an exponent.
  package func int64() throws(JSONFault) -> Int64 { try integer() }

  /// The elements of the array at this node, their syntax checked.
  package func elements() throws(JSONFault) -> [JSONNode] {
    guard text.bytes[offset] == UInt8(ascii: "[") else { throw mismatch("an array") }
    var elements: [JSONNode] = []
    _ = try forEachElement { (element) throws(JSONFault) in
      elements.append(element)
      return try element.end()
    }
    return elements
  }

  /// Visits each element, which says where it ended; the offset after the array.
  package func forEachElement(_ visit: (JSONNode) throws(JSONFault) -> Int) throws(JSONFault) -> Int
  {
    guard text.bytes[offset] == UInt8(ascii: "[") else { throw mismatch("an array") }
    var next = text.skipSpace(offset + 1)
    if text.bytes[next] == UInt8(ascii: "]") { return next + 1 }
    while true {
      let element = JSONNode(text: text, offset: next, key: key, depth: depth + 1)
      next = text.skipSpace(try visit(element))
      switch text.bytes[next] {
      case UInt8(ascii: ","): next = text.skipSpace(next + 1)
      case UInt8(ascii: "]"): return next + 1
      default: throw text.unexpected(next, "',' or ']'")
      }
    }
  }

  /// Visits each member, its key and its value, which says where it ended; the offset after the
  /// object.
  package func forEachMember(_ visit: (_ key: Range<Int>, JSONNode) throws(JSONFault) -> Int)
    throws(JSONFault) -> Int
  {
    guard isObject else { throw mismatch("an object") }
    var next = text.skipSpace(offset + 1)
    if text.bytes[next] == UInt8(ascii: "}") { return next + 1 }
    while true {
      let key = try text.readKey(next)
      let member = JSONNode(text: text, offset: key.value, depth: depth + 1)
      next = text.skipSpace(try visit(next..<key.end, member))
      switch text.bytes[next] {
      case UInt8(ascii: ","): next = text.skipSpace(next + 1)
      case UInt8(ascii: "}"): return next + 1
      default: throw text.unexpected(next, "',' or '}'")
      }
    }
  }

  /// The object at this node, its members' syntax checked and no key twice.
  package func object() throws(JSONFault) -> JSONObject { try JSONObject(self) }

  /// The object at this node, whose members are looked at one after the other.
  package func streamingObject() throws(JSONFault) -> JSONObject { try JSONObject(opening: self) }

  /// States that a value of the right type is not one that is allowed here.
  package func outOfRange(_ message: String) -> JSONFault {
    JSONFault(.range, at: offset, message, key: key)
  }

  /// The offset after the value.
  package func end() throws(JSONFault) -> Int { try text.skipValue(offset, depth: depth) }

  /// Says that a value of another type is here, or none.
  package func mismatch(_ expected: String) -> JSONFault {
    do {
      let end = try end()
      return JSONFault(
        .type, at: offset, "expected \(expected), found \(excerpt(to: end))", key: key)
    } catch {
      return error
    }
  }

  /// A value as it is shown in a message.
  package func excerpt(to end: Int) -> String {
    switch text.bytes[offset] {
    case UInt8(ascii: "{"): return "an object"
    case UInt8(ascii: "["): return "an array"
    default:
      var cut = min(end, offset + 60)
      // Not in the middle of a character.
      while text.bytes[cut] & 0b1100_0000 == 0b1000_0000 { cut -= 1 }
      let shown = String(decoding: text.bytes[offset..<cut], as: UTF8.self)
      return Escaped.plain(shown) + (end > cut ? "…" : "")
    }
  }

  /// The integer at this node, in the bits of a type.
  package func integer<Integer: FixedWidthInteger>(orNull: Bool = false) throws(JSONFault)
    -> Integer
  {
    var digits = offset
    let isNegative = text.bytes[digits] == UInt8(ascii: "-")
    if isNegative { digits += 1 }
    guard isDigit(text.bytes[digits]) else {
      throw mismatch(orNull ? "an integer or null" : "an integer")
    }
    var value: Integer = 0
    var isTooLarge = false
    var index = digits
    while isDigit(text.bytes[index]) {
      let digit = Integer(text.bytes[index] - UInt8(ascii: "0"))
      let scaled = value.multipliedReportingOverflow(by: 10)
      let sum =
        isNegative
        ? scaled.partialValue.subtractingReportingOverflow(digit)
        : scaled.partialValue.addingReportingOverflow(digit)
      isTooLarge = isTooLarge || scaled.overflow || sum.overflow
      value = sum.partialValue
      index += 1
    }
    if text.bytes[digits] == UInt8(ascii: "0") || text.bytes[index] == UInt8(ascii: ".")
      || text.bytes[index] | 0x20 == UInt8(ascii: "e")
    {
      // Not an integer, or not a number at all; a zero alone is fine.
      let end = try text.skipScalar(offset)
      if end != index { throw mismatch("an integer, written without a fraction or an exponent") }
    }
    if isTooLarge {
      throw JSONFault(
        .range, at: offset,
        "expected an integer from \(Integer.min) to \(Integer.max), found \(excerpt(to: index))",
        key: key)
    }
    return value
  }
}
