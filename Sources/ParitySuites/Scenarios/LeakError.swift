/// A scenario left something behind that would go on.
package struct LeakError: Error, Equatable, CustomStringConvertible {
  /// What it was, a line each.
  package let leftovers: [String]

  package var description: String { "leak: \(leftovers.joined(separator: ", "))" }

  package init(leftovers: [String]) {
    self.leftovers = leftovers
  }
}
