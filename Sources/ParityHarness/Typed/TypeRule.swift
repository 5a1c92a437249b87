/// What is special about reading or writing a type.
enum TypeRule {
  case plain
  /// `JSONValue`, which is taken as it is.
  case json
  /// A dictionary, which has its members in no order.
  case map
  /// A type with a string for each value, which is compared by code units.
  case words
  /// A type that is neither read nor written.
  case refused(String)

  init(of type: any Any.Type) {
    if type == JSONValue.self {
      self = .json
    } else if let map = type as? any Map.Type {
      self =
        map.keyType == String.self
        ? .map : .refused("a map has strings for keys; \(type) has not")
    } else if type is any RawRepresentable<String>.Type {
      self = .words
    } else {
      self = .plain
    }
  }
}

/// The rules of the types that were met.
struct TypeRules {
  private var rules: [ObjectIdentifier: TypeRule] = [:]

  /// Mostly a type is asked for many times in a row.
  private var latest: (type: ObjectIdentifier, rule: TypeRule)?

  mutating func rule(of type: any Any.Type) -> TypeRule {
    let id = ObjectIdentifier(type)
    if let latest, latest.type == id { return latest.rule }
    let rule = rules[id] ?? TypeRule(of: type)
    rules[id] = rule
    latest = (id, rule)
    return rule
  }
}

/// What is asked of a dictionary whatever its types are.
private protocol Map {
  static var keyType: any Any.Type { get }
}

extension Dictionary: Map {
  static var keyType: any Any.Type { Key.self }
}
