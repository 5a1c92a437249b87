import Foundation
import ParityHarness
import ParitySuites
import Testing

/// The cases of the fixture, what Swift has to answer to each, and what Kotlin.
struct SearchContract {
  typealias Case = (id: String, input: JSONValue, expected: Outcome, kotlin: Outcome)

  let cases: [Case]

  init() throws { cases = try Self.read.get() }

  /// The fixture's cases, read once.
  private static let read = Result { () throws -> [Case] in
    let root = URL(filePath: #filePath, directoryHint: .notDirectory)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let layout = ProjectLayout(root: root.path, fixtures: root.appending(path: "fixtures").path)
    let loaded = ProjectFiles(layout).fixture(of: LatestSearchSuite())
    try #require(loaded.problems.isEmpty)
    let fixture = try #require(loaded.value)
    return try fixture.cases.indices.map { row in
      (
        fixture.cases[row].id, try #require(fixture.input(ofRow: row)),
        try #require(fixture.contracts[row].swift.outcome),
        try #require(fixture.contracts[row].kotlin.outcome)
      )
    }
  }

  /// The ids of the cases to which a suite gives another answer.
  func failures(of suite: LatestSearchSuite) async throws -> [String] {
    var ids: [String] = []
    for (id, input, expected, _) in cases {
      var object = try JSONText(input.text, name: id).root().object()
      let scenario = try suite.readInput(&object)
      if await suite.outcome(for: scenario) != expected { ids.append(id) }
    }
    return ids
  }
}
