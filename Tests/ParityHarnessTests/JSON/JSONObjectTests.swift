import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `Reading objects` {
  @Test func `Members are found by key in whatever order they are asked for`() throws {
    let orders = [["a", "b", "c"], ["c", "b", "a"], ["b", "a", "c"], ["b", "c", "a"]]
    for order in orders {
      var object = try JSONText(#"{"a":1,"b":2,"c":3}"#).root().object()
      for key in order {
        let expected: Int64 = ["a": 1, "b": 2, "c": 3][key] ?? 0
        #expect(try object.value(key).int64() == expected, "\(key) of \(order)")
      }
      try object.finish()
    }
  }

  @Test func `A member may be asked for again`() throws {
    var object = try JSONText(#"{"a":1,"b":2}"#).root().object()
    #expect(try object.value("b").int64() == 2)
    #expect(try object.value("b").int64() == 2)
    #expect(try object.value("a").int64() == 1)
  }

  @Test func `A value knows its key and its place`() throws {
    var object = try JSONText(#"{ "a" : [ 1, true ] }"#).root().object()
    let value = try object.value("a")
    #expect(value.key == "a")
    #expect(value.offset == 8)
    let fault = #expect(throws: JSONFault.self) { try value.elements()[1].int64() }
    #expect(fault?.key == "a")
    #expect(fault?.offset == 13)
  }

  @Test func `A missing key is told at the object`() throws {
    var object = try JSONText(#"[{"colour":1,"size":2}]"#).root().elements()[0].object()
    _ = try object.value("size")
    let fault = #expect(throws: JSONFault.self) { try object.value("color") }
    #expect(
      fault
        == JSONFault(
          .missingKey, at: 1, "the key \"color\" is missing; is it what was meant by colour?",
          key: "color"))
  }

  @Test func `A key that is right and asked for later is not suggested for a missing one`() throws {
    var object = try JSONText(#"{"constants":1,"currentVersion":"2"}"#).root().object()
    let fault = #expect(throws: JSONFault.self) { try object.value("coroutines") }
    #expect(fault?.message == "the key \"coroutines\" is missing")
    let other = #expect(throws: JSONFault.self) { try object.value("lastVersion") }
    #expect(other?.message == "the key \"lastVersion\" is missing")
  }

  @Test func `A key that has been read is not suggested for a missing one`() throws {
    var object = try JSONText(#"{"size":2}"#).root().object()
    _ = try object.value("size")
    let fault = #expect(throws: JSONFault.self) { try object.value("sizes") }
    #expect(fault?.message == "the key \"sizes\" is missing")
  }

  @Test func `A key that may be left out is not missed`() throws {
    var object = try JSONText(#"{"a":1}"#).root().object()
    #expect(try object.valueIfPresent("b")?.offset == nil)
    #expect(try object.valueIfPresent("a")?.int64() == 1)
    try object.finish()
    var empty = try JSONText("{ }").root().object()
    #expect(try empty.valueIfPresent("a")?.offset == nil)
    try empty.finish()
  }

  @Test func `The first key that was not asked for is unknown`() throws {
    var object = try JSONText(#"{"b":1, "x\n":2, "a":3, "y":4}"#).root().object()
    _ = try object.value("b")
    _ = try object.value("a")
    let fault = #expect(throws: JSONFault.self) { try object.finish() }
    #expect(
      fault
        == JSONFault(.unknownKey, at: 8, "unknown key \"x\\n\"; known here: a, b", key: "x\n"))
  }

  @Test func `A key that was not asked for is unknown in an object that was not read`() throws {
    var object = try JSONText(#"{"b":1}"#).root().object()
    let fault = #expect(throws: JSONFault.self) { try object.finish() }
    #expect(fault?.message == "unknown key \"b\"")
  }

  @Test func `Asking whether a key is there does not read it`() throws {
    var object = try JSONText(#"{"a":1}"#).root().object()
    #expect(try object.contains("a"))
    #expect(try !object.contains("b"))
    #expect(throws: JSONFault.self) { try object.finish() }
  }

  @Test(arguments: [
    #"{"\u006b\u0065y":1}"#, #"{"ke\u0079":1}"#, #"{"\u006Bey":1}"#, #"{"key":1}"#,
  ])
  func `An escaped key is the same key`(text: String) throws {
    var object = try JSONText(text).root().object()
    #expect(try object.value("key").int64() == 1)
    try object.finish()
  }

  @Test(arguments: [
    (#"{"e\u0301":1}"#, "\u{E9}"), (#"{"\u00e9":1}"#, "e\u{301}"), (#"{"key ":1}"#, "key"),
    (#"{"Key":1}"#, "key"), (#"{"\\u006bey":1}"#, "key"), (#"{"key\u0000":1}"#, "key"),
    ("{\"\u{212A}ey\":1}", "Key"),
  ])
  func `A key with other code units is another key`(text: String, key: String) throws {
    var object = try JSONText(text).root().object()
    #expect(try object.valueIfPresent(key)?.offset == nil)
    let fault = #expect(throws: JSONFault.self) { try object.value(key) }
    #expect(fault?.kind == .missingKey)
  }

  @Test func `Members are visited in the order of the text`() throws {
    var keys: [String] = []
    let object = try JSONText(#"{"z":1,"a":2,"\u006d":3}"#).root().object()
    try object.forEachMember { (key, _) throws(JSONFault) in keys.append(key) }
    #expect(keys == ["z", "a", "m"])
    #expect(object.end == 24)
  }

  @Test(arguments: [
    ("[]", JSONFault.Kind.type, 0), ("null", .type, 0), ("\"{}\"", .type, 0), ("1", .type, 0),
    ("{", .syntax, 1), ("{\"a\":1", .syntax, 6), ("{\"a\":1,}", .syntax, 7),
    ("{\"a\":[1,}", .syntax, 8), ("{\"a\" 1}", .syntax, 5), ("{a:1}", .syntax, 1),
    ("{\"a\":1]", .syntax, 6), ("{\"a\":1 \"b\":2}", .syntax, 7), ("[", .syntax, 1),
    ("{\"a\":1,\"a\":2}", .duplicateKey, 7), ("{\"a\":1,\"a\":2]", .syntax, 12),
  ])
  func `What is no object has no members`(text: String, kind: JSONFault.Kind, offset: Int) {
    let fault = #expect(throws: JSONFault.self) { try JSONText(text).root().object() }
    #expect(fault?.kind == kind)
    #expect(fault?.offset == offset)
  }
}
