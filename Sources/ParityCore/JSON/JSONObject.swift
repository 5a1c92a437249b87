/// The members of one object, handed out by key; what is not asked for is an error in the end.
///
/// As long as members are in the order in which they are asked for, they are found one after the
/// other and nothing is kept of them. From the first on that does not, all of them are listed.
package struct JSONObject: Sendable {
  struct Member: Sendable {
    package let key: Range<Int>
    /// Whether the key is ASCII without escapes, so that its bytes tell it from others.
    package let isPlain: Bool
    package var value: Int
    var isRead = false
  }

  /// The place of the object.
  package let node: JSONNode

  /// The offset after the object's closing brace; known once the members are listed, or finished.
  package private(set) var end: Int

  /// The offset that has been reached: of a value that was handed out, or after one.
  private var place: Int
  private var isAtValue = false
  private var readCount = 0

  /// Whether all members have been looked at.
  package private(set) var isListed = false

  /// Where the key starts under which a value was found last, as long as members are not listed.
  private(set) var keyOffset = 0
  private var members: [Member] = []
  private var next = 0

  /// Whether an array or an object was handed out, which may not have been read.
  private(set) var holdsContainers = false

  private var text: JSONText { node.text }

  /// An object whose members have all been looked at: their syntax is right, and no key appears
  /// twice.
  package init(_ node: JSONNode) throws(JSONFault) {
    try self.init(opening: node)
    try list()
  }

  /// An object of which nothing has been looked at; faults are met on the way to `finish()`.
  package init(opening node: JSONNode) throws(JSONFault) {
    guard node.isObject else { throw node.mismatch("an object") }
    self.node = node
    end = node.offset
    place = node.offset + 1
  }

  /// An object that is put together from members at other places of the text.
  init(_ node: JSONNode, members: [Member]) {
    self.node = node
    self.members = members
    end = node.offset
    place = node.offset
    isListed = true
  }

  /// The value of a key that has to be there.
  package mutating func value(_ key: String) throws(JSONFault) -> JSONNode {
    value(key, at: try offset(of: key))
  }

  /// The value of a key that may be left out.
  package mutating func valueIfPresent(_ key: String) throws(JSONFault) -> JSONNode? {
    try offsetIfPresent(of: key).map { value(key, at: $0) }
  }

  /// The value of a key that may be left out, and is not looked for where everything was read.
  mutating func valueIfMore(_ key: String) throws(JSONFault) -> JSONNode? {
    if !isListed {
      let next = text.skipSpace(try offsetAfterLastRead())
      if text.bytes[next] == UInt8(ascii: "}") { return nil }
    }
    return try valueIfPresent(key)
  }

  /// The offset of the value of a key that has to be there.
  package mutating func offset(of key: String) throws(JSONFault) -> Int {
    if let offset = try offsetIfPresent(of: key) { return offset }
    var unread: [String] = []
    for member in members where !member.isRead { unread.append(try text.decodeString(member.key)) }
    throw text.missingKey(key, at: node.offset, unread: unread)
  }

  private mutating func offsetIfPresent(of key: String) throws(JSONFault) -> Int? {
    guard let offset = try findOffset(of: key) else { return nil }
    let first = text.bytes[offset]
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { holdsContainers = true }
    return offset
  }

  private mutating func findOffset(of key: String) throws(JSONFault) -> Int? {
    if !isListed {
      if let offset = try nextValue(ifUnder: key) { return offset }
      try list()
    }
    // Members are mostly in the order in which they are asked for.
    for distance in 0..<members.count {
      let index = (next + distance) % members.count
      if try !isKey(members[index], key) { continue }
      members[index].isRead = true
      next = index + 1
      return members[index].value
    }
    return nil
  }

  /// The value at an offset under a key.
  package func value(_ key: String, at offset: Int) -> JSONNode {
    JSONNode(text: text, offset: offset, key: key, depth: node.depth + 1)
  }

  /// Whether a key is in the object; asking does not count as reading it.
  package mutating func contains(_ key: String) throws(JSONFault) -> Bool {
    try list()
    for member in members where try isKey(member, key) { return true }
    return false
  }

  /// All keys, in the order of the text; asking does not count as reading them.
  package mutating func keys() throws(JSONFault) -> [String] {
    try list()
    var keys: [String] = []
    for member in members { keys.append(try text.decodeString(member.key)) }
    return keys
  }

  /// The member that was read last, as it was before.
  mutating func lastRead() throws(JSONFault) -> Member {
    try list()
    var member = members[next - 1]
    member.isRead = false
    return member
  }

  /// All members as a value.
  package func value() throws(JSONFault) -> JSONValue {
    var values: [JSONMember] = []
    try forEachMember { (key, node) throws(JSONFault) in
      values.append(JSONMember(key, try node.value()))
    }
    return .object(values)
  }

  /// Throws for the first key that has not been read.
  package mutating func finish() throws(JSONFault) {
    if !isListed {
      let last = text.skipSpace(try offsetAfterLastRead())
      if text.bytes[last] == UInt8(ascii: "}") {
        end = last + 1
        return
      }
      try list()
    }
    guard let unknown = members.first(where: { !$0.isRead }) else { return }
    let key = try text.decodeString(unknown.key)
    var known: [String] = []
    for member in members where member.isRead { known.append(try text.decodeString(member.key)) }
    throw text.unknownKey(key, at: unknown.key.lowerBound, known: known)
  }

  /// Says where the object ends, whose members were read elsewhere.
  package mutating func finish(at end: Int) { self.end = end }

  /// Every member in the order of the text, for values that are kept whole.
  package func forEachMember(_ visit: (String, JSONNode) throws(JSONFault) -> Void)
    throws(JSONFault)
  {
    var object = self
    try object.list()
    for member in object.members {
      let key = try text.decodeString(member.key)
      try visit(key, value(key, at: member.value))
    }
  }

  private func isKey(_ member: Member, _ key: String) throws(JSONFault) -> Bool {
    if member.isPlain {
      if key.utf8.count != member.key.count - 2 { return false }
      return text.hasUnits(of: key, at: member.key.lowerBound + 1, member.key.count - 2)
    }
    return CodeUnits.areEqual(try text.decodeString(member.key), key)
  }
}

