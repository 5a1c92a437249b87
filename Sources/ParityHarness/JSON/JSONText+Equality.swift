extension JSONText {
  /// Whether two values are written with the same tokens; white space between them does not count.
  ///
  /// This is what makes telling a fresh recording cheap. Values that are equal but written in
  /// another way (`-0`, an escaped letter, another order of keys) are not found equal here.
  func hasSameTokens(at start: Int, as other: JSONText, at otherStart: Int) throws(JSONFault)
    -> Bool
  {
    let end = try skipValue(start)
    let otherEnd = try other.skipValue(otherStart)
    var (offset, otherOffset) = (start, otherStart)
    while offset < end && otherOffset < otherEnd {
      guard bytes[offset] == other.bytes[otherOffset] else { return false }
      if bytes[offset] == UInt8(ascii: "\"") {
        let stringEnd = try skipString(offset)
        let length = stringEnd - offset
        guard otherOffset + length <= otherEnd,
          bytes[offset..<stringEnd]
            .elementsEqual(other.bytes[otherOffset..<(otherOffset + length)])
        else { return false }
        offset = stringEnd
        otherOffset += length
      } else {
        offset += 1
        otherOffset += 1
      }
      offset = skipSpace(offset)
      otherOffset = other.skipSpace(otherOffset)
    }
    return offset >= end && otherOffset >= otherEnd
  }
}
