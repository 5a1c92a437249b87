/// What shows a problem beside its sentence; reporters lay it out.
package struct Evidence: Hashable, Sendable {
  /// What each source says under one key.
  package struct Difference: Hashable, Sendable {
    /// The key, as the outcome has it.
    package let key: String
    /// The sources in the order of the report, each with its value; nil where it has no outcome.
    package let values: [Source]
  }

  /// One source of a difference.
  package struct Source: Hashable, Sendable {
    /// What the source is called, such as `Kotlin` or `contract for Swift`.
    package let name: String
    /// Whether it gave an outcome at all.
    package let hasOutcome: Bool
    /// Its value under the key; nil where its outcome lacks the key.
    package let value: JSONValue?
  }

  /// The keys on which the sources differ.
  package internal(set) var differences: [Difference] = []

  /// The input of a row that has no case to look it up in.
  package internal(set) var input: JSONValue?

  /// What another program said, a line each.
  package internal(set) var output: [String] = []

  /// Nothing.
  package static let none = Evidence()
}
