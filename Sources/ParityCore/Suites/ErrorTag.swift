/// What errors are called where a suite does not name them.
enum ErrorTag {
  /// The name of the enumeration's case, or of the type without `Error`, with a small first letter.
  static func name(of error: any Error) -> String {
    let mirror = Mirror(reflecting: error)
    guard mirror.displayStyle == .enum else { return typeName(of: error) }
    // A case with values is its own mirror's only child; one without describes itself.
    return decapitalized(mirror.children.first?.label ?? "\(error)")
  }

  private static func typeName(of error: any Error) -> String {
    let name = "\(type(of: error))"
    let short = name.hasSuffix("Error") && name != "Error" ? String(name.dropLast(5)) : name
    return decapitalized(short)
  }

  private static func decapitalized(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }
}
