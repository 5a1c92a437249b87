/// Colours for a terminal; everything they say is said in words too.
package struct Style: Sendable {
  /// Whether colours are written at all.
  package let isColored: Bool

  package init(isColored: Bool) { self.isColored = isColored }

  package func good(_ text: String) -> String { wrap(text, "32") }
  package func bad(_ text: String) -> String { wrap(text, "31") }
  package func strong(_ text: String) -> String { wrap(text, "1") }
  package func faint(_ text: String) -> String { wrap(text, "2") }

  private func wrap(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
