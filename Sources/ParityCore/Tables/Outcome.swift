/// What a subject answers for one input: values under keys, compared key by key.
///
/// The rule that decided belongs into it: the right answer for the wrong reason is drift too.
package struct Outcome: Sendable, ExpressibleByDictionaryLiteral {
  /// The values, in the order in which they are shown.
  package let members: [JSONMember]

  /// Puts values under keys.
  package init(_ members: [JSONMember]) { self.members = members }

  /// Puts values under keys.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    members = elements.map { JSONMember($0, $1) }
  }

  /// The value under a key; nil where there is none.
  package subscript(key: String) -> JSONValue? {
    members.first { CodeUnits.areEqual($0.key, key) }?.value
  }

  /// The key of an outcome that says that the subject throws.
  package static let thrownKey = "throws"

  /// That the subject throws an error that is called by a tag.
  package init(throwing tag: String) { self = [Self.thrownKey: .string(tag)] }

  /// What the error is called that the subject throws; nil where it answers.
  package var thrown: String? {
    guard members.count == 1, members[0].key == Self.thrownKey,
      case .string(let tag) = members[0].value
    else { return nil }
    return tag
  }

  /// The outcome as one line: its values under their keys, or one value alone.
  package var text: String {
    if let thrown { return "throws \(Escaped.plain(thrown))" }
    if members.count == 1 { return members[0].value.text }
    return members.map { "\(Escaped.plain($0.key))=\($0.value.text)" }.joined(separator: " ")
  }

  /// The outcome as a JSON object.
  package var value: JSONValue { .object(members) }

  /// Takes an outcome out of a text without asking what it should hold.
  package init(any node: JSONNode) throws(JSONFault) {
    guard case .object(let members) = try node.value() else { throw node.mismatch("an object") }
    self.members = members
  }

  /// The keys on which at least two of several outcomes differ, in the order of the first.
  package static func keysThatDiffer(among outcomes: [Outcome]) -> [String] {
    var keys: [String] = []
    for key in outcomes.flatMap({ $0.members.map(\.key) }) where !keys.contains(key) {
      keys.append(key)
    }
    return keys.filter { key in
      outcomes.dropFirst().contains { $0[key] != outcomes[0][key] }
    }
  }
}

extension Outcome: Hashable {
  /// Whether every key has the same value, in whatever order.
  package static func == (one: Outcome, other: Outcome) -> Bool { one.value == other.value }

  /// Feeds what `==` compares.
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
