extension JSONValue {
  /// The value as one line of JSON, safe to print: see `Escaped.literal`.
  package var text: String {
    switch self {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .integer(let integer): String(integer)
    case .double(let double): double.description
    case .string(let string): Escaped.literal(string)
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(Escaped.literal($0.key)):\($0.value.text)" }.joined(separator: ","))}"
    }
  }

  /// The value over several lines, two spaces a level; what is short stays on one line.
  package func indented(by level: Int = 0) -> String {
    let flat = text
    if flat.utf8.count + 2 * level <= 80 { return flat }
    let inner = String(repeating: "  ", count: level + 1)
    let outer = String(repeating: "  ", count: level)
    switch self {
    case .array(let elements) where !elements.isEmpty:
      let lines = elements.map { inner + $0.indented(by: level + 1) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map {
        "\(inner)\(Escaped.literal($0.key)): \($0.value.indented(by: level + 1))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    default: return flat
    }
  }
}

extension JSONNode {
  /// The value and all that is in it.
  package func value() throws(JSONFault) -> JSONValue {
    switch text.bytes[offset] {
    case UInt8(ascii: "n"):
      _ = try end()
      return .null
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool(try bool())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "["):
      var values: [JSONValue] = []
      for element in try elements() { values.append(try element.value()) }
      return .array(values)
    case UInt8(ascii: "{"): return try object().value()
    default: return try number()
    }
  }
}
