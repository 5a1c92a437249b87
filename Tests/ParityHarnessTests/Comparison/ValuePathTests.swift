import Testing

@testable import ParityCore
@testable import ParityHarness

/// Where two values differ, down to the leaves.
struct ValuePathTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let one: String
    let other: String
    let places: [String]
    var testDescription: String { "\(one) and \(other)" }
  }

  static let rows: [Row] = [
    Row(one: #"{"a":1}"#, other: #"{"a":1.0}"#, places: []),
    Row(one: #"{"a":0.0}"#, other: #"{"a":-0.0}"#, places: ["a"]),
    Row(one: #"{"a":1}"#, other: #"{"a":2}"#, places: ["a"]),
    Row(one: #"{"a":1,"b":2}"#, other: #"{"b":2,"a":1}"#, places: []),
    Row(one: #"{"a":1}"#, other: #"{"b":1}"#, places: ["a", "b"]),
    Row(one: #"{"a":null}"#, other: #"{}"#, places: ["a"]),
    Row(
      one: #"{"lines":[{"price":1.5},{"price":2}]}"#,
      other: #"{"lines":[{"price":1.5},{"price":2.5}]}"#, places: ["lines[1].price"]),
    Row(one: #"{"a":{"b":{"c":1}}}"#, other: #"{"a":{"b":{"c":"1"}}}"#, places: ["a.b.c"]),
    Row(one: #"{"a":{"b":1}}"#, other: #"{"a":[1]}"#, places: ["a"]),
    Row(one: #"{"log":["a","b"]}"#, other: #"{"log":["a","x"]}"#, places: ["log[1]"]),
    Row(one: #"{"log":["a","b"]}"#, other: #"{"log":["a","x","b"]}"#, places: ["log[1...]"]),
    Row(one: #"{"log":["a"]}"#, other: #"{"log":["a","b"]}"#, places: ["log[1...]"]),
    Row(one: #"{"log":[[1],[2]]}"#, other: #"{"log":[[1],[2,3]]}"#, places: ["log[1][1...]"]),
    Row(one: #"{"é":1}"#, other: #"{"é":2}"#, places: ["é"]),
    Row(one: #"{"a\nb":1}"#, other: #"{"a\nb":2}"#, places: [#"a\nb"#]),
  ]

  @Test(arguments: rows)
  func `Two values differ where their leaves do`(row: Row) throws {
    let values = try [row.one, row.other].map { try JSONText($0, name: "value").root().value() }
    let paths = ValuePath.differing(among: values)
    #expect(paths.map(\.text) == row.places)
    // What is at those places is what makes the difference.
    for path in paths { #expect(values[0][path] != values[1][path]) }
  }

  @Test func `Of three values one that is another is enough`() {
    let values: [JSONValue] = [["a": [1, 2]], ["a": [1, 2]], ["a": [1, 3]]]
    #expect(ValuePath.differing(among: values).map(\.text) == ["a[1]"])
  }

  @Test func `The rest of an array is what is at its place`() {
    let path = ValuePath.differing(among: [["a": [1, 2, 3]], ["a": [1, 5]]])[0]
    #expect((["a": [1, 2, 3]] as JSONValue)[path] == [2, 3])
    #expect((["a": [1]] as JSONValue)[path] == [])
    #expect((["a": 1] as JSONValue)[path] == nil)
  }
}
