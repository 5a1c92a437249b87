import Testing

@testable import ParityCore
@testable import ParityHarness

/// A fixture of axes: every combination of the values is a row, and what is wrong is located.
struct AxesTests {
  /// Three times two rows, and a subject of one line.
  struct GridSuite: Suite {
    let name = "grid"
    var caseCount = 6
    let axes = ["width", "label"]

    struct Input: Codable {
      let width: Int64
      let label: String?
    }

    struct Answer: Codable {}

    func answer(_ input: Input) -> Answer { Answer() }
  }

  private static let good =
    #"{"suite": "grid", "axes": {"width": [1, -2, 3], "label": [null, "a"]}}"#

  private func read(_ text: String, rows: Int = 6) -> (fixture: Fixture, problems: [Problem]) {
    readFixture(
      JSONText(text, name: "grid.json"), for: GridSuite(caseCount: rows), recordedIDs: [])
  }

  @Test func `The last axis varies fastest`() {
    let (fixture, problems) = read(Self.good)
    #expect(problems == [])
    #expect(fixture.cases.map(\.id) == (0..<6).map { "row-\($0)" })
    #expect(
      fixture.cases.indices.map { fixture.input(ofRow: $0)?.text } == [
        #"{"width":1,"label":null}"#, #"{"width":1,"label":"a"}"#,
        #"{"width":-2,"label":null}"#, #"{"width":-2,"label":"a"}"#,
        #"{"width":3,"label":null}"#, #"{"width":3,"label":"a"}"#,
      ])
  }

  @Test func `The number of rows is pinned`() {
    let (fixture, problems) = read(Self.good, rows: 8)
    #expect(problems.map(\.code) == [.fixtureCount])
    #expect(problems.first?.message == "6 rows, and grid has exactly 8")
    #expect(problems.first?.column == 27)
    #expect(fixture.cases.isEmpty)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let axes: String
    let code: Problem.Code
    let column: Int
    /// How many rows can still be compared.
    var usable = 0
    var testDescription: String { axes }
  }

  static let faulty: [Row] = [
    Row(axes: #"{"width": [], "label": [null]}"#, code: .fixtureRange, column: 10),
    Row(axes: #"{"width": [1]}"#, code: .fixtureMissingKey, column: 0),
    Row(axes: #"{"width": [1], "label": [""], "x": [1]}"#, code: .fixtureUnknownKey, column: 30),
    Row(
      axes: #"{"width": [1, 2, 1.5], "label": [null, "a"]}"#, code: .fixtureType, column: 17,
      usable: 4),
    Row(
      axes: #"{"width": [1, 2, 3], "label": [null, 7]}"#, code: .fixtureType, column: 37,
      usable: 3),
    Row(axes: #"{"width": 1, "label": [""]}"#, code: .fixtureType, column: 10),
    Row(axes: #"[]"#, code: .fixtureType, column: 0),
    Row(
      axes: #"{"width": [1], "width": [1], "label": [""]}"#, code: .jsonDuplicateKey, column: 15),
  ]

  @Test(arguments: faulty)
  func `A fault in an axis is located`(row: Row) {
    let start = #"{"suite": "grid", "axes": "#
    let (fixture, problems) = read(start + row.axes + "}")
    #expect(problems.map(\.code) == [row.code])
    #expect(problems.first?.column == start.count + row.column + 1)
    #expect(fixture.cases.count { $0.input != nil } == row.usable)
  }

  private func recording(axes: String, rows: String) throws -> Recording {
    try Recording(
      JSONText(
        """
        {"format": 2, "suite": "grid", "kotlin": "k", "coroutines": "c", "constants": {},
        "sources": {"a.kt": {"sha256": "00"}}, "axes": \(axes),
        "legend": {"a": {"area": 1}, "b": {"area": 2}}, "rows": \(rows)}
        """, name: "recorded.json"), suite: "grid")
  }

  @Test func `A recording has a letter a row`() throws {
    let axes = #"{"width":[1,-2,3],"label":[null,"a"]}"#
    let recording = try recording(axes: axes, rows: #"["ab","ba","bb"]"#)
    let freshness = Freshness(fixture: read(Self.good).fixture, recording: recording, suite: "grid")
    #expect(freshness.problems == [])
    #expect(
      freshness.kotlin.rows.map { freshness.kotlin.legend[Int($0)].text } == [
        "1", "2", "2", "1", "2", "2",
      ])
  }

  @Test func `Other axes or another number of rows make a recording stale`() throws {
    let fixture = read(Self.good).fixture
    let short = try recording(
      axes: #"{"width":[1,-2,3],"label":[null,"a"]}"#, rows: #"["ab","ba"]"#)
    let stale = Freshness(fixture: fixture, recording: short, suite: "grid")
    #expect(stale.problems.map(\.code) == [.recordingStaleInput])
    #expect(stale.problems.first?.message == "4 rows are recorded, and the axes have 6")
    #expect(stale.kotlin.legend == [.absent])
    let other = Freshness(
      fixture: fixture,
      recording: try recording(
        axes: #"{"width":[1,-2,4],"label":[null,"a"]}"#, rows: #"["ababab"]"#),
      suite: "grid")
    #expect(
      other.problems.first?.message
        == "width[2] is 3 in the fixture, and was 4 when recorded")
  }

  @Test func `A letter without a meaning is no recording`() {
    #expect(throws: JSONFault.self) {
      try recording(axes: "{}", rows: #"["abc"]"#)
    }
  }

  @Test func `Rows without a contract are compared with each other`() throws {
    let one = Cell.outcome(["a": 1])
    let two = Cell.outcome(["a": 2])
    let none = Contract.none
    #expect(Comparison.exact.verdict(contract: none, kotlin: one, swift: one) == .parity)
    #expect(Comparison.exact.verdict(contract: none, kotlin: one, swift: two) == .twinsDiffer)
    #expect(Comparison.exact.verdict(contract: none, kotlin: .absent, swift: two) == .notCompared)
  }

  @Test func `Ten rows are told in full, and what all of them have in common`() {
    let (fixture, _) = read(
      #"{"suite": "grid", "axes": {"width": [\#((1...20).map(String.init).joined(separator: ","))], "#
        + #""label": ["same"]}}"#, rows: 20)
    let kotlin = TruthTable(repeating: .outcome(["area": 1]), count: 20)
    let swift = TruthTable(repeating: .outcome(["area": 2]), count: 20)
    let rows = Rows(fixture, kotlin: kotlin, swift: swift)
    let problems = DriftProblems(suite: "grid", fixture: fixture, rows: rows).all
    #expect(problems.count == 11)
    #expect(
      problems.first.map(Wording.parity.message) == """
        Kotlin and Swift differ, and no contract says who left
            area  Kotlin 1  Swift 2
            width = 1
            label = "same"
        """)
    #expect(
      problems.last?.message
        == #"20 rows in all: Kotlin and Swift differ; all of them have label = "same""#)
  }
}
