import ParityCore

/// The parts of the check of one suite, for which its files are read once.
struct SuiteRows<S: Suite>: Sendable {
  private let suite: S
  private let context: ParityRow.Context
  private let fixture: Fixture?
  private let kotlin: KotlinAnswers

  /// What is wrong with cases before any is answered, by id.
  private let ofCases: [String: [Problem]]

  /// What is wrong with the files as a whole.
  private let ofFiles: [Problem]

  init(_ suite: S, _ files: ProjectFiles, _ context: ParityRow.Context) {
    let recording = files.recording(of: suite.name)
    let loaded = files.fixture(
      of: suite, recordedIDs: recording.value?.rows.map(\.id) ?? [])
    self.suite = suite
    self.context = context
    fixture = recording.value == nil ? nil : loaded.value
    kotlin = KotlinAnswers(
      recording.value, to: loaded.value, suite.name, files, files.kotlinSources())
    let ids = Set(loaded.value?.cases.map(\.id) ?? [])
    let problems =
      recording.problems + loaded.problems.inFileOrder + kotlin.problems
      + files.drift(of: ConstantRow.sideBySide(suite, recording.value), suite: suite.name)
    // Of two cases with one id neither is the problem's.
    let isOfCase = { (problem: Problem) in
      problem.code != .fixtureDuplicateID && problem.caseID.map(ids.contains) == true
    }
    ofCases = Dictionary(grouping: problems.filter(isOfCase)) { $0.caseID ?? "" }
    ofFiles = problems.filter { !isOfCase($0) }
  }

  /// All parts; without a recording the one that says so.
  var all: [ParityRow] {
    let files = ParityRow("\(suite.name): the fixture and the recording", context) {
      fileProblems
    }
    guard let fixture else { return [files] }
    if fixture.axes != nil {
      let title = "\(suite.name): \(counted(fixture.cases.count, "row"))"
      return [files, ParityRow(title, context) { await problems(in: fixture, kotlin.table) }]
    }
    var seen: Set<String> = [""]
    let cases = fixture.cases.enumerated().filter { seen.insert($1.id).inserted }
    return [files]
      + cases.map { number, item in
        ParityRow("\(suite.name)/\(item.id)", context) {
          await problems(ofCase: number, item.id, in: fixture)
        }
      }
  }

  private var fileProblems: [Problem] {
    let count = fixture?.cases.count ?? 0
    if !ofFiles.isEmpty || count == suite.caseCount && count > 0 { return ofFiles }
    return [
      Problem(
        .harnessUncompared,
        "there are \(counted(count, "row")) to compare, and nothing says why no more",
        suite: suite.name)
    ]
  }

  private func problems(ofCase number: Int, _ id: String, in fixture: Fixture) async -> [Problem] {
    var known = ofCases[id] ?? []
    let cell = kotlin.table[number]
    if known.isEmpty && cell == .absent {
      var problem = Problem(
        .recordingRoster, "nothing is recorded for this case", file: fixture.text.name,
        suite: suite.name)
      problem.caseID = id
      known = [
        problem.at(fixture.text.position(of: fixture.cases[number].range.lowerBound))
          .advising(.record(suite: suite.name))
      ]
    }
    return await problems(
      in: fixture.keeping([number]), TruthTable(repeating: cell, count: 1), known)
  }

  /// What differs between the contracts, Kotlin and what Swift answers now.
  private func problems(
    in part: Fixture, _ kotlin: TruthTable, _ known: [Problem] = []
  ) async -> [Problem] {
    var (part, kotlin) = (part, kotlin)
    let swift: TruthTable
    var faults: [Problem]
    do {
      (swift, faults) = try await part.answers(by: suite)
    } catch {
      return known + [Problem(.harnessFault, Escaped.plain("\(error)"), suite: suite.name)]
    }
    for (row, item) in part.cases.enumerated() where item.input == nil { kotlin[row] = .absent }
    let rows = Rows(
      part, kotlin: kotlin, swift: swift, comparison: Comparison(tolerances: suite.tolerances))
    faults += DriftProblems(suite: suite.name, fixture: part, rows: rows).all
    return SuiteResult(
      name: suite.name, caseCount: part.cases.count, fixture: part, rows: rows, constants: [],
      problems: known + faults
    ).problems
  }
}
