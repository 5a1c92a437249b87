extension JSONText {
  /// Checks the whole text: its syntax to the last byte, and every object for repeated keys.
  ///
  /// A file that is no fixture is told from a text that is no JSON by this.
  package func validate() throws(JSONFault) {
    try expectEnd(after: try skipValue(root().offset))
    try refuseRepeatedKeys(in: 0..<count)
  }

  /// A key that appears twice in a value whose syntax is right, which says more than a fault that
  /// was met in it; the fault where there is none.
  func firstFault(in range: Range<Int>, _ fault: JSONFault) -> JSONFault {
    do {
      try refuseRepeatedKeys(in: range)
      return fault
    } catch {
      return error
    }
  }

  /// Walks a value whose syntax is known to be right, with a set of keys for each open object.
  func refuseRepeatedKeys(in range: Range<Int>) throws(JSONFault) {
    var keys: [Set<String>] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: "{"): keys.append([])
      case UInt8(ascii: "}"): keys.removeLast()
      case UInt8(ascii: "\""):
        let end = try skipString(offset)
        if !keys.isEmpty, bytes[skipSpace(end)] == UInt8(ascii: ":") {
          let key = try decodeString(offset..<end)
          if !keys[keys.count - 1].insert(key).inserted { throw repeatedKey(key, at: offset) }
        }
        offset = end
        continue
      default: break
      }
      offset += 1
    }
  }
}
