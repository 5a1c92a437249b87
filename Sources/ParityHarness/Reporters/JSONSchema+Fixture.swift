extension JSONSchema {
  /// The JSON Schema of a suite's fixture, of draft 7, for editors.
  ///
  /// What cannot be told from the types is left open there; the check refuses it all the same.
  package static func fixture(of suite: some Suite) -> String {
    let name: JSONValue = ["const": .string(suite.name)]
    let body =
      suite.axes.isEmpty ? ("cases", cases(of: suite)) : ("axes", axes(of: suite))
    let head: [JSONMember] = [
      JSONMember("$schema", "http://json-schema.org/draft-07/schema#"),
      JSONMember("title", .string("the fixture of \(suite.name)")),
    ]
    let whole = members(of: object([("suite", name), body]))
    return JSONValue.object(head + whole + definitions(of: suite)).indented() + "\n"
  }

  private static func definitions<S: Suite>(of suite: S) -> [JSONMember] {
    if !suite.hasContracts || !suite.axes.isEmpty { return [] }
    let thrown = object([(Outcome.thrownKey, string("the tag of the error that is thrown"))])
    let outcome: JSONValue = ["anyOf": [schema(of: TypeShape(of: S.Answer.self)), thrown]]
    return [JSONMember("definitions", ["outcome": outcome])]
  }

  private static func cases<S: Suite>(of suite: S) -> JSONValue {
    let id: JSONValue = [
      "description": "names the case for good: unique, in kebab-case", "type": "string",
      "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
    ]
    let item = object(
      [("id", id), ("input", schema(of: TypeShape(of: S.Input.self)))]
        + (suite.hasContracts ? [("expect", contract)] : []),
      optional: [("note", string("why the case is there"))])
    return described(
      nil,
      [
        JSONMember("type", "array"), JSONMember("minItems", .integer(suite.caseCount)),
        JSONMember("maxItems", .integer(suite.caseCount)), JSONMember("items", item),
      ])
  }

  /// One outcome for both twins, or one for each and the reason.
  private static var contract: JSONValue {
    let outcome: JSONValue = ["$ref": "#/definitions/outcome"]
    let because: JSONValue = [
      "description": "why the two runtimes differ", "type": "string", "pattern": "\\S",
    ]
    let divergence = object([("kotlin", outcome), ("swift", outcome), ("because", because)])
    return ["anyOf": [outcome, divergence]]
  }

  private static func axes<S: Suite>(of suite: S) -> JSONValue {
    var shapes: [String: TypeShape] = [:]
    if case .object(let members) = TypeShape(of: S.Input.self) {
      for member in members { shapes[member.key] = member.shape }
    }
    return object(
      suite.axes.map { axis in
        let values = list(schema(of: shapes[axis] ?? .unknown))
        return (axis, .object(members(of: values) + [JSONMember("minItems", 1)]))
      })
  }
}
