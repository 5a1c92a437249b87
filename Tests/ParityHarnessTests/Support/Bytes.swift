/// A piece of a text: characters, or one byte that need not belong to any character.
enum Piece: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case text(String)
  case byte(UInt8)

  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: UInt8) { self = .byte(value) }
}

/// The bytes of several pieces.
func bytes(_ pieces: [Piece]) -> [UInt8] {
  pieces.flatMap { piece in
    switch piece {
    case .text(let text): Array(text.utf8)
    case .byte(let byte): [byte]
    }
  }
}

/// Bytes in which `▸` marks a place; the mark itself is taken out.
struct MarkedBytes: Sendable {
  let bytes: [UInt8]
  let offset: Int

  init?(_ marked: [UInt8]) {
    let mark = Array("▸".utf8)
    let places = marked.indices.filter { marked[$0...].starts(with: mark) }
    guard places.count == 1 else { return nil }
    offset = places[0]
    bytes = Array(marked[..<offset] + marked[(offset + mark.count)...])
  }
}
