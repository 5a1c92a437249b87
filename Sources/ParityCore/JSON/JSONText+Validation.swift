extension JSONText {
  /// Checks the whole text: its syntax to the last byte, and every object for repeated keys.
  ///
  /// A file that is no fixture is told from a text that is no JSON by this.
  package func validate() throws(JSONFault) {
    try expectEnd(after: try skipValue(root().offset))
    try refuseRepeatedKeys(in: 0..<count)
  }

  /// The keys that lead to the key at an offset, from a value around it; places in arrays are written
  /// as `[2]`.
  package func path(toKeyAt offset: Int, in node: JSONNode) throws(JSONFault) -> [String] {
    var path: [String] = []
    if node.isObject {
      _ = try node.forEachMember { (key, value) throws(JSONFault) in
        let end = try value.end()
        if (key.lowerBound..<end).contains(offset) {
          let inner = key.contains(offset) ? [] : try self.path(toKeyAt: offset, in: value)
          path = [try decodeString(key)] + inner
        }
        return end
      }
    } else if bytes[node.offset] == UInt8(ascii: "[") {
      for (index, element) in try node.elements().enumerated() {
        if (element.offset..<(try element.end())).contains(offset) {
          path = ["[\(index)]"] + (try self.path(toKeyAt: offset, in: element))
        }
      }
    }
    return path
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
