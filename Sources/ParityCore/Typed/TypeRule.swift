/// What is special about reading or writing a type.
enum TypeRule {
  case plain
  /// `JSONValue`, which is taken as it is.
  case json
  /// A dictionary, which has its members in no order.
  case map
  /// A dictionary without strings for keys, which is neither read nor written.
  case mapOfOtherKeys
  /// A type with a string for each value, which is compared by code units.
  case words

  init(of type: any Any.Type) {
    if type == JSONValue.self {
      self = .json
    } else if let map = type as? any Map.Type {
      self = map.keyType == String.self ? .map : .mapOfOtherKeys
    } else if type is any RawRepresentable<String>.Type {
      self = .words
    } else {
      self = .plain
    }
  }

  /// Why a type of `mapOfOtherKeys` is refused.
  static func refusal(of type: any Any.Type) -> String {
    "a map has strings for keys; \(type) has not"
  }
}

/// The rules of the types that were met.
struct TypeRules {
  private var rules: [ObjectIdentifier: TypeRule] = [:]

  mutating func rule(of type: any Any.Type) -> TypeRule {
    let id = ObjectIdentifier(type)
    if let rule = rules[id] { return rule }
    let rule = TypeRule(of: type)
    rules[id] = rule
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
