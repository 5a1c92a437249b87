extension JSONText {
  /// Checks the whole text: its syntax to the last byte, and every object for repeated keys.
  ///
  /// A file that is no fixture is told from a text that is no JSON by this.
  public func validate() throws(JSONFault) {
    try expectEnd(after: try skipValue(root().offset))
    try refuseRepeatedKeys()
  }

  /// Walks a text whose syntax is known to be right, with a set of keys for each open object.
  private func refuseRepeatedKeys() throws(JSONFault) {
    var keys: [Set<String>] = []
    var offset = 0
    while offset < count {
      switch bytes[offset] {
      case UInt8(ascii: "{"): keys.append([])
      case UInt8(ascii: "}"): keys.removeLast()
      case UInt8(ascii: "\""):
        let end = try skipString(offset)
        if bytes[skipSpace(end)] == UInt8(ascii: ":") {
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
