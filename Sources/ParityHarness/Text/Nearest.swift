/// Finds the known names that an unknown one was probably meant to be.
package enum Nearest {
  /// The names within a few edits of the given one, the nearest first, at most three.
  package static func names(to name: String, among known: [String]) -> [String] {
    let limit = max(2, name.count / 3)
    return known.map { (distance(name, $0), $0) }
      .filter { $0.0 <= limit }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .prefix(3)
      .map(\.1)
  }

  /// A clause to put behind a message, empty when nothing is near.
  package static func suggestion(
    for name: String, among known: [String], leadIn: String = "; did you mean"
  ) -> String {
    let near = names(to: name, among: known).map(Escaped.plain)
    return near.isEmpty ? "" : "\(leadIn) \(near.joined(separator: " or "))?"
  }

  /// Levenshtein's distance: insertions, deletions and substitutions of characters.
  private static func distance(_ one: String, _ other: String) -> Int {
    // Beyond this nothing is near, and a hostile name would cost its square.
    if one.utf8.count > 100 || other.utf8.count > 100 { return .max }
    let other = Array(other)
    var row = Array(0...other.count)
    for (index, character) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let substitution = diagonal + (character == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(substitution, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[other.count]
  }
}
