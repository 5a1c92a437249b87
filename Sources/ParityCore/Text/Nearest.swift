/// Finds the known names that an unknown one was probably meant to be.
package enum Nearest {
  /// Beyond this number of bytes nothing is near, and a hostile name would cost its square.
  private static let longest = 100

  /// The names that hold the given one or are a few edits from it, the nearest first, at most
  /// three.
  ///
  /// A few edits are half of the name's letters, or the share that is asked for: 3 is a third.
  package static func names(
    to name: String, among known: [String], within share: Int = 2
  ) -> [String] {
    if name.utf8.count > longest { return [] }
    let canBePart = name.count > 2
    let near = known.filter { $0.utf8.count <= longest }
      .map { (canBePart && $0.contains(name) ? 0 : distance(name, $0), $0) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    // As near as the nearest, give or take one edit, and not beyond that share of the name.
    let limit = max(2, name.count / share)
    return near.prefix { $0.0 <= limit && $0.0 - near[0].0 <= 1 }.prefix(3).map(\.1)
  }

  /// A clause to put behind a message, empty when nothing is near.
  package static func suggestion(
    for name: String, among known: [String], within share: Int = 2,
    leadIn: String = "; did you mean"
  ) -> String {
    let near = names(to: name, among: known, within: share).map(Escaped.plain)
    return near.isEmpty ? "" : "\(leadIn) \(near.joined(separator: " or "))?"
  }

  /// Levenshtein's distance: insertions, deletions and substitutions of characters.
  private static func distance(_ one: String, _ other: String) -> Int {
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
