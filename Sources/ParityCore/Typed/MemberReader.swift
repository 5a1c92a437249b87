/// Reads the members of an object, and finds keys that appear twice among those that were read.
///
/// A struct of its own, so that a member costs its decoder one access to memory that is shared.
struct MemberReader {
  private(set) var object: JSONObject?

  /// Whether there is an object; asking this copies none.
  private(set) var hasObject = false

  /// Where the keys start that were found one after the other.
  private var keys: [Int] = []

  /// Takes an object on, or none.
  mutating func start(_ object: JSONObject?) {
    hasObject = object != nil
    self.object = object
    keys.removeAll(keepingCapacity: true)
  }

  /// Asks the object something.
  mutating func ask<Answer>(
    _ question: (inout JSONObject) throws(JSONFault) -> Answer
  ) throws(JSONFault) -> Answer {
    try question(&object!)
  }

  /// The offset of the value under a key.
  mutating func offset(of key: String) throws(JSONFault) -> Int {
    let offset = try object!.offset(of: key)
    if !object!.isListed { keys.append(object!.keyOffset) }
    return offset
  }

  /// Says where the value that was found last ends.
  mutating func advance(to end: Int) { object!.advance(to: end) }

  /// The single token under a key.
  mutating func scalar<Value: Scalar>(_ key: String) throws(JSONFault) -> Value {
    try scalar(key, at: try offset(of: key), orNull: false)
  }

  /// The single token under a key; nil for `null`.
  mutating func scalarIfPresent<Value: Scalar>(_ key: String) throws(JSONFault) -> Value? {
    let offset = try offset(of: key)
    return try isNull(offset) ? nil : try scalar(key, at: offset, orNull: true)
  }

  /// Whether the value that was found last is `null`.
  mutating func isNull(_ offset: Int) throws(JSONFault) -> Bool {
    let text = object!.node.text
    if text.bytes[offset] != UInt8(ascii: "n") { return false }
    object!.advance(to: try text.skipScalar(offset))
    return true
  }

  private mutating func scalar<Value: Scalar>(
    _ key: String, at offset: Int, orNull: Bool
  ) throws(JSONFault) -> Value {
    let (value, end) =
      if let quick = try Value.quick(in: object!.node.text, at: offset) {
        quick
      } else {
        try Value.exact(at: object!.value(key, at: offset), orNull: orNull)
      }
    object!.advance(to: end)
    return value
  }

  /// The offset after the object, of which everything has to have been read.
  mutating func finish() throws(JSONFault) -> Int {
    try object!.finish()
    if !object!.isListed && mayRepeatKey { try object!.list() }
    return object!.end
  }

  /// Whether two of the keys that were found one after the other may be the same.
  private var mayRepeatKey: Bool {
    guard let text = object?.node.text else { return false }
    var seen: UInt64 = 0
    for (count, key) in keys.enumerated() {
      // Keys that begin alike are compared; others cannot be the same.
      let bit = UInt64(1) << UInt64((text.bytes[key + 1] ^ text.bytes[key + 2] &* 7) & 63)
      if seen & bit != 0, keys[..<count].contains(where: { text.beginsAlike(key, $0) }) {
        return true
      }
      seen |= bit
    }
    return false
  }
}

extension JSONText {
  /// Whether two keys are the same, or begin with the same many bytes.
  fileprivate func beginsAlike(_ one: Int, _ other: Int) -> Bool {
    for index in 1..<64 {
      if bytes[one + index] != bytes[other + index] { return false }
      if bytes[one + index] == UInt8(ascii: "\"") { return true }
    }
    return true
  }
}
