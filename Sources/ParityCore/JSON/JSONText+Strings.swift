extension JSONText {
  /// The offset after the string that starts here; escapes, UTF-8 and surrogates are checked.
  func skipString(_ start: Int) throws(JSONFault) -> Int {
    var offset = start + 1
    while true {
      offset = skipPlain(offset)
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") { return offset + 1 }
      if byte == UInt8(ascii: "\\") {
        offset = try readEscape(offset).end
      } else if byte < 0x20 {
        throw offset >= count
          ? unexpected(offset, "the closing '\"' of a string")
          : JSONFault(
            .syntax, at: offset,
            "a control character (byte 0x\(hexadecimal(byte))) has to be escaped in a string")
      } else {
        offset = try skipMultibyte(offset)
      }
    }
  }

  /// The first offset from one within a string on that holds no ASCII character which means
  /// itself.
  private func skipPlain(_ start: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = start
      while bytes[offset] >= 0x20, bytes[offset] < 0x80, bytes[offset] != UInt8(ascii: "\""),
        bytes[offset] != UInt8(ascii: "\\")
      {
        offset += 1
      }
      return offset
    }
  }

  /// Whether a string, from quote to after its closing quote, is its bytes: ASCII without escapes.
  package func isPlain(_ string: Range<Int>) -> Bool {
    var offset = string.lowerBound
    while offset < string.upperBound {
      if bytes[offset] >= 0x80 || bytes[offset] == UInt8(ascii: "\\") { return false }
      offset += 1
    }
    return true
  }

  /// Whether the bytes from an offset on are the units of a string.
  func hasUnits(of string: String, at offset: Int, _ count: Int) -> Bool {
    CodeUnits.withUnits(of: string) { units in
      if units.count != count { return false }
      var index = 0
      while index < count {
        if units[index] != bytes[offset + index] { return false }
        index += 1
      }
      return true
    }
  }

  /// The offset of the value of the member that starts here, if its key is written as the very
  /// units of a string between quotes.
  package func value(underPlainKey key: String, at offset: Int) -> Int? {
    guard bytes[offset] == UInt8(ascii: "\"") else { return nil }
    var end = offset + 1
    let isSame = CodeUnits.withUnits(of: key) { units in
      for unit in units {
        // One that a literal has to escape would mean something else.
        if unit != bytes[end] || unit == UInt8(ascii: "\\") || unit == UInt8(ascii: "\"")
          || unit < 0x20
        {
          return false
        }
        end += 1
      }
      return true
    }
    if !isSame { return nil }
    guard bytes[end] == UInt8(ascii: "\"") else { return nil }
    let colon = skipSpace(end + 1)
    guard bytes[colon] == UInt8(ascii: ":") else { return nil }
    return skipSpace(colon + 1)
  }

  /// Whether two stretches of the same length hold the same bytes.
  ///
  /// From their ends, as most of what is compared begins alike.
  package func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var (offset, otherOffset) = (one.upperBound, other.upperBound)
      while offset > one.lowerBound {
        offset -= 1
        otherOffset -= 1
        if bytes[offset] != bytes[otherOffset] { return false }
      }
      return true
    }
  }

  /// The string that starts here, whose syntax has been checked.
  func checkedString(at offset: Int) -> String {
    do {
      return try decodeString(offset..<skipString(offset))
    } catch {
      preconditionFailure("a string was taken for checked: \(error)")
    }
  }

  /// The value of the string from its opening quote to after its closing one.
  package func decodeString(_ string: Range<Int>) throws(JSONFault) -> String {
    let content = bytes[(string.lowerBound + 1)..<(string.upperBound - 1)]
    guard content.contains(UInt8(ascii: "\\")) else {
      return String(decoding: content, as: UTF8.self)
    }
    var value = ""
    var offset = content.startIndex
    while offset < content.endIndex {
      let run = content[offset...].prefix { $0 != UInt8(ascii: "\\") }
      value += String(decoding: run, as: UTF8.self)
      offset = run.endIndex
      if offset < content.endIndex {
        let escape = try readEscape(offset)
        value.unicodeScalars.append(escape.scalar)
        offset = escape.end
      }
    }
    return value
  }

  /// The scalar that the escape at a backslash denotes, and the offset after it.
  private func readEscape(_ start: Int) throws(JSONFault) -> (scalar: Unicode.Scalar, end: Int) {
    let scalar: Unicode.Scalar
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): scalar = "\""
    case UInt8(ascii: "\\"): scalar = "\\"
    case UInt8(ascii: "/"): scalar = "/"
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape(start)
    default: throw unexpected(start + 1, "one of \" \\ / b f n r t u after a backslash")
    }
    return (scalar, start + 2)
  }

  private func readUnicodeEscape(_ start: Int) throws(JSONFault)
    -> (scalar: Unicode.Scalar, end: Int)
  {
    let first = try readCodeUnit(start)
    if let scalar = Unicode.Scalar(first) { return (scalar, start + 6) }
    if UTF16.isLeadSurrogate(first), bytes[start + 6] == UInt8(ascii: "\\"),
      bytes[start + 7] == UInt8(ascii: "u")
    {
      let second = try readCodeUnit(start + 6)
      if UTF16.isTrailSurrogate(second) {
        let units = Unicode.UTF16.EncodedScalar([first, second])
        return (Unicode.UTF16.decode(units), start + 12)
      }
    }
    throw JSONFault(
      .syntax, at: start, "a lone surrogate (\\u\(String(first, radix: 16))) is no character")
  }

  /// The four hexadecimal digits after `\u`.
  private func readCodeUnit(_ start: Int) throws(JSONFault) -> UInt16 {
    var unit: UInt16 = 0
    for offset in (start + 2)..<(start + 6) {
      guard offset < count, let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue
      else { throw unexpected(offset, "four hexadecimal digits after \\u") }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// The offset after a character of two to four bytes; overlong forms and surrogates are refused.
  private func skipMultibyte(_ start: Int) throws(JSONFault) -> Int {
    let lead = bytes[start]
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch lead {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (1, 0...0)
      }
    if length == 1 { throw notUTF8(start) }
    for index in 1..<length {
      let allowed = index == 1 ? second : 0x80...0xBF
      if !allowed.contains(bytes[start + index]) { throw notUTF8(start + index) }
    }
    return start + length
  }

  private func notUTF8(_ offset: Int) -> JSONFault {
    offset >= count
      ? unexpected(offset, "the rest of a character")
      : JSONFault(.syntax, at: offset, "the byte 0x\(hexadecimal(bytes[offset])) is not UTF-8 here")
  }
}

/// Two hexadecimal digits, in upper case.
package func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return byte < 16 ? "0" + digits : digits
}
