extension JSONSchema {
  /// The schema of the values that a type reads, in words that draft 7 and 2020-12 have in common.
  package static func schema(of shape: TypeShape) -> JSONValue {
    switch shape {
    case .bool: boolean
    case .integer(let range):
      [
        "type": "integer", "minimum": .integer(range.lowerBound),
        "maximum": .integer(range.upperBound),
      ]
    case .double, .float:
      [
        "anyOf": [
          ["type": "number"], choice(NonFinite.values.map(\.name)),
        ]
      ]
    case .string: string()
    case .choice(let values): ["enum": .array(values)]
    case .json, .deeper, .unknown: [:]
    case .optional(let inner): ["anyOf": [schema(of: inner), ["type": "null"]]]
    case .list(let element): list(schema(of: element))
    case .map(let value): ["type": "object", "additionalProperties": schema(of: value)]
    case .object(let members): object(members.map { ($0.key, schema(of: $0.shape)) })
    }
  }
}
