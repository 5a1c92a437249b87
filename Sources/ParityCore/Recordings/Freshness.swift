/// Tells whether a recording still belongs to its fixture and to the Kotlin sources.
///
/// All of it is found without a JVM: ids and inputs are compared with the fixture, digests with the
/// source files.
package struct Freshness {
  package let fixture: Fixture
  package let recording: Recording

  /// For each case of the fixture the recorded answer, absent where it answers another input.
  package private(set) var kotlin = TruthTable()
  package private(set) var problems: [Problem] = []

  package init(fixture: Fixture, recording: Recording, suite: String) {
    self.fixture = fixture
    self.recording = recording
    if let axes = fixture.axes {
      compare(axes, suite: suite)
    } else {
      let isSameRoster = isSameRoster
      if fixture.isComplete && !isSameRoster { compareRosters(suite: suite) }
      compareInputs(suite: suite, isSameRoster)
    }
  }

  /// The recording holds the axes as Kotlin understood them; with other axes no row is fresh.
  private mutating func compare(_ axes: Axes, suite: String) {
    var message: String?
    if let recorded = recording.axes {
      let differences = differences(axes.node.offset, recorded.offset)
      if !differences.isEmpty {
        message = differences.map(\.sentence).joined(separator: "; ")
      } else if recording.outputs.count != axes.rowCount {
        message = "\(recording.outputs.count) rows are recorded, and the axes have \(axes.rowCount)"
      }
    } else {
      message = "the fixture is made of axes now, and was made of cases when recorded"
    }
    guard let message else {
      kotlin = recording.outputs
      return
    }
    kotlin = TruthTable(repeating: .absent, count: fixture.cases.count)
    problems.append(
      Problem(.recordingStaleInput, message, file: fixture.text.name, suite: suite)
        .at(fixture.text.position(of: axes.node.offset)).advising(.record(suite: suite)))
  }

  private mutating func compareRosters(suite: String) {
    let roster = CaseListDiff(recorded: recording.rows.map(\.id), current: fixture.cases.map(\.id))
    guard let message = roster.sentence else { return }
    problems.append(
      Problem(.recordingRoster, message, file: recording.text.name, suite: suite)
        .at(recording.text.position(of: recording.rows.first?.offset ?? 0))
        .advising(.record(suite: suite)))
  }

  /// Whether the ids are the same in the same order, which needs none of them decoded.
  private var isSameRoster: Bool {
    recording.rows.count == fixture.cases.count
      && recording.rows.indices.allSatisfy {
        fixture.cases[$0].hasID(at: recording.rows[$0].idOffset, of: recording.text)
      }
  }

  private mutating func compareInputs(suite: String, _ isSameRoster: Bool) {
    let absent = kotlin.index(of: .absent)
    let indices = recording.outputs.legend.map { kotlin.index(of: $0) }
    var rowsByID: [String: Int]?
    for (number, item) in fixture.cases.enumerated() {
      let same = isSameRoster ? number : row(of: item, near: number, &rowsByID)
      guard let row = same,
        case .object(let range) = item.input
      else {
        kotlin.append(index: absent)
        continue
      }
      let differences = differences(range.lowerBound, recording.rows[row].input)
      let index = indices[Int(recording.outputs.rows[row])]
      kotlin.append(index: differences.isEmpty ? index : absent)
      if differences.isEmpty { continue }
      var problem = Problem(
        .recordingStaleInput, differences.map(\.sentence).joined(separator: "; "),
        file: fixture.text.name, suite: suite)
      problem.caseID = item.id
      problem.key = differences.first?.key
      problems.append(
        problem.at(fixture.text.position(of: item.range.lowerBound))
          .advising(.record(suite: suite)))
    }
  }

  /// The recorded row of a case: nearly always the one in the same place.
  private func row(
    of item: Fixture.Case, near number: Int, _ index: inout [String: Int]?
  ) -> Int? {
    if number < recording.rows.count
      && item.hasID(at: recording.rows[number].idOffset, of: recording.text)
    {
      return number
    }
    let rows =
      index
      ?? Dictionary(
        recording.rows.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    index = rows
    return rows[item.id]
  }

  private struct Difference {
    let key: String
    let sentence: String
  }

  /// What differs between an input and the one that Kotlin answered, key by key.
  private func differences(_ input: Int, _ recorded: Int) -> [Difference] {
    do {
      if fixture.text.hasSameTokens(at: input, as: recording.text, at: recorded) {
        return []
      }
      let now = try Outcome(any: JSONNode(text: fixture.text, offset: input)).value
      let recorded = try Outcome(any: JSONNode(text: recording.text, offset: recorded)).value
      return ValuePath.differing(among: [now, recorded]).map { path in
        let was = recorded[path]?.text ?? "missing"
        let isNow = now[path]?.text ?? "missing"
        return Difference(
          key: path.text,
          sentence: "\(path.text) is \(isNow) in the fixture, and was \(was) when recorded"
        )
      }
    } catch {
      return [Difference(key: error.key ?? "input", sentence: error.message)]
    }
  }
}
