/// What Kotlin has to say on each row of a fixture, and what is wrong with that.
package struct KotlinAnswers: Sendable {
  package private(set) var table: TruthTable
  package private(set) var problems: [Problem]

  /// What Kotlin answered, as far as it answered what the fixture asks.
  package init(
    _ recording: Recording?, to fixture: Fixture?, _ suite: String, _ files: ProjectFiles,
    _ sources: Result<KotlinSources, Problem>
  ) {
    table = TruthTable(repeating: .absent, count: fixture?.cases.count ?? 0)
    problems = []
    guard let recording else { return }
    problems = files.staleSources(of: recording, suite: suite, now: sources)
    guard let fixture else { return }
    let freshness = Freshness(fixture: fixture, recording: recording, suite: suite)
    table = freshness.kotlin
    problems += freshness.problems
  }

  /// Leaves out the rows that the Swift side cannot read, whose recorded input says nothing.
  package mutating func withdraw(from fixture: Fixture) {
    var withdrawn: Set<String?> = []
    for (row, item) in fixture.cases.enumerated() where item.input == nil {
      withdrawn.insert(fixture.axes == nil ? item.id : nil)
      table[row] = .absent
    }
    problems.removeAll { $0.code == .recordingStaleInput && withdrawn.contains($0.caseID) }
  }
}
