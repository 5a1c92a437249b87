/// What the input of a suite may be: types and ranges, and the values at which answers change.
///
/// Everything that exploring needs follows from it: how to make an input up, which inputs are
/// simpler than another, and what may vary in one. What comes earlier in a domain counts as
/// simpler.
public struct InputDomain: Sendable {
  package indirect enum Kind: Sendable {
    case constant(JSONValue)
    case integer(IntegerDomain)
    case double(DoubleDomain)
    case string(StringDomain)
    case choice([(weight: Int, domain: InputDomain)])
    /// With the arrays that known inputs have here.
    case list(of: InputDomain, count: ClosedRange<Int>, known: [[JSONValue]])
    case object([(key: String, domain: InputDomain)])
    case map(MapDomain)
  }

  /// Of a value whose type does not show what it reads, and which a suite has to state itself.
  package static let unstated = InputDomain.oneOf([])

  package let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// One value and no other, which exploring never varies.
  public static func constant(_ value: JSONValue) -> InputDomain { .init(.constant(value)) }

  /// `false` or `true`.
  public static var bool: InputDomain { .oneOf([(1, .constant(false)), (1, .constant(true))]) }

  /// An integer in a range, with the thresholds that matter in it.
  public static func integer(_ range: ClosedRange<Int64>, near: [Int64] = []) -> InputDomain {
    .init(.integer(IntegerDomain(range, near: near)))
  }

  /// An integer that a Kotlin `Int` holds.
  public static func int32(near: [Int64] = []) -> InputDomain {
    .integer(Int64(Int32.min)...Int64(Int32.max), near: near)
  }

  /// An integer that a Kotlin `Long` holds.
  public static func int64(near: [Int64] = []) -> InputDomain {
    .integer(Int64.min...Int64.max, near: near)
  }

  /// Any `Double`, with the thresholds that matter.
  public static func double(near: [Double] = []) -> InputDomain {
    .init(.double(DoubleDomain(isFloat: false, near: near)))
  }

  /// Any `Float`, with the thresholds that matter.
  public static func float(near: [Float] = []) -> InputDomain {
    .init(.double(DoubleDomain(isFloat: true, near: near.map(Double.init))))
  }

  /// A string, like those given and unlike them in what is easily overlooked.
  public static func string(near: [String]) -> InputDomain {
    .init(.string(StringDomain(near: near)))
  }

  /// A value or `null`, which comes up in one of four draws.
  public static func optional(_ domain: InputDomain) -> InputDomain {
    .oneOf([(1, .constant(nil)), (3, domain)])
  }

  /// One of several, each as often as its weight says.
  public static func oneOf(_ choices: [(weight: Int, domain: InputDomain)]) -> InputDomain {
    .init(.choice(choices))
  }

  /// The values of a type of named values, the first of them the simplest.
  public static func values<Choice: CaseIterable & RawRepresentable<String>>(
    of type: Choice.Type
  ) -> InputDomain {
    .oneOf(type.allCases.map { (1, .constant(.string($0.rawValue))) })
  }

  /// An array whose count lies in a range.
  public static func list(of domain: InputDomain, count: ClosedRange<Int>) -> InputDomain {
    .init(.list(of: domain, count: count, known: []))
  }

  /// An object with any keys, whose count lies in a range.
  public static func map(of domain: InputDomain, count: ClosedRange<Int>) -> InputDomain {
    .init(.map(MapDomain(values: domain, count: count, keys: StringDomain(near: ["a"]))))
  }

  /// An object with exactly these keys, each with a domain of its own.
  public static func object(_ members: [(key: String, domain: InputDomain)]) -> InputDomain {
    .init(.object(members))
  }

  /// The keys of an object whose domains a suite has to state itself.
  package var unstatedKeys: [String] {
    guard case .object(let members) = kind else { return [] }
    return members.filter {
      if case .choice(let choices) = $0.domain.kind { choices.isEmpty } else { false }
    }
    .map(\.key)
  }

  /// Whether a value lies in the domain.
  package func contains(_ value: JSONValue) -> Bool {
    switch (kind, value) {
    case (.constant(let constant), _): constant == value
    case (.integer(let domain), .integer): value.integer.map(domain.range.contains) ?? false
    case (.double(let domain), _): domain.number(of: value) != nil
    case (.string, .string): true
    case (.choice, _): choice(for: value) != nil
    case (.list(let domain, let count, _), .array(let elements)):
      count.contains(elements.count) && elements.allSatisfy(domain.contains)
    case (.object(let domains), .object(let members)):
      domains.count == members.count
        && domains.allSatisfy { key, domain in value[key].map(domain.contains) ?? false }
    case (.map(let domain), .object(let members)): domain.contains(members)
    default: false
    }
  }

  /// The first alternative that a value belongs to.
  package func choice(for value: JSONValue) -> (index: Int, domain: InputDomain)? {
    guard case .choice(let choices) = kind else { return nil }
    let index = choices.firstIndex { $0.domain.contains(value) }
    return index.map { ($0, choices[$0].domain) }
  }

  /// The simplest value of the domain.
  package var simplest: JSONValue {
    switch kind {
    case .constant(let value): value
    case .integer(let domain): .integer(domain.anchors[0])
    case .double(let domain): domain.json(domain.anchors[0])
    case .string(let domain): .string(domain.anchors[0])
    case .choice(let choices): choices[0].domain.simplest
    case .list(let domain, let count, _):
      .array(Array(repeating: domain.simplest, count: count.lowerBound))
    case .object(let domains): .object(domains.map { JSONMember($0.key, $0.domain.simplest) })
    case .map(let domain): domain.simplest
    }
  }
}
