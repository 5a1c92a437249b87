import Testing

@testable import ParityCore
@testable import ParityHarness

/// Cases that say why they are there, and suites whose cases say nothing of the answer.
struct ContractFreeTests {
  private struct DoublingSuite: Suite {
    struct Input: Codable { let number: Int32 }
    struct Answer: Codable { let twice: Int64 }

    let name = "doubling"
    let caseCount = 2
    var hasContracts = true

    func answer(_ input: Input) -> Answer { Answer(twice: 2 * Int64(input.number)) }
  }

  private func text(_ cases: String...) -> JSONText {
    JSONText(#"{"suite":"doubling","cases":[\#(cases.joined(separator: ","))]}"#, name: "doubling")
  }

  @Test func `A note may stand anywhere in a case`() throws {
    let (fixture, problems) = readFixture(
      text(
        #"{"id":"one","input":{"number":1},"expect":{"twice":2},"note":"the \"first\""}"#,
        #"{"note":"before the rest","id":"two","input":{"number":2},"expect":{"twice":4}}"#),
      for: DoublingSuite())
    #expect(problems == [])
    #expect(fixture.cases.map(\.note) == [#"the "first""#, "before the rest"])
  }

  @Test(arguments: ["1", "null", #"["why"]"#])
  func `A note is a string`(note: String) {
    let (fixture, problems) = readFixture(
      text(
        #"{"id":"one","input":{"number":1},"expect":{"twice":2},"note":\#(note)}"#,
        #"{"id":"two","input":{"number":2},"expect":{"twice":4}}"#), for: DoublingSuite())
    #expect(problems.map(\.code) == [.fixtureType])
    #expect(problems.map(\.key) == ["note"])
    #expect(problems.map(\.caseID) == ["one"])
    #expect(fixture.cases.map { $0.input != nil } == [false, true])
  }

  @Test func `A note is told with what is wrong with its case`() throws {
    let (fixture, _) = readFixture(
      text(
        #"{"id":"one","input":{"number":1},"expect":{"twice":2},"note":"a\nline"}"#,
        #"{"id":"two","input":{"number":2},"expect":{"twice":4}}"#), for: DoublingSuite())
    var swift = TruthTable(repeating: .outcome(["twice": 2]), count: 2)
    swift[0] = .outcome(["twice": 3])
    let kotlin = fixture.contracts.swift
    let rows = Rows(fixture, kotlin: kotlin, swift: swift)
    let problems = DriftProblems(suite: "doubling", fixture: fixture, rows: rows).all
    #expect(
      problems.first.map(Wording.parity.message) == #"""
        Swift left the contract; Kotlin keeps it
            note: a\nline
            twice  contract 2  Kotlin 2  Swift 3
        """#)
  }

  @Test func `Without contracts the twins are compared with each other`() throws {
    let (fixture, problems) = readFixture(
      text(#"{"id":"one","input":{"number":1}}"#, #"{"id":"two","input":{"number":2}}"#),
      for: DoublingSuite(hasContracts: false))
    #expect(problems == [])
    var kotlin = TruthTable(repeating: .outcome(["twice": 2]), count: 2)
    let swift = kotlin
    kotlin[1] = .outcome(["twice": 5])
    let rows = Rows(fixture, kotlin: kotlin, swift: swift)
    #expect(rows.map(\.verdict) == [.parity, .twinsDiffer])
  }

  @Test func `Without contracts an expectation is a key that nothing reads`() {
    let (_, problems) = readFixture(
      text(
        #"{"id":"one","input":{"number":1},"expect":{"twice":2}}"#,
        #"{"id":"two","input":{"number":2}}"#), for: DoublingSuite(hasContracts: false))
    #expect(problems.map(\.code) == [.fixtureUnknownKey])
    #expect(problems.map(\.key) == ["expect"])
  }

  @Test func `With contracts each case has an expectation`() {
    let (_, problems) = readFixture(
      text(#"{"id":"one","input":{"number":1}}"#, #"{"id":"two","input":{"number":2}}"#),
      for: DoublingSuite())
    #expect(problems.map(\.code) == [.fixtureMissingKey, .fixtureMissingKey])
  }
}
