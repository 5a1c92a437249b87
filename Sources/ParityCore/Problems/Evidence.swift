/// What shows a problem beside its sentence; reporters lay it out.
package struct Evidence: Hashable, Sendable {
  /// What each source says at one place.
  package struct Difference: Hashable, Sendable {
    /// The place in the outcome, such as `lines[2].price`; safe to print.
    package let place: String
    /// The sources in the order of the report, each with its value; nil where it has no outcome.
    package let values: [Source]
  }

  /// One source of a difference.
  package struct Source: Hashable, Sendable {
    /// What the source is called, such as `Kotlin` or `contract for Swift`.
    package let name: String
    /// Whether it gave an outcome at all.
    package let hasOutcome: Bool
    /// Its value there; nil where its outcome has none.
    package let value: JSONValue?
  }

  /// Why the case is there, as the fixture says it.
  package internal(set) var note: String?

  /// Where the sources differ, as far as it is shown.
  package internal(set) var differences: [Difference] = []

  /// In how many more places they differ.
  package internal(set) var hiddenDifferences = 0

  /// The input of a row that has no case to look it up in.
  package var input: JSONValue?

  /// What another program said, a line each.
  package internal(set) var output: [String] = []

  /// Nothing.
  package static let none = Evidence()
}
