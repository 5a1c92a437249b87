/// The members of one object, handed out by key; what nobody asks for is an error in the end.
public struct JSONObject: Sendable {
  struct Member: Sendable {
    let key: Range<Int>
    /// Whether the key is ASCII without escapes, so that its bytes tell it from others.
    let isPlain: Bool
    var value: Int
    var isRead = false
  }

  /// The place of the object.
  public let node: JSONNode

  /// The offset after the object's closing brace.
  let end: Int

  private var members: [Member] = []
  private var next = 0

  private var text: JSONText { node.text }

  init(_ node: JSONNode) throws(JSONFault) {
    self.node = node
    var members: [Member] = []
    members.reserveCapacity(8)
    end = try node.forEachMember { (key, value) throws(JSONFault) in
      members.append(
        Member(key: key, isPlain: node.text.isPlain(key), value: value.offset))
      return try value.end()
    }
    self.members = members
    try refuseRepeatedKeys()
  }

  /// An object that is put together from members at other places of the text.
  init(_ node: JSONNode, members: [Member]) {
    self.node = node
    end = node.offset
    self.members = members
  }

  /// The value of a key that has to be there.
  public mutating func value(_ key: String) throws(JSONFault) -> JSONNode {
    if let value = try valueIfPresent(key) { return value }
    var unread: [String] = []
    for member in members where !member.isRead { unread.append(try text.decodeString(member.key)) }
    throw text.missingKey(key, at: node.offset, unread: unread)
  }

  /// The value of a key that may be left out.
  public mutating func valueIfPresent(_ key: String) throws(JSONFault) -> JSONNode? {
    // Members mostly stand in the order in which they are asked for.
    for distance in 0..<members.count {
      let index = (next + distance) % members.count
      if try !isKey(members[index], key) { continue }
      members[index].isRead = true
      next = index + 1
      return JSONNode(
        text: text, offset: members[index].value, key: key, depth: node.depth + 1)
    }
    return nil
  }

  /// Whether a key stands in the object; asking does not count as reading it.
  func contains(_ key: String) throws(JSONFault) -> Bool {
    for member in members where try isKey(member, key) { return true }
    return false
  }

  /// The member that was read last, as it was before.
  var lastRead: Member {
    var member = members[next - 1]
    member.isRead = false
    return member
  }

  /// All members as a value.
  func value() throws(JSONFault) -> JSONValue {
    var values: [JSONMember] = []
    try forEachMember { (key, node) throws(JSONFault) in
      values.append(JSONMember(key, try node.value()))
    }
    return .object(values)
  }

  /// Throws for the first key that has not been read.
  public func finish() throws(JSONFault) {
    guard let unknown = members.first(where: { !$0.isRead }) else { return }
    let key = try text.decodeString(unknown.key)
    var known: [String] = []
    for member in members where member.isRead { known.append(try text.decodeString(member.key)) }
    throw text.unknownKey(key, at: unknown.key.lowerBound, known: known)
  }

  /// Every member in the order of the text, for values that are kept whole.
  func forEachMember(_ visit: (String, JSONNode) throws(JSONFault) -> Void) throws(JSONFault) {
    for member in members {
      let key = try text.decodeString(member.key)
      try visit(
        key, JSONNode(text: text, offset: member.value, key: key, depth: node.depth + 1))
    }
  }

  private func isKey(_ member: Member, _ key: String) throws(JSONFault) -> Bool {
    if member.isPlain {
      return text.hasUnits(of: key, at: member.key.lowerBound + 1, member.key.count - 2)
    }
    return CodeUnits.areEqual(try text.decodeString(member.key), key)
  }

  private func refuseRepeatedKeys() throws(JSONFault) {
    // Strings are equal in Swift when they are canonically equal, which is what is refused here;
    // ASCII without escapes needs no string to be told apart.
    if members.count <= 32, members.allSatisfy(\.isPlain) {
      for (index, member) in members.enumerated() {
        for other in members[..<index]
        where other.key.count == member.key.count && text.isSame(other.key, member.key) {
          throw text.repeatedKey(try text.decodeString(member.key), at: member.key.lowerBound)
        }
      }
    } else {
      var keys: Set<String> = []
      for member in members {
        let key = try text.decodeString(member.key)
        if !keys.insert(key).inserted { throw text.repeatedKey(key, at: member.key.lowerBound) }
      }
    }
  }
}
