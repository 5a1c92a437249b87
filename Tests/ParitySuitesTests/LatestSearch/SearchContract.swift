import Foundation
import ParityHarness
import ParitySuites
import Testing

/// The cases of the fixture, what Swift has to answer to each, and what Kotlin.
struct SearchContract {
  typealias Case = (
    id: String, input: JSONValue, script: SearchScript, expected: SearchOutcome,
    kotlin: SearchOutcome
  )

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
      let input = try #require(fixture.input(ofRow: row))
      let contract = fixture.contracts[row]
      return (
        fixture.cases[row].id, input, try input.decode(SearchScript.self),
        try #require(contract.swift.outcome).value.decode(SearchOutcome.self),
        try #require(contract.kotlin.outcome).value.decode(SearchOutcome.self)
      )
    }
  }

  /// The ids of the cases to which a suite gives another answer.
  func failures(of suite: LatestSearchSuite) -> [String] {
    cases.filter { item in
      do throws(LeakError) {
        return try suite.played(item.script) != item.expected
      } catch {
        return true
      }
    }.map(\.id)
  }
}
