/// What became of one row.
package struct RowChange: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case added
    case removed
    /// Its input, what it is to answer or what Kotlin answered is another.
    case changed
    /// All of it is under another id.
    case renamed
    case unchanged
    /// Something in it cannot be used; a problem says what.
    case notCompared = "not-compared"

    package var words: String { rawValue.replacing("-", with: " ") }
  }

  package let kind: Kind

  /// The id of the case; for one that was removed the one that it had.
  package let id: String

  /// The id that the same input had.
  package internal(set) var formerID: String?

  /// What is otherwise; of a row that was added or removed what it is or was to answer.
  package internal(set) var changes: [ValueChange] = []

  /// The inputs of a product's row, which has no case to look them up in.
  package internal(set) var inputs: [JSONMember] = []
}
