/// A scenario left something behind that would go on.
package struct LeakError: Error, Equatable {
  /// What it was, a line each.
  package let leftovers: [String]

  package init(leftovers: [String]) {
    self.leftovers = leftovers
  }
}
