/// The cases of a suite that were asked for, by their ids or by patterns of them.
package struct CaseFilter: Sendable {
  /// What the ids have to match, at least one of them.
  package private(set) var names: [Wildcard]

  package init(_ names: [String]) { self.names = names.map(Wildcard.init) }

  /// Asks for more cases.
  package mutating func add(_ other: CaseFilter) { names += other.names }

  /// Whether a case was asked for.
  package func includes(_ id: String) -> Bool { names.contains { $0.matches(id) } }

  /// The rows that were asked for, in the fixture's order; nil where these are all.
  package func rows(of fixture: Fixture) -> [Int]? {
    let rows = fixture.cases.indices.filter { includes(fixture.cases[$0].id) }
    return rows.count == fixture.cases.count ? nil : rows
  }

  /// The first name that no case has.
  package func firstUnmatched(in ids: [String]) -> String? {
    names.first { name in !ids.contains(where: name.matches) }?.text
  }
}
