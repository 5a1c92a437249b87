extension JSONValue {
  /// The value under a key of an object; nil where there is none.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { CodeUnits.areEqual($0.key, key) }?.value
  }

  /// The integer; nil where this is none, or none of 64 bits.
  public var integer: Int64? {
    if case .integer(let integer) = self { Int64(exactly: integer) } else { nil }
  }
}
