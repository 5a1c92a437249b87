/// A JSON value taken out of its text: what outcomes are made of and what reports show.
///
/// Numbers are equal when they are the same number, whichever case holds them, but for 0.0 and -0.0,
/// which differ. Strings are equal when their code units are, unlike Swift's `==`; the order of an
/// object's members does not count.
public enum JSONValue: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// An integer; those that are read fit into 64 bits, with a sign or without.
  case integer(Int128)
  /// Any other number, always finite: `number(_:)` makes a value of every `Double`.
  case double(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object, its members in the order in which they are written.
  case object([JSONMember])

  /// A string, or `null` for nil.
  public static func optional(_ string: String?) -> JSONValue {
    string.map { .string($0) } ?? .null
  }
}

/// One key of an object and its value.
public struct JSONMember: Sendable {
  /// The key, in the characters that its escapes stand for.
  public let key: String

  /// What is under the key.
  public let value: JSONValue

  /// A value under a key; an object may not have two under one.
  public init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}

extension JSONValue: Hashable {
  /// Whether two values are the same, strings compared by code units.
  public static func == (one: JSONValue, other: JSONValue) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    // By bits, so that 0.0 is not -0.0.
    case (.double(let one), .double(let other)): one.bitPattern == other.bitPattern
    case (.integer(let integer), .double(let double)), (.double(let double), .integer(let integer)):
      integerValue(of: double) == integer
    case (.string(let one), .string(let other)): CodeUnits.areEqual(one, other)
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)):
      one.count == other.count && haveSameMembers(one, other)
    default: false
    }
  }

  /// Whether as many members are the same in whatever order, a repeated key counted as often.
  private static func haveSameMembers(_ one: [JSONMember], _ other: [JSONMember]) -> Bool {
    var index = 0
    while index < one.count, CodeUnits.areEqual(one[index].key, other[index].key) {
      if one[index].value != other[index].value { return false }
      index += 1
    }
    if index == one.count { return true }
    let sorted = [one, other].map { members in
      members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }
    return zip(sorted[0], sorted[1]).allSatisfy {
      CodeUnits.areEqual($0.key, $1.key) && $0.value == $1.value
    }
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let bool): hasher.combine(bool)
    case .integer(let integer): hasher.combine(integer)
    case .double(let double):
      if let integer = Self.integerValue(of: double) {
        hasher.combine(integer)
      } else {
        hasher.combine(double.bitPattern)
      }
    case .string(let string):
      CodeUnits.withUnits(of: string) { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    case .array(let elements): hasher.combine(elements)
    // Members count in no order.
    case .object(let members): hasher.combine(members.reduce(0) { $0 ^ $1.value.hashValue })
    }
  }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  /// `null`.
  public init(nilLiteral: ()) { self = .null }

  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// An integer.
  public init(integerLiteral value: Int128) { self = .integer(value) }

  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// An array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// An object.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { JSONMember($0, $1) })
  }
}
