/// The cases of a suite as the fixture's file states them.
package struct Fixture: Sendable {
  /// One case: where it stands in the file.
  package struct Case: Sendable {
    /// The id; empty when it could not be read.
    package let id: String
    /// The case's bytes in the file.
    let range: Range<Int>
    /// The offset of its input; nil when something in the case cannot be used.
    let input: Int?
  }

  /// The file's text.
  let text: JSONText

  /// The cases in the order of the file.
  package internal(set) var cases: [Case] = []

  /// Whether the file could be read to its end, so that no case is missing for that reason.
  package internal(set) var isComplete = false

  /// What Kotlin and what Swift have to answer; the two differ only on stated divergences.
  package internal(set) var contract = (kotlin: TruthTable(), swift: TruthTable())

  /// Why the runtimes differ, by row.
  package internal(set) var reasons: [Int: String] = [:]

  init(text: JSONText) { self.text = text }

  /// The input of a case, for showing it; nil when the case cannot be used.
  package func input(ofRow row: Int) -> JSONValue? {
    guard let offset = cases[row].input else { return nil }
    // Fully checked when the fixture was read.
    return try? JSONNode(text: text, offset: offset).value()
  }
}
