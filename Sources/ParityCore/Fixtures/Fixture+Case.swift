extension Fixture {
  /// One case as its places in the text; nothing is decoded before it is asked for.
  package struct Case: Sendable {
    /// The case's bytes in the file; all axes for a row of a product.
    package let range: Range<Int>

    /// Where its input is; nil when something in the case cannot be used.
    package private(set) var input: Input?

    private let text: JSONText
    private let idOffset: Int?
    private let noteOffset: Int?
    private let row: Int?

    /// A case in the text, and the offset of its id if it has one.
    package init(
      _ text: JSONText, at range: Range<Int>, idOffset: Int?, input: Range<Int>?,
      noteOffset: Int? = nil
    ) {
      self.text = text
      self.range = range
      self.idOffset = idOffset
      self.noteOffset = noteOffset
      row = nil
      self.input = input.map { .object($0) }
    }

    /// A row of the product of axes in the text.
    package init(_ text: JSONText, row: Int, axes: Range<Int>) {
      self.text = text
      range = axes
      idOffset = nil
      noteOffset = nil
      self.row = row
      input = .row(row)
    }

    /// The case without an input, as nothing can be asked about it.
    package var withdrawn: Case {
      var item = self
      item.input = nil
      return item
    }

    /// The id, `row-17` for a row of a product; empty when it could not be read.
    package var id: String {
      if let row { return "row-\(row)" }
      guard let idOffset else { return "" }
      return text.checkedString(at: idOffset)
    }

    /// Why the case is there, as the fixture says it; nil where it does not.
    package var note: String? { noteOffset.map(text.checkedString) }

    /// Whether it has the same id as one in another text.
    func hasID(at offset: Int, of other: JSONText) -> Bool {
      guard let idOffset else { return false }
      return text.hasSameString(at: idOffset, as: other, at: offset)
    }
  }
}
