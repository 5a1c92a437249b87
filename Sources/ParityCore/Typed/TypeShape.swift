/// What a `Decodable` type asks for: what a schema of it says, and what can be made up for it.
package indirect enum TypeShape: Hashable, Sendable {
  case bool
  case integer(ClosedRange<Int128>)
  case double
  case float
  case string
  /// One of these values.
  case choice([JSONValue])
  /// Any JSON.
  case json
  case optional(TypeShape)
  case list(TypeShape)
  case map(TypeShape)
  case object([Member])
  /// A type inside itself, deeper than is looked at.
  case deeper
  /// A type whose own `init(from:)` does not say what it asks for.
  case unknown

  /// A key and what is under it.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let shape: TypeShape
  }

  /// Finds it out by having the type read values that are all zero and empty.
  ///
  /// This runs the type's own `init(from:)`.
  package init(of type: any Decodable.Type) { self = ShapeProbe.shape(of: type, within: []) }

  /// Whether a part of it could not be found out.
  package var hasUnknown: Bool {
    switch self {
    case .unknown: true
    case .optional(let inner), .list(let inner), .map(let inner): inner.hasUnknown
    case .object(let members): members.contains(where: \.shape.hasUnknown)
    case .bool, .integer, .double, .float, .string, .choice, .json, .deeper: false
    }
  }
}
