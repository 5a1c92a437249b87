extension JSONObject {
  /// The 64-bit integer under a key, written without a fraction or an exponent.
  package mutating func int64(_ key: String) throws(JSONFault) -> Int64 {
    let offset = try offset(of: key)
    guard let (integer, end) = node.text.shortInteger(at: offset) else {
      return try value(key, at: offset).int64()
    }
    advance(to: end)
    return integer
  }

  /// The integer under a key, in the 32 bits that a Kotlin `Int` holds.
  package mutating func int32(_ key: String) throws(JSONFault) -> Int32 {
    let offset = try offset(of: key)
    guard let (integer, end) = node.text.shortInteger(at: offset),
      let short = Int32(exactly: integer)
    else { return try value(key, at: offset).int32() }
    advance(to: end)
    return short
  }

  /// The Boolean under a key.
  package mutating func bool(_ key: String) throws(JSONFault) -> Bool {
    let offset = try offset(of: key)
    let bool = try value(key, at: offset).bool()
    advance(to: offset + (bool ? 4 : 5))
    return bool
  }

  /// The string under a key.
  package mutating func string(_ key: String) throws(JSONFault) -> String {
    try string(key, at: try offset(of: key), expected: "a string")
  }

  /// The string under a key, or nil for `null`.
  package mutating func optionalString(_ key: String) throws(JSONFault) -> String? {
    let offset = try offset(of: key)
    if node.text.bytes[offset] == UInt8(ascii: "n") {
      advance(to: try node.text.skipScalar(offset))
      return nil
    }
    return try string(key, at: offset, expected: "a string or null")
  }

  private mutating func string(
    _ key: String, at offset: Int, expected: String
  ) throws(JSONFault) -> String {
    guard node.text.bytes[offset] == UInt8(ascii: "\"") else {
      throw value(key, at: offset).mismatch(expected)
    }
    let end = try node.text.skipString(offset)
    advance(to: end)
    return try node.text.decodeString(offset..<end)
  }
}