// MARK: One member after the other

extension JSONObject {
  /// Says where the value that was handed out last ends, so that it need not be looked for.
  package mutating func advance(to end: Int) {
    if !isListed { (place, isAtValue) = (end, false) }
  }

  /// The offset of the next member's value, if that member has a key written plainly.
  private mutating func nextValue(ifUnder key: String) throws(JSONFault) -> Int? {
    let text = node.text
    var offset = text.skipSpace(try offsetAfterLastRead())
    if readCount > 0 {
      guard text.bytes[offset] == UInt8(ascii: ",") else { return nil }
      offset = text.skipSpace(offset + 1)
    }
    guard let value = text.value(underPlainKey: key, at: offset) else { return nil }
    (place, isAtValue, keyOffset) = (value, true, offset)
    readCount += 1
    return value
  }

  private mutating func offsetAfterLastRead() throws(JSONFault) -> Int {
    if isAtValue {
      place = try text.skipValue(place, depth: node.depth + 1)
      isAtValue = false
    }
    return place
  }
}

// MARK: All members

extension JSONObject {
  /// Looks at all members: their syntax, and that no key appears twice.
  package mutating func list() throws(JSONFault) {
    if isListed { return }
    members.reserveCapacity(8)
    end = try node.forEachMember { (key, value) throws(JSONFault) in
      members.append(
        Member(
          key: key, isPlain: node.text.isPlain(key), value: value.offset,
          isRead: members.count < readCount))
      return try value.end()
    }
    next = readCount
    isListed = true
    try refuseRepeatedKeys()
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
