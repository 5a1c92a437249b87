extension JSONText {
  /// Whether two values are written with the same tokens; white space between them does not count.
  ///
  /// This is what makes telling a fresh recording cheap. Values that are equal but written in
  /// another way (`-0`, an escaped letter, another order of keys) are not found equal here.
  ///
  /// The syntax of both values has been checked; only the ends of strings have to be found here.
  func hasSameTokens(at start: Int, as other: JSONText, at otherStart: Int) -> Bool {
    var (offset, otherOffset) = (start, otherStart)
    var depth = 0
    while true {
      let byte = bytes[offset]
      if byte != other.bytes[otherOffset] { return false }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        guard let length = lengthOfSameString(at: offset, as: other, at: otherOffset) else {
          return false
        }
        offset += length - 1
        otherOffset += length - 1
      default: break
      }
      offset += 1
      otherOffset += 1
      // A number or a literal that stands alone ends where neither goes on.
      if depth == 0 && (isTokenEnd(offset) || other.isTokenEnd(otherOffset)) {
        return isTokenEnd(offset) && other.isTokenEnd(otherOffset)
      }
      if isTokenEnd(offset) || other.isTokenEnd(otherOffset) {
        offset = skipSpace(offset)
        otherOffset = other.skipSpace(otherOffset)
      }
    }
  }

  /// Whether two strings are the same, however they are written; their syntax has been checked.
  func hasSameString(at start: Int, as other: JSONText, at otherStart: Int) -> Bool {
    lengthOfSameString(at: start, as: other, at: otherStart) != nil
      || CodeUnits.areEqual(checkedString(at: start), other.checkedString(at: otherStart))
  }

  /// Whether a token cannot go on here, whatever it is.
  private func isTokenEnd(_ offset: Int) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"),
      UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"), 0:
      true
    default: false
    }
  }

  /// How long two strings are, quotes included, when they are written the same; nil when not.
  private func lengthOfSameString(at start: Int, as other: JSONText, at otherStart: Int) -> Int? {
    var length = 1
    while true {
      let byte = bytes[start + length]
      if byte != other.bytes[otherStart + length] { return nil }
      length += 1
      if byte == UInt8(ascii: "\"") { return length }
      if byte == UInt8(ascii: "\\") {
        if bytes[start + length] != other.bytes[otherStart + length] { return nil }
        length += 1
      }
    }
  }
}
