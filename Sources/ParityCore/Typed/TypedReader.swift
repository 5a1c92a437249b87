/// Reads values of `Decodable` types from JSON texts, strictly.
///
/// What a type asks for has to be there, and nothing else: unknown, missing and repeated keys, values
/// of another type and integers out of range are faults, each with its place and the path of its
/// key (`lines[2].price`). A key is missing also where the type would take nil for it.
///
/// A reader keeps what it learns of types; use one for many values, not from several threads.
package final class TypedReader {
  private var rules = TypeRules()

  /// Decoders that nothing uses any more.
  ///
  /// With a new one, and a new encoder, for each value, a check of 10,000 cases executes 1.8 % more
  /// instructions.
  private var spare: [ValueDecoder] = []

  package init() {}

  /// The value at a node.
  package func read<Value: Decodable>(
    _ type: Value.Type, at node: JSONNode
  ) throws(JSONFault) -> Value {
    try whole(type, at: node).value
  }

  /// The value of an object, which need not be in one piece in the text; the object then says where
  /// it ends.
  package func read<Value: Decodable>(
    _ type: Value.Type, from object: inout JSONObject
  ) throws(JSONFault) -> Value {
    let (value, end) = try whole(type, at: object.node, object)
    object.finish(at: end)
    return value
  }

  private func whole<Value: Decodable>(
    _ type: Value.Type, at node: JSONNode, _ object: JSONObject? = nil
  ) throws(JSONFault) -> (value: Value, end: Int) {
    do {
      return try read(type, at: node, step: .root, object: object)
    } catch let fault as JSONFault {
      throw fault
    } catch {
      throw JSONFault(.type, at: node.offset, Escaped.plain("\(error)"))
    }
  }

  /// The value at a node and the offset after it.
  func read<Value: Decodable>(
    _ type: Value.Type, at node: JSONNode, in parent: ValueDecoder? = nil, step: KeyPathStep,
    orNull: Bool = false, object: JSONObject? = nil
  ) throws -> (value: Value, end: Int) {
    let rule = rules.rule(of: type)
    var decoder = decoder(at: node, in: parent, step: step, orNull: orNull)
    defer { keep(&decoder) }
    if let object { decoder.members.start(object) }
    let value: Value
    do {
      switch rule {
      case .json: value = try decoder.json() as! Value
      case .mapOfOtherKeys:
        throw decoder.located(node.outOfRange(TypeRule.refusal(of: type)))
      case .plain, .map, .words: value = try Value(from: decoder)
      }
    } catch {
      throw decoder.fault(of: error, reading: type)
    }
    let end = try decoder.finish()
    if case .words = rule { try decoder.expectUnits(of: value) }
    return (value, end)
  }

  /// The same for a value inside another, whose type may catch what is thrown.
  func readInside<Value: Decodable>(
    _ type: Value.Type, at node: JSONNode, in parent: ValueDecoder, step: KeyPathStep,
    orNull: Bool = false
  ) throws -> (value: Value, end: Int) {
    do {
      return try read(type, at: node, in: parent, step: step, orNull: orNull)
    } catch let fault as JSONFault {
      throw parent.thrown(fault)
    }
  }

  private func decoder(
    at node: JSONNode, in parent: ValueDecoder?, step: KeyPathStep, orNull: Bool
  ) -> ValueDecoder {
    guard let decoder = spare.popLast() else {
      return ValueDecoder(self, at: node, in: parent, step: step, orNull: orNull)
    }
    decoder.start(at: node, in: parent, step: step, orNull: orNull)
    return decoder
  }

  /// Keeps a decoder for later, unless the value or a container still holds it.
  private func keep(_ decoder: inout ValueDecoder) {
    decoder.stop()
    if isKnownUniquelyReferenced(&decoder) { spare.append(decoder) }
  }
}

extension JSONNode {
  /// The value of a type, of which the text holds all that the type asks for and nothing else.
  package func decode<Value: Decodable>(_ type: Value.Type) throws(JSONFault) -> Value {
    try TypedReader().read(type, at: self)
  }
}

extension JSONValue {
  /// The value of a type that the JSON stands for.
  package func decode<Value: Decodable>(_ type: Value.Type) throws(JSONFault) -> Value {
    try JSONText(text, name: "value").root().decode(type)
  }
}
