/// Finds out what a type asks for.
enum ShapeProbe {
  /// How often a type is looked at inside itself.
  private static let deepest = 3

  /// A type does not say what it asks for.
  struct Unknown: Error {}

  static func shape(of type: any Any.Type, within outer: [ObjectIdentifier]) -> TypeShape {
    guard let type = type as? any Decodable.Type else { return .unknown }
    if outer.count(where: { $0 == ObjectIdentifier(type) }) >= deepest { return .deeper }
    do {
      return try sample(of: type, within: outer).shape
    } catch {
      return .unknown
    }
  }

  /// A value that is zero or empty, and the shape of its type.
  static func sample<Value: Decodable>(
    of type: Value.Type, within outer: [ObjectIdentifier]
  ) throws -> (value: Value, shape: TypeShape) {
    if let scalar = type as? any Scalar.Type { return (try zero(scalar), scalar.shape) }
    if let wrapper = type as? any Wrapper.Type {
      return (try cast(wrapper.nothing), wrapper.shape { shape(of: $0, within: outer) })
    }
    if let choice = (type as? any CaseIterable.Type).flatMap({ choice($0) }) {
      return (try cast(choice.first), .choice(choice.values))
    }
    if type == JSONValue.self { return (try cast(JSONValue.null), .json) }
    let decoder = ProbingDecoder(within: outer + [ObjectIdentifier(type)])
    let value = try Value(from: decoder)
    return (value, try decoder.shape())
  }

  private static func zero<Value>(_ type: any Scalar.Type) throws -> Value { try cast(type.zero) }

  private static func cast<Value>(_ value: Any) throws -> Value {
    guard let value = value as? Value else { throw Unknown() }
    return value
  }

  /// The raw values of a type of named values; nil where it is none.
  private static func choice<Choices: CaseIterable>(
    _: Choices.Type
  ) -> (first: Any, values: [JSONValue])? {
    let values = Choices.allCases.compactMap { choice in
      ((choice as? any RawRepresentable)?.rawValue as? any Scalar)?.json
    }
    guard let first = Choices.allCases.first, values.count == Choices.allCases.count else {
      return nil
    }
    return (first, values)
  }
}

// MARK: What is known of types

extension Scalar where Self: FixedWidthInteger {
  static var zero: Self { 0 }
  static var shape: TypeShape { .integer(Int128(Self.min)...Int128(Self.max)) }
}

extension Bool {
  package static var zero: Bool { false }
  package static var shape: TypeShape { .bool }
}

extension String {
  package static var zero: String { "" }
  package static var shape: TypeShape { .string }
}

extension Double { static var shape: TypeShape { .double } }

extension Float { static var shape: TypeShape { .float } }

/// A type around another, which can do without a value of it.
private protocol Wrapper {
  static var nothing: Self { get }
  static func shape(_ shape: (any Any.Type) -> TypeShape) -> TypeShape
}

extension Optional: Wrapper {
  package static var nothing: Self { nil }
  package static func shape(_ shape: (any Any.Type) -> TypeShape) -> TypeShape {
    .optional(shape(Wrapped.self))
  }
}

extension Array: Wrapper {
  package static var nothing: Self { [] }
  package static func shape(_ shape: (any Any.Type) -> TypeShape) -> TypeShape {
    .list(shape(Element.self))
  }
}

extension Dictionary: Wrapper {
  package static var nothing: Self { [:] }
  package static func shape(_ shape: (any Any.Type) -> TypeShape) -> TypeShape {
    Key.self == String.self ? .map(shape(Value.self)) : .unknown
  }
}
