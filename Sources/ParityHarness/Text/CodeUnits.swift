/// Compares strings as Kotlin does, by code units.
///
/// Swift's own `==` takes canonically equal strings for the same. Well-formed strings have the same
/// UTF-16 code units exactly when they have the same UTF-8.
package enum CodeUnits {
  /// Whether two strings are the same, unit by unit.
  package static func areEqual(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }
}
