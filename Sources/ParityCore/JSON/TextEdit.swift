/// One replacement in a text.
package struct TextEdit {
  package let range: Range<Int>
  package let replacement: String

  package init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// The text after all edits, none of which overlaps another.
  package static func apply(_ edits: [TextEdit], to text: JSONText) -> [UInt8] {
    var bytes = Array(text.bytes[..<text.count])
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
    return bytes
  }
}
