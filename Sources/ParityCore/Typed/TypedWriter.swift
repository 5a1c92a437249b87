/// Makes JSON of values of `Encodable` types, so that a `TypedReader` reads them back.
///
/// Members are in the order in which they are encoded, those of a dictionary sorted. An optional is
/// written as `null`. What is not finite is written as a string.
package final class TypedWriter {
  private var rules = TypeRules()

  /// Encoders that nothing uses any more; what that saves is said at `TypedReader`.
  private var spare: [ValueEncoder] = []

  package init() {}

  /// The value as JSON.
  package func write(_ value: some Encodable) throws -> JSONValue {
    try write(value, in: nil, step: .root)
  }

  func write<Value: Encodable>(
    _ value: Value, in parent: ValueEncoder?, step: KeyPathStep
  ) throws -> JSONValue {
    let rule = rules.rule(of: Value.self)
    if case .json = rule, let value = value as? JSONValue { return value }
    var encoder = encoder(in: parent, step: step)
    defer { keep(&encoder) }
    if case .mapOfOtherKeys = rule {
      throw encoder.refusal(of: value, TypeRule.refusal(of: Value.self))
    }
    try value.encode(to: encoder)
    let json = try encoder.finish(value)
    guard case .map = rule, case .object(let members) = json else { return json }
    return .object(members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
  }

  private func encoder(in parent: ValueEncoder?, step: KeyPathStep) -> ValueEncoder {
    guard let encoder = spare.popLast() else {
      return ValueEncoder(self, in: parent, step: step)
    }
    encoder.start(in: parent, step: step)
    return encoder
  }

  /// Keeps an encoder for later, unless the value or a container still holds it.
  private func keep(_ encoder: inout ValueEncoder) {
    encoder.stop()
    if isKnownUniquelyReferenced(&encoder) { spare.append(encoder) }
  }
}

extension JSONValue {
  /// A value of any `Encodable` type as JSON, in the form in which fixtures hold it.
  ///
  /// Optionals are written as `null`, and numbers that are not finite as strings. Throws what the type
  /// throws, and an `EncodingError` for two values in one place, or none.
  public init(encoding value: some Encodable) throws { self = try TypedWriter().write(value) }
}
