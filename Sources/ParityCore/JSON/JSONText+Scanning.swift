extension JSONText {
  /// The first offset at or after the given one that holds no white space.
  func skipSpace(_ start: Int) -> Int {
    if !isSpace(bytes[start]) { return start }
    return bytes.withUnsafeBufferPointer { bytes in
      var offset = start + 1
      while isSpace(bytes[offset]) { offset += 1 }
      return offset
    }
  }

  /// The offset after the value that starts here, `depth` containers deep.
  ///
  /// Checks the syntax of the value.
  func skipValue(_ start: Int, depth: Int = 0) throws(JSONFault) -> Int {
    let limit = Self.maximumDepth - depth
    var offset = start
    var nesting = JSONNesting()
    while true {
      switch bytes[offset] {
      case UInt8(ascii: "{"):
        try open(.object, in: &nesting, limit: limit, at: offset)
        offset = skipSpace(offset + 1)
        if bytes[offset] != UInt8(ascii: "}") {
          offset = try skipKey(offset)
          continue
        }
      case UInt8(ascii: "["):
        try open(.array, in: &nesting, limit: limit, at: offset)
        offset = skipSpace(offset + 1)
        if bytes[offset] != UInt8(ascii: "]") { continue }
      default:
        offset = try skipScalar(offset)
      }
      guard let next = try skipAfterValue(offset, in: &nesting) else { return offset }
      offset = next.offset
      if next.isEnd { return offset }
    }
  }

  /// The offset after a string, a number or a literal.
  func skipScalar(_ offset: Int) throws(JSONFault) -> Int {
    switch bytes[offset] {
    case UInt8(ascii: "\""): try skipString(offset)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try skipNumber(offset)
    case UInt8(ascii: "t"): try skipLiteral("true", offset)
    case UInt8(ascii: "f"): try skipLiteral("false", offset)
    case UInt8(ascii: "n"): try skipLiteral("null", offset)
    default: throw unexpected(offset, "a value")
    }
  }

  /// The offset of the value of the member whose key starts here.
  func skipKey(_ offset: Int) throws(JSONFault) -> Int { try readKey(offset).value }

  /// The offset after the key that starts here, and that of its value.
  func readKey(_ offset: Int) throws(JSONFault) -> (end: Int, value: Int) {
    guard bytes[offset] == UInt8(ascii: "\"") else {
      throw unexpected(offset, "a key in double quotes")
    }
    let end = try skipString(offset)
    let colon = skipSpace(end)
    guard bytes[colon] == UInt8(ascii: ":") else { throw unexpected(colon, "':'") }
    return (end, skipSpace(colon + 1))
  }

  /// What a byte that is not allowed here is called, and what could.
  func unexpected(_ offset: Int, _ expected: String) -> JSONFault {
    let found =
      if offset >= count {
        "the text ends here"
      } else if bytes[offset] > 0x20 && bytes[offset] < 0x7F {
        "found '\(Character(Unicode.Scalar(bytes[offset])))'"
      } else {
        "found the byte 0x\(hexadecimal(bytes[offset]))"
      }
    return JSONFault(.syntax, at: offset, "expected \(expected), \(found)")
  }

  /// Says that a container opens here inside too many others.
  func tooDeep(_ offset: Int) -> JSONFault {
    JSONFault(.syntax, at: offset, "nested deeper than \(Self.maximumDepth) arrays and objects")
  }

  private func open(
    _ kind: JSONNesting.Kind, in nesting: inout JSONNesting, limit: Int, at offset: Int
  ) throws(JSONFault) {
    guard nesting.depth < limit else { throw tooDeep(offset) }
    nesting.push(kind)
  }

  /// Closes what ends after a value and goes to the next one; nil for a value at the top level.
  private func skipAfterValue(_ start: Int, in nesting: inout JSONNesting) throws(JSONFault)
    -> (offset: Int, isEnd: Bool)?
  {
    if nesting.depth == 0 { return nil }
    var offset = start
    while nesting.depth > 0 {
      offset = skipSpace(offset)
      switch (bytes[offset], nesting.top) {
      case (UInt8(ascii: "}"), .object), (UInt8(ascii: "]"), .array):
        nesting.pop()
        offset += 1
      case (UInt8(ascii: ","), .object):
        return (try skipKey(skipSpace(offset + 1)), false)
      case (UInt8(ascii: ","), .array):
        return (skipSpace(offset + 1), false)
      case (_, .object): throw unexpected(offset, "',' or '}'")
      case (_, .array): throw unexpected(offset, "',' or ']'")
      }
    }
    return (offset, true)
  }

  /// The integer at this node and the offset after it, if it has few enough digits that none of
  /// them needs a second look.
  func shortInteger(at start: Int) -> (integer: Int64, end: Int)? {
    let isNegative = bytes[start] == UInt8(ascii: "-")
    let first = isNegative ? start + 1 : start
    var integer: Int64 = 0
    var offset = first
    while isDigit(bytes[offset]), offset < first + 18 {
      integer = integer &* 10 &+ Int64(bytes[offset] & 0xF)
      offset += 1
    }
    let isLonger =
      isDigit(bytes[offset]) || bytes[offset] == UInt8(ascii: ".")
      || bytes[offset] | 0x20 == UInt8(ascii: "e")
    let isZero = bytes[first] == UInt8(ascii: "0")
    if offset == first || isLonger || isZero && offset > first + 1 { return nil }
    return (isNegative ? -integer : integer, offset)
  }

  private func skipLiteral(_ literal: StaticString, _ start: Int) throws(JSONFault) -> Int {
    for index in 0..<literal.utf8CodeUnitCount
    where bytes[start + index] != literal.utf8Start[index] {
      throw unexpected(start + index, "\(literal)")
    }
    return start + literal.utf8CodeUnitCount
  }

  private func skipNumber(_ start: Int) throws(JSONFault) -> Int {
    var offset = start
    if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    if bytes[offset] == UInt8(ascii: "0") {
      offset += 1
      if isDigit(bytes[offset]) {
        throw JSONFault(.syntax, at: offset, "a number may not start with a zero and go on")
      }
    } else {
      offset = try skipDigits(offset)
    }
    if bytes[offset] == UInt8(ascii: ".") { offset = try skipDigits(offset + 1) }
    if bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") { offset += 1 }
      offset = try skipDigits(offset)
    }
    return offset
  }

  private func skipDigits(_ start: Int) throws(JSONFault) -> Int {
    var offset = start
    while isDigit(bytes[offset]) { offset += 1 }
    if offset == start { throw unexpected(offset, "a digit") }
    return offset
  }
}

/// Whether a byte is what JSON allows between tokens.
func isSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    || byte == UInt8(ascii: "\t")
}

/// Whether a byte is one of the ten ASCII digits.
package func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}
