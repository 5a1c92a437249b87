/// How many columns of a terminal a text takes.
package enum DisplayWidth {
  /// The columns of a text that `Escaped` has gone through, so that every scalar is visible.
  package static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
  }

  /// The text, cut to a width with an ellipsis where it is longer.
  package static func cut(_ text: String, to columns: Int) -> String {
    if of(text) <= columns { return text }
    var width = 1
    var end = text.unicodeScalars.startIndex
    for index in text.unicodeScalars.indices {
      width += isWide(text.unicodeScalars[index]) ? 2 : 1
      if width > columns { break }
      end = text.unicodeScalars.index(after: index)
    }
    return String(text.unicodeScalars[..<end]) + "…"
  }

  /// East Asian wide and full-width characters, and emoji shown as such (UAX 11, the main blocks).
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
