import Testing

@testable import ParityCore
@testable import ParityHarness

/// Objects whose members are looked at one after the other find what a full look finds.
struct OpenObjectTests {
  private func open(_ text: String) throws -> JSONObject {
    try JSONText(text, name: "text").root().streamingObject()
  }

  /// Reads `a` as an integer and `b` as a string, to the end.
  private func read(_ text: String) throws -> (Int64, String) {
    var object = try open(text)
    let result = (try object.value("a").int64(), try object.value("b").string())
    try object.finish()
    #expect(object.end == text.utf8.count)
    return result
  }

  @Test(arguments: [
    #"{"a":1,"b":"x"}"#, #"{ "a" : 1 , "b" : "x" }"#, #"{"b":"x","a":1}"#, #"{"\u0061":1,"b":"x"}"#,
    #"{"a":1,"\u0062":"\u0078"}"#,
  ])
  func `Members are found in whatever order and however their keys are written`(text: String) throws
  {
    #expect(try read(text) == (1, "x"))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let kind: JSONFault.Kind
    let offset: Int
    var testDescription: String { text }
  }

  static let rows = [
    Row(text: #"{"a":1,"b":"x","c":2}"#, kind: .unknownKey, offset: 15),
    Row(text: #"{"a":1,"c":2,"b":"x"}"#, kind: .unknownKey, offset: 7),
    Row(text: #"{"c":2,"a":1,"b":"x"}"#, kind: .unknownKey, offset: 1),
    Row(text: #"{"a":1,"b":"x","b":"y"}"#, kind: .duplicateKey, offset: 15),
    Row(text: #"{"a":1,"a":1,"b":"x"}"#, kind: .duplicateKey, offset: 7),
    Row(text: #"{"a":1,"b":"x","\u0061":2}"#, kind: .duplicateKey, offset: 15),
    Row(text: #"{"a":1}"#, kind: .missingKey, offset: 0),
    Row(text: "{}", kind: .missingKey, offset: 0),
    Row(text: #"{"a":1 "b":"x"}"#, kind: .syntax, offset: 7),
    Row(text: #"{"a":1,"b":"x""#, kind: .syntax, offset: 14),
    Row(text: #"{"a":1,"b":"x",}"#, kind: .syntax, offset: 15),
    Row(text: #"{"a":1,"b":"x"]"#, kind: .syntax, offset: 14),
    Row(text: #"{"a":01,"b":"x"}"#, kind: .syntax, offset: 6),
    Row(text: #"{"a":1x,"b":"x"}"#, kind: .syntax, offset: 6),
    Row(text: #"{"a":1.0,"b":"x"}"#, kind: .type, offset: 5),
    Row(text: #"{"a":1,"b":2}"#, kind: .type, offset: 11),
    Row(text: #"{"a":9223372036854775808,"b":"x"}"#, kind: .range, offset: 5),
  ]

  @Test(arguments: rows)
  func `A fault is met on the way to the end`(row: Row) {
    let fault = #expect(throws: JSONFault.self) { try read(row.text) }
    #expect(fault?.kind == row.kind)
    #expect(fault?.offset == row.offset)
  }

  @Test func `A value that was handed out is passed over unread`() throws {
    var object = try open(#"{"a":{"deep":[1,{"x":"}"}]},"b":"x"}"#)
    _ = try object.value("a")
    #expect(try object.value("b").string() == "x")
    try object.finish()
  }

  @Test(arguments: ["0", "-0", "-1", "7", "999999999999999999", "-9223372036854775808"])
  func `Integers are what they are one by one`(text: String) throws {
    var object = try open(#"{"a":\#(text)}"#)
    #expect(try object.value("a").int64() == Int64(text))
    try object.finish()
  }

  @Test func `An integer of 33 bits is outside of 32`() {
    let fault = #expect(throws: JSONFault.self) {
      var object = try open(#"{"a":2147483648}"#)
      _ = try object.value("a").decode(Int32.self)
    }
    #expect(fault?.kind == .range)
    #expect(fault?.key == "a")
  }

  @Test func `Elements come one after the other, passed over or not`() throws {
    var elements = try JSONElements(JSONText(#"[ [1,2], "]" , {"a":[]} ]"#, name: "text").root())
    var starts: [Int] = []
    while let element = try elements.next() { starts.append(element.offset) }
    #expect(starts == [2, 9, 15])
    #expect(try elements.next()?.offset == nil)
  }

  @Test(arguments: ["[1 2]", "[1,]", "[1", "[,1]", "[1}"])
  func `An array that is broken is not read to its end`(text: String) {
    #expect(throws: JSONFault.self) {
      var elements = try JSONElements(JSONText(text, name: "text").root())
      while let element = try elements.next() { _ = try element.int64() }
    }
  }
}
