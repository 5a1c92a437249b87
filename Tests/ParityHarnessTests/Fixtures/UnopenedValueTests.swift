import Testing

@testable import ParityCore
@testable import ParityHarness

/// Values that a suite asks for and does not look into are held to the same rules.
struct UnopenedValueTests {
  private struct CarelessSuite: Suite {
    let name = "careless"
    let caseCount = 1
    var axes: [String] = []

    struct Input: Codable {
      let first: JSONValue
      let note: JSONValue
    }

    struct Answer: Codable {}

    func answer(_ input: Input) -> Answer { Answer() }
  }

  private func problems(_ text: String, of suite: CarelessSuite) -> [Problem] {
    readFixture(JSONText(text, name: "careless.json"), for: suite, recordedIDs: []).problems
  }

  private func problems(ofInput input: String) -> [Problem] {
    problems(
      #"{"suite":"careless","cases":[{"id":"a","input":\#(input),"expect":{}}]}"#,
      of: CarelessSuite())
  }

  @Test(arguments: [
    (#"{"first":1,"note":{"a":1,"a":2}}"#, "note.a"),
    (#"{"note":{"a":1,"a":2},"first":1}"#, "note.a"),
    (#"{"first":[0,{"b":{"a":1,"\u0061":2}}],"note":1}"#, "first[1].b.a"),
  ])
  func `A key that appears twice deep in a case is refused`(input: String, key: String) {
    let found = problems(ofInput: input)
    #expect(found.map(\.code) == [.jsonDuplicateKey])
    #expect(found.first?.key == key)
  }

  @Test func `One that appears once in each of two objects is fine`() {
    #expect(problems(ofInput: #"{"first":{"a":1},"note":[{"a":1},{"a":2}]}"#) == [])
  }

  @Test func `A key that appears twice deep in an axis is refused`() {
    let found = problems(
      #"{"suite":"careless","axes":{"first":[1],"note":[{"a":1,"a":2}]}}"#,
      of: CarelessSuite(axes: ["first", "note"]))
    #expect(found.map(\.code) == [.jsonDuplicateKey])
  }
}
