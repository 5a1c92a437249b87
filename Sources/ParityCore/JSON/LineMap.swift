/// Finds lines and columns of offsets; a text is walked once, whatever the order of asking.
struct LineMap {
  /// As many bytes are walked again at the most.
  private static let stride = 4096

  /// The position of every few bytes, as far as the text has been walked.
  private var marks: [TextPosition] = []
  private var offset = 0
  private var current = TextPosition(line: 1, column: 1)

  /// The line and column of a byte, both from 1; a column is one Unicode scalar.
  mutating func position(of target: Int, in bytes: [UInt8], _ count: Int) -> TextPosition {
    if target < offset {
      let mark = target / Self.stride
      (offset, current) = (mark * Self.stride, marks[mark])
    }
    while offset < min(target, count) {
      if offset == marks.count * Self.stride { marks.append(current) }
      let byte = bytes[offset]
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
