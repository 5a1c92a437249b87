/// Compares strings as Kotlin does, by code units.
///
/// Swift's own `==` takes canonically equal strings for the same. Well-formed strings have the same
/// UTF-16 code units exactly when they have the same UTF-8.
package enum CodeUnits {
  /// Whether two strings are the same, unit by unit.
  package static func areEqual(_ one: String, _ other: String) -> Bool {
    // Strings that are not even canonically equal, which is known at once for most, are not the
    // same.
    if one != other { return false }
    return withUnits(of: one) { units in
      withUnits(of: other) { others in
        if units.count != others.count { return false }
        var index = 0
        while index < units.count {
          if units[index] != others[index] { return false }
          index += 1
        }
        return true
      }
    }
  }

  /// The UTF-8 units of a string in place; loops over them by index are quick without optimisation.
  static func withUnits<Result>(
    of string: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let result = string.utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = string
    copy.makeContiguousUTF8()
    return copy.withUTF8(body)
  }
}
