@testable import ParityCore
@testable import ParityHarness

/// A suite of the tests' own with as many cases as a test likes, whose values are any text.
struct NoteSuite: Suite {
  struct Input: Codable, Sendable {
    let size: Int64
    let text: String
  }

  let name: String
  let caseCount: Int
  let axes: [String]

  init(name: String = "note", caseCount: Int, axes: [String] = []) {
    self.name = name
    self.caseCount = caseCount
    self.axes = axes
  }

  struct Answer: Codable, Sendable {
    let kind: String
    let echo: String
  }

  func answer(_ input: Input) -> Answer { Answer(kind: "short", echo: input.text) }
}

/// One case of the suite, and what becomes of it.
struct Note {
  let id: String
  var size: Int64 = 1
  var text = "a"
  var contract: Outcome
  /// What Swift has to answer where it differs on purpose, and why.
  var divergence: (swift: Outcome, because: String)?
  var kotlin: Outcome
  var swift: Cell

  /// A case on which all agree.
  init(_ id: String, text: String = "a", size: Int64 = 1) {
    self.id = id
    self.text = text
    self.size = size
    contract = Note.answer("short", text)
    kotlin = contract
    swift = .outcome(contract)
  }

  /// The same with something changed.
  func with(_ change: (inout Note) -> Void) -> Note {
    var note = self
    change(&note)
    return note
  }

  static func answer(_ kind: String, _ echo: String) -> Outcome {
    ["kind": .string(kind), "echo": .string(echo)]
  }

  private var input: JSONValue { ["size": .integer(size), "text": .string(text)] }

  private var expect: JSONValue {
    guard let divergence else { return contract.value }
    return [
      "kotlin": contract.value, "swift": divergence.swift.value,
      "because": .string(divergence.because),
    ]
  }

  // MARK: The result of a check

  /// The fixture of cases, as a text.
  static func fixture(_ notes: [Note], suite: String = "note") -> String {
    let cases = notes.map { note -> JSONValue in
      ["id": .string(note.id), "input": note.input, "expect": note.expect]
    }
    let fixture: JSONValue = ["suite": .string(suite), "cases": .array(cases)]
    return fixture.indented() + "\n"
  }

  /// The recording of cases, as a text.
  static func recording(_ notes: [Note], suite: String = "note") -> String {
    let rows = notes.map { note -> JSONValue in
      ["id": .string(note.id), "input": note.input, "output": note.kotlin.value]
    }
    let recording: JSONValue = [
      "format": 2, "suite": .string(suite), "kotlin": "2.2.20", "coroutines": "1.10.2",
      "constants": [], "sources": ["note/Note.kt": ["sha256": "0a1b"]], "cases": .array(rows),
    ]
    return recording.indented().replacing("\"constants\": []", with: "\"constants\": {}")
  }

  /// What a check says of cases, without a process and without files.
  static func check(
    _ notes: [Note], name: String = "note", fixture: String? = nil, recording: String? = nil
  ) throws -> SuiteResult {
    let (fixture, problems) = readFixture(
      JSONText(fixture ?? Note.fixture(notes, suite: name), name: "fixtures/\(name).json"),
      for: NoteSuite(name: name, caseCount: notes.count), recordedIDs: [])
    let recording = try Recording(
      JSONText(recording ?? Note.recording(notes, suite: name), name: "recorded"), suite: name)
    let fresh = Freshness(fixture: fixture, recording: recording, suite: name)
    var swift = TruthTable()
    for (row, note) in notes.enumerated() {
      swift.append(fixture.cases[row].input == nil ? .absent : note.swift)
    }
    return result(name, fixture, fresh.kotlin, swift, problems + fresh.problems)
  }

  /// What a check says of a product of sizes and texts, on whose rows Swift answers otherwise where
  /// it is told to.
  static func checkProduct(
    sizes: Int, texts: [String], differs: (Int) -> Bool
  ) -> SuiteResult {
    let value: JSONValue = [
      "suite": "notes",
      "axes": [
        "size": .array((1...sizes).map { .integer(Int64($0)) }),
        "text": .array(texts.map { .string($0) }),
      ],
    ]
    let count = sizes * texts.count
    let (fixture, problems) = readFixture(
      JSONText(value.indented() + "\n", name: "fixtures/notes.json"),
      for: NoteSuite(name: "notes", caseCount: count, axes: ["size", "text"]), recordedIDs: [])
    let same = Cell.outcome(answer("short", "a"))
    var swift = TruthTable(repeating: same, count: count)
    for row in 0..<count where differs(row) { swift[row] = .outcome(answer("long", "a")) }
    return result(
      "notes", fixture, TruthTable(repeating: same, count: count), swift, problems)
  }

  private static func result(
    _ name: String, _ fixture: Fixture, _ kotlin: TruthTable, _ swift: TruthTable,
    _ problems: [Problem]
  ) -> SuiteResult {
    let rows = Rows(fixture, kotlin: kotlin, swift: swift)
    return SuiteResult(
      name: name, caseCount: fixture.cases.count, fixture: fixture, rows: rows, constants: [],
      problems: problems + DriftProblems(suite: name, fixture: fixture, rows: rows).all)
  }
}
