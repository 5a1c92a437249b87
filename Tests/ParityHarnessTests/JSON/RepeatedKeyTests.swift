import ParityHarness
import Testing

@Suite struct `Repeated keys` {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// `▸` marks the second of two equal keys.
    let text: String
    let key: String

    init(_ testDescription: String, _ text: String, _ key: String) {
      self.testDescription = testDescription
      self.text = text
      self.key = key
    }
  }

  static let refused: [Row] = [
    Row("byte for byte", #"{"a":1,▸"a":2}"#, "a"),
    Row("with the same value", #"{"a":1,▸"a":1}"#, "a"),
    Row("apart", #"{"a":1,"b":2,"c":3,▸"b":4}"#, "b"),
    Row("three times", #"{"a":1,▸"a":2,"a":3}"#, "a"),
    Row("the empty key", #"{"":1,▸"":2}"#, ""),
    Row("by an escape", #"{"a":1,▸"\u0061":2}"#, "a"),
    Row("by an escape in the first", #"{"\u0061":1,▸"a":2}"#, "a"),
    Row("by a short and a long escape", #"{"\n":1,▸"\u000a":2}"#, "\n"),
    Row("by an escaped solidus", #"{"a/b":1,▸"a\/b":2}"#, "a/b"),
    Row("by small and capital digits", #"{"\u00ab":1,▸"\u00AB":2}"#, "\u{AB}"),
    Row("by a pair of surrogates", #"{"🚀":1,▸"\ud83d\ude80":2}"#, "🚀"),
    Row("beyond ASCII, byte for byte", #"{"ключ":1,▸"ключ":2}"#, "ключ"),
    Row("canonically", "{\"\u{E9}\":1,▸\"e\u{301}\":2}", "e\u{301}"),
    Row("canonically, the decomposed first", "{\"e\u{301}\":1,▸\"\u{E9}\":2}", "\u{E9}"),
    Row("canonically, by an escape", #"{"\u00e9":1,▸"e\u0301":2}"#, "e\u{301}"),
    Row("canonically, one letter and its sign", "{\"\u{C5}\":1,▸\"\u{212B}\":2}", "\u{212B}"),
    Row("canonically, an ASCII letter and a sign", "{\"K\":1,▸\"\u{212A}\":2}", "\u{212A}"),
    Row(
      "canonically, marks in another order",
      "{\"q\u{307}\u{323}\":1,▸\"q\u{323}\u{307}\":2}", "q\u{323}\u{307}"),
    Row("canonically, Korean", "{\"\u{AC00}\":1,▸\"\u{1100}\u{1161}\":2}", "\u{1100}\u{1161}"),
    Row("nested in an object", #"{"x":{"a":1,▸"a":2}}"#, "a"),
    Row("nested in arrays", #"[[1,[{"b":1},{"a":1,▸"a":2}]]]"#, "a"),
    Row("after a nested object with the key", #"{"a":{"a":1},▸"a":2}"#, "a"),
    Row("the first of two repetitions", #"{"x":{"a":1,▸"a":2},"x":3}"#, "a"),
    Row("before a space and the colon", "{\"a\" :1,▸\"a\"\n:2}", "a"),
  ]

  static let accepted: [GrammarRow] = [
    .value("capitals", #"{"a":1,"A":2}"#, ["a": 1, "A": 2]),
    .value("a space", #"{"a":1,"a ":2}"#, ["a": 1, "a ": 2]),
    .value("siblings", #"[{"a":1},{"a":2}]"#, [["a": 1], ["a": 2]]),
    .value("parent and child", #"{"a":{"a":{"a":1}}}"#, ["a": ["a": ["a": 1]]]),
    .value("a value like a key", #"{"a":"b","b":"a"}"#, ["a": "b", "b": "a"]),
    .value("compatible, not canonically equal", #"{"ﬁ":1,"fi":2}"#, ["ﬁ": 1, "fi": 2]),
    .value("looking alike", #"{"a":1,"а":2}"#, ["a": 1, "\u{430}": 2]),
    .value("an escaped escape", #"{"a":1,"\\u0061":2}"#, ["a": 1, "\\u0061": 2]),
    .value("a zero byte more", #"{"a":1,"a\u0000":2}"#, ["a": 1, "a\u{0}": 2]),
  ]

  @Test(arguments: refused)
  func `A repeated key is refused where it appears the second time`(row: Row) throws {
    let marked = try #require(MarkedBytes(Array(row.text.utf8)))
    let text = JSONText(marked.bytes)
    let fault = try #require(#expect(throws: JSONFault.self) { try text.validate() })
    #expect(fault.kind == .duplicateKey)
    #expect(fault.offset == marked.offset)
    #expect(fault.key.map { Array($0.utf8) } == Array(row.key.utf8))
    // Found the same by whoever reads the value.
    #expect(throws: JSONFault.self) { try text.root().value() }
  }

  @Test(arguments: accepted)
  func `Keys that only look alike may be together`(row: GrammarRow) throws { try row.check() }

  @Test(arguments: [31, 32, 33, 200])
  func `A repeated key is found among many`(count: Int) throws {
    let members = (1..<count).map { "\"key\($0)\":0" }.joined(separator: ",")
    let text = JSONText("{\"last\":0,\(members),\"last\":0}")
    let place = text.count - #""last":0}"#.utf8.count
    for read in [{ try text.validate() }, { _ = try text.root().object() }] {
      let fault = #expect(throws: JSONFault.self) { try read() }
      #expect(fault?.kind == .duplicateKey)
      #expect(fault?.offset == place)
    }
    try JSONText("{\"last\":0,\(members)}").validate()
  }

  @Test func `A text that breaks the grammar later on is called that first`() {
    let fault = #expect(throws: JSONFault.self) { try JSONText(#"{"a":1,"a":2,}"#).validate() }
    #expect(fault?.kind == .syntax)
    #expect(fault?.offset == 13)
  }

  @Test func `The message shows the key and the reason`() {
    let fault = #expect(throws: JSONFault.self) {
      try JSONText("{\"e\u{301}\":1,\"\u{E9}\":2}").validate()
    }
    #expect(
      fault?.message
        == "the key \"é\" appears twice in one object; readers disagree on which counts")
  }

  @Test func `The tables of repeated keys hold rows`() {
    #expect(Self.refused.count == 24)
    #expect(Self.accepted.count == 9)
  }
}
