/// What the Kotlin reference really answered, as its program wrote it down.
package struct Recording: Sendable {
  /// One recorded case.
  package struct Entry: Sendable {
    fileprivate let text: JSONText
    /// The offset of the row in the file, and of its id.
    let offset: Int
    let idOffset: Int
    /// The offset of the input as Kotlin understood it.
    let input: Int

    /// The id, which is decoded when it is asked for.
    package var id: String { text.checkedString(at: idOffset) }

    init(text: JSONText, offset: Int, idOffset: Int, input: Int) {
      self.text = text
      self.offset = offset
      self.idOffset = idOffset
      self.input = input
    }
  }

  /// The version of the format that this harness reads.
  package static let format: Int64 = 2

  package let text: JSONText

  /// The versions of the Kotlin compiler and of kotlinx-coroutines.
  package let kotlin: String
  package let coroutines: String

  /// The constants of the reference.
  package let constants: [Constant]

  /// All Kotlin sources that the reference was made of, in the order in which they are written.
  package let sources: [KotlinSources.File]

  /// The recorded cases; none when the recording is of a product of axes.
  package let rows: [Entry]

  /// The axes as Kotlin understood them; nil when the recording is of cases.
  package let axes: JSONNode?

  /// The outputs, a row each.
  package let outputs: TruthTable

  /// The ids of what was recorded; of a product those of its rows.
  package var ids: [String] {
    axes == nil ? rows.map(\.id) : outputs.rows.indices.map { "row-\($0)" }
  }

  /// Whether both are of cases, or of one product, so that a row's number means the same in both.
  package func hasSameAxes(as other: Recording) -> Bool {
    guard let axes, let others = other.axes else { return axes == nil && other.axes == nil }
    return text.hasSameTokens(at: axes.offset, as: other.text, at: others.offset)
  }
}
