import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `Places in a text` {
  static let text = JSONText("ab\né🚀x\r\n\n\tq\ne\u{301}!")
  static let places: [(offset: Int, line: Int, column: Int)] = [
    (0, 1, 1), (1, 1, 2), (2, 1, 3),
    (3, 2, 1), (5, 2, 2), (9, 2, 3), (10, 2, 4), (11, 2, 5),
    (12, 3, 1),
    (13, 4, 1), (14, 4, 2), (15, 4, 3),
    (16, 5, 1), (17, 5, 2), (19, 5, 3), (20, 5, 4),
  ]

  @Test(arguments: places.indices)
  func `A place is a line and a column in scalars, both from 1`(row: Int) {
    let place = Self.places[row]
    let expected = TextPosition(line: place.line, column: place.column)
    #expect(Self.text.position(of: place.offset) == expected)
  }

  @Test func `Places may be asked for in any order`() {
    var random = SplitMix(seed: 7)
    for _ in 0..<200 {
      let place = Self.places[Int.random(in: 0..<Self.places.count, using: &random)]
      let expected = TextPosition(line: place.line, column: place.column)
      #expect(Self.text.position(of: place.offset) == expected)
    }
  }

  @Test func `Places in a long text may be asked for in any order`() {
    // Longer than what is walked before a place is remembered, its lines of different lengths.
    let lines = (0..<4_000).map { String(repeating: "é", count: $0 % 7) + "\n" }
    let text = JSONText(lines.joined())
    var starts = [0]
    for line in lines { starts.append((starts.last ?? 0) + line.utf8.count) }
    var random = SplitMix(seed: 5)
    for _ in 0..<2_000 {
      let line = Int.random(in: 0..<lines.count, using: &random)
      let column = Int.random(in: 0..<lines[line].count, using: &random)
      let expected = TextPosition(line: line + 1, column: column + 1)
      #expect(text.position(of: starts[line] + 2 * column) == expected)
    }
    #expect(text.position(of: text.count) == TextPosition(line: 4_001, column: 1))
    #expect(text.position(of: 0) == TextPosition(line: 1, column: 1))
  }

  @Test func `Beyond the end is the end`() {
    #expect(Self.text.count == 20)
    #expect(Self.text.position(of: 500) == TextPosition(line: 5, column: 4))
    #expect(JSONText("").position(of: 0) == TextPosition(line: 1, column: 1))
    #expect(JSONText("1\n").position(of: 2) == TextPosition(line: 2, column: 1))
  }

  @Test func `A byte that is no character has a place all the same`() {
    let text = JSONText([0x22, 0x80, 0xC3, 0x22, 0x0A, 0xFF])
    #expect(text.position(of: 1) == TextPosition(line: 1, column: 2))
    #expect(text.position(of: 3) == TextPosition(line: 1, column: 3))
    #expect(text.position(of: 5) == TextPosition(line: 2, column: 1))
  }
}
