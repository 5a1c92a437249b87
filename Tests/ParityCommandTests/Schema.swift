import ParityHarness

/// As much of JSON Schema as the schemas of this project use; any other word of it is a fault.
struct Schema {
  private let root: JSONValue
  /// Each pattern of the schema that is one, as parsing it takes longer than matching.
  private let patterns: [String: Regex<AnyRegexOutput>]

  init(_ text: String) throws { self.init(try JSONText(text, name: "schema").root().value()) }

  init(_ root: JSONValue) {
    self.root = root
    // A pattern that is none is a fault of the schema, told where it is met.
    var patterns: [String: Regex<AnyRegexOutput>] = [:]
    for text in root.all("pattern") where patterns[text] == nil {
      patterns[text] = try? Regex(text)
    }
    self.patterns = patterns
  }

  /// What of a value is not as the schema says.
  func faults(of value: JSONValue) -> [String] { faults(of: value, by: root, at: "$") }

  private func faults(of value: JSONValue, by schema: JSONValue, at place: String) -> [String] {
    schema.members.flatMap { faults(of: value, by: $0, of: schema, at: place) }
  }

  /// What one rule of a schema says.
  private func faults(
    of value: JSONValue, by rule: JSONMember, of schema: JSONValue, at place: String
  ) -> [String] {
    switch rule.key {
    case "$schema", "title", "description", "$defs", "definitions", "then", "else": return []
    case "$ref": return faults(of: value, by: target(of: rule.value), at: place)
    case "allOf":
      return rule.value.elements.flatMap { faults(of: value, by: $0, at: place) }
    case "anyOf":
      let isOne = rule.value.elements.contains { faults(of: value, by: $0, at: place).isEmpty }
      return isOne ? [] : ["\(place): none of the forms"]
    case "if":
      let holds = faults(of: value, by: rule.value, at: place).isEmpty
      return schema[holds ? "then" : "else"].map { faults(of: value, by: $0, at: place) } ?? []
    default: return own(rule, of: value, by: schema, at: place)
    }
  }

  /// What a rule about one type of value, or about any, says.
  private func own(
    _ rule: JSONMember, of value: JSONValue, by schema: JSONValue, at place: String
  ) -> [String] {
    switch (rule.key, value) {
    case ("type", _):
      let names = rule.value.string.map { [$0] } ?? rule.value.elements.compactMap(\.string)
      return !value.typeNames.isDisjoint(with: names)
        ? [] : ["\(place): \(value.text) is no \(names.joined(separator: " or "))"]
    case ("const", _), ("enum", _):
      let words = rule.key == "const" ? [rule.value] : rule.value.elements
      return words.contains(value) ? [] : ["\(place): \(value.text) is none of the words"]
    case ("minimum", .integer(let number)), ("maximum", .integer(let number)):
      return size(number, rule, place)
    case ("minItems", .array(let elements)), ("maxItems", .array(let elements)):
      return size(Int128(elements.count), rule, place)
    case ("minProperties", .object(let members)), ("maxProperties", .object(let members)):
      return size(Int128(members.count), rule, place)
    case ("pattern", .string(let string)):
      guard let regex = rule.value.string.flatMap({ patterns[$0] }) else {
        return ["\(place): the schema's \(rule.value.text) is no pattern"]
      }
      return string.contains(regex) ? [] : ["\(place): \(value.text) has another form"]
    case ("required", .object):
      return rule.value.elements.compactMap(\.string).filter { value[$0] == nil }
        .map { "\(place): \($0) is missing" }
    case ("properties", .object(let members)):
      return members.flatMap { member in
        rule.value[member.key].map {
          faults(of: member.value, by: $0, at: "\(place).\(member.key)")
        } ?? []
      }
    case ("additionalProperties", .object(let members)):
      return members.filter { schema["properties"]?[$0.key] == nil }.flatMap { member in
        rule.value == false
          ? ["\(place): \(member.key) is unknown"]
          : faults(of: member.value, by: rule.value, at: "\(place).\(member.key)")
      }
    case ("items", .array(let elements)):
      return elements.enumerated().flatMap { index, element in
        faults(of: element, by: rule.value, at: "\(place)[\(index)]")
      }
    case ("minimum", _), ("maximum", _), ("minItems", _), ("maxItems", _), ("minProperties", _),
      ("maxProperties", _), ("pattern", _), ("required", _), ("properties", _),
      ("additionalProperties", _), ("items", _):
      return []
    default: return ["\(place): the schema's \(rule.key) is not understood"]
    }
  }

  private func size(_ number: Int128, _ rule: JSONMember, _ place: String) -> [String] {
    guard case .integer(let bound) = rule.value else { return ["\(place): no bound"] }
    if rule.key.hasPrefix("min") {
      return number < bound ? ["\(place): \(number) is too small"] : []
    }
    return number > bound ? ["\(place): \(number) is too large"] : []
  }

  /// What a reference such as `#/definitions/id` names.
  private func target(of reference: JSONValue) -> JSONValue {
    let path = reference.string?.split(separator: "/").dropFirst() ?? []
    return path.reduce(root as JSONValue?) { $0?[String($1)] } ?? ["unknown": reference]
  }
}

extension JSONValue {
  var members: [JSONMember] { if case .object(let members) = self { members } else { [] } }

  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  var string: String? { if case .string(let string) = self { string } else { nil } }

  subscript(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// The strings that stand under a key, however deep.
  fileprivate func all(_ key: String) -> [String] {
    elements.flatMap { $0.all(key) }
      + members.flatMap { member -> [String] in
        if member.key == key, let string = member.value.string { return [string] }
        return member.value.all(key)
      }
  }

  fileprivate var typeNames: Set<String> {
    switch self {
    case .null: ["null"]
    case .bool: ["boolean"]
    case .integer: ["integer", "number"]
    case .double: ["number"]
    case .string: ["string"]
    case .array: ["array"]
    case .object: ["object"]
    }
  }
}
