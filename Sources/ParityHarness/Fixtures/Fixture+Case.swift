extension Fixture {
  /// One case as its places in the text; nothing is decoded before it is asked for.
  package struct Case: Sendable {
    /// The case's bytes in the file; all axes for a row of a product.
    let range: Range<Int>

    /// Where its input is; nil when something in the case cannot be used.
    let input: Input?

    private let text: JSONText
    private let idOffset: Int?

    /// A case in the text, and the offset of its id if it has one.
    init(_ text: JSONText, at range: Range<Int>, idOffset: Int?, input: Range<Int>?) {
      self.text = text
      self.range = range
      self.idOffset = idOffset
      self.input = input.map { .object($0) }
    }

    /// A row of the product of axes in the text.
    init(_ text: JSONText, row: Int, axes: Range<Int>) {
      self.text = text
      range = axes
      idOffset = nil
      input = .row(row)
    }

    /// The id, `row-17` for a row of a product; empty when it could not be read.
    package var id: String {
      if case .row(let number) = input { return "row-\(number)" }
      guard let idOffset else { return "" }
      return text.checkedString(at: idOffset)
    }

    /// Whether it has the same id as one in another text.
    func hasID(at offset: Int, of other: JSONText) -> Bool {
      guard let idOffset else { return false }
      return text.hasSameString(at: idOffset, as: other, at: offset)
    }
  }
}
