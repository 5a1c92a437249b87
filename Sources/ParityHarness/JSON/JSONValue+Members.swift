extension JSONValue {
  /// The value under a key of an object; nil where there is none.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { CodeUnits.areEqual($0.key, key) }?.value
  }

  /// The number; nil where this is none.
  public var integer: Int64? {
    if case .integer(let integer) = self { integer } else { nil }
  }
}
