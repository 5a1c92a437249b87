/// A hash of bytes that is the same in every process: FNV-1a, whose two constants are its authors'.
struct ByteHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}

extension JSONText {
  /// A hash of what a string says, in whatever way it is written.
  package func hash(ofString range: Range<Int>) -> UInt64 {
    var hash = ByteHash()
    for offset in range.lowerBound + 1..<range.upperBound - 1 {
      if bytes[offset] == UInt8(ascii: "\\") {
        hash = ByteHash()
        for unit in checkedString(at: range.lowerBound).utf8 { hash.add(unit) }
        break
      }
      hash.add(bytes[offset])
    }
    return hash.value
  }

  /// A hash of the bytes, if they are lower-case ASCII letters, digits and single hyphens between
  /// them.
  package func hash(ofKebabCase range: Range<Int>) -> UInt64? {
    var hash = ByteHash()
    var previous = UInt8(ascii: "-")
    var offset = range.lowerBound
    while offset < range.upperBound {
      let unit = bytes[offset]
      let isLetter = isDigit(unit) || (unit >= UInt8(ascii: "a") && unit <= UInt8(ascii: "z"))
      let isHyphen = unit == UInt8(ascii: "-") && previous != UInt8(ascii: "-")
      if !isLetter && !isHyphen { return nil }
      hash.add(unit)
      previous = unit
      offset += 1
    }
    return previous == UInt8(ascii: "-") ? nil : hash.value
  }
}
