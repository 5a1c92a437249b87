/// How one value is reached from the one around it.
enum KeyPathStep {
  case root
  /// A value that is read as another type.
  case same
  case key(String)
  case index(Int)

  /// The whole path, with what comes before.
  func path(after outer: [any CodingKey]?) -> [any CodingKey] {
    let outer = outer ?? []
    switch self {
    case .root, .same: return outer
    case .key(let key): return outer + [PathKey(stringValue: key)]
    case .index(let index): return outer + [PathKey(intValue: index)]
    }
  }
}

/// A step as `Codable` knows it.
struct PathKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }

  init(intValue: Int) { (stringValue, self.intValue) = ("Index \(intValue)", intValue) }
}

/// A path as messages show it: `lines[2].price`.
enum KeyPathText {
  static func text(of path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in append(key, to: &text) }
  }

  static func append(_ key: any CodingKey, to text: inout String) {
    if let index = key.intValue {
      text += "[\(index)]"
    } else {
      text += (text.isEmpty ? "" : ".") + key.stringValue
    }
  }

  /// A path within a value at another path.
  static func join(_ outer: String, _ inner: String) -> String {
    outer.isEmpty || inner.isEmpty || inner.hasPrefix("[") ? outer + inner : "\(outer).\(inner)"
  }
}
