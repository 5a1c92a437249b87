/// A name, or a pattern of names: `*` stands for any characters, `?` for one.
package struct Wildcard: Hashable, Sendable {
  /// The pattern as it was written.
  package let text: String

  private let characters: [Character]

  package init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// Whether it may stand for more than one name.
  package var isPattern: Bool { text.contains { $0 == "*" || $0 == "?" } }

  /// A clause that names what was probably meant, where it matches nothing; empty when nothing is
  /// near.
  package func suggestion(among known: [String]) -> String {
    if !isPattern { return Nearest.suggestion(for: text, among: known) }
    // Of a pattern the letters before its first star are compared, with as many of each name.
    let head = String(characters.prefix { $0 != "*" })
    let heads = Set(known.map { String($0.prefix(head.count)) })
    let near = Nearest.names(to: head, among: Array(heads))
    let names = near.flatMap { head in known.filter { $0.hasPrefix(head) } }.prefix(3)
    return names.isEmpty
      ? "" : "; did you mean \(names.map(Escaped.plain).joined(separator: " or "))?"
  }

  /// Whether it stands for a name.
  package func matches(_ name: String) -> Bool {
    let name = Array(name)
    var (place, index) = (0, 0)
    // Where to go on when what follows the last star does not fit.
    var retry: (place: Int, index: Int)?
    while index < name.count {
      if place < characters.count, characters[place] == "*" {
        retry = (place + 1, index)
        place += 1
      } else if place < characters.count,
        characters[place] == "?" || characters[place] == name[index]
      {
        (place, index) = (place + 1, index + 1)
      } else if let last = retry {
        retry = (last.place, last.index + 1)
        (place, index) = (last.place, last.index + 1)
      } else {
        return false
      }
    }
    return characters[place...].allSatisfy { $0 == "*" }
  }
}
