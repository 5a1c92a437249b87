/// Something in a JSON text that may not be there, and the byte it was found at.
package struct JSONFault: Error, Hashable, Codable, Sendable {
  /// What rule the text breaks.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// RFC 8259, or a limit that this reader sets beyond it (a lone surrogate, the depth).
    case syntax
    /// A key appears twice in one object, byte for byte or canonically.
    case duplicateKey
    /// A value of another type was expected.
    case type
    /// The type is right, the value is not one of those allowed.
    case range
    /// A key that has to be there is not.
    case missingKey
    /// A key that nothing reads.
    case unknownKey
  }

  /// What rule the text breaks.
  package let kind: Kind

  /// The first byte that breaks it.
  package let offset: Int

  /// What was expected and what was found, without the place.
  package let message: String

  /// The key in question, where there is one.
  package var key: String?

  /// States a fault; a suite does so for a value that only it can judge.
  package init(_ kind: Kind, at offset: Int, _ message: String, key: String? = nil) {
    self.kind = kind
    self.offset = offset
    self.message = message
    self.key = key
  }

  /// The fault at an offset that is counted from elsewhere.
  package func moved(by distance: Int) -> JSONFault {
    JSONFault(kind, at: offset + distance, message, key: key)
  }
}
