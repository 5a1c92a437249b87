/// A suite at one time: its contract, and what Kotlin had answered to it.
struct Snapshot: Sendable {
  /// Nil where there was no fixture, or one that cannot be read.
  let fixture: Fixture?

  /// Whether there was a fixture that cannot be read: rows are missing, or cannot be told apart.
  let isUnreadable: Bool

  /// What Kotlin answered, a row a case; nil where nothing of it can be used.
  private(set) var kotlin: TruthTable?

  /// The constants that were recorded; nil where there is no recording.
  private(set) var constants: [Constant]?

  /// What cannot be used.
  private(set) var problems: [Problem] = []

  /// Reads a suite.
  ///
  /// - Parameter sources: the Kotlin sources that the recording is held against; nil for a time
  ///   whose sources are gone.
  init(
    of suite: some Suite, in files: ProjectFiles,
    sources: Result<KotlinSources, Problem>? = nil
  ) {
    let loaded = files.fixture(of: suite, isCounted: false)
    let isMissing = loaded.problems.contains { $0.code == .fixtureMissing }
    problems = loaded.problems.filter { $0.code != .fixtureMissing }
    isUnreadable =
      !isMissing && (loaded.value == nil || problems.contains { $0.caseID == nil })
    fixture = isUnreadable ? nil : loaded.value
    guard let fixture else { return }
    let recorded = files.recording(of: suite.name)
    problems += recorded.problems
    guard let recording = recorded.value else { return }
    let freshness = Freshness(fixture: fixture, recording: recording, suite: suite.name)
    if fixture.axes == nil || freshness.problems.isEmpty { kotlin = freshness.kotlin }
    constants = recording.constants
    problems += freshness.problems
    if let sources {
      problems += files.staleSources(of: recording, suite: suite.name, now: sources)
    }
  }
}
