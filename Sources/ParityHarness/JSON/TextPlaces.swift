/// Finds lines and columns of offsets that are asked for in ascending order, in one walk.
struct TextPlaces {
  private let text: JSONText
  private var offset = 0
  private var current = TextPosition(line: 1, column: 1)

  init(_ text: JSONText) { self.text = text }

  /// The line and column of a byte, both from 1; a column is one Unicode scalar.
  mutating func position(of target: Int) -> TextPosition {
    if target < offset { self = TextPlaces(text) }
    while offset < min(target, text.count) {
      let byte = text.bytes[offset]
      if byte == UInt8(ascii: "\n") {
        current.line += 1
        current.column = 1
      } else if byte & 0b1100_0000 != 0b1000_0000 {
        current.column += 1
      }
      offset += 1
    }
    return current
  }
}
