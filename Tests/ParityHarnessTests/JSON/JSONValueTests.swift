import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `JSON values` {
  static let different: [JSONValue] = [
    nil, true, false, 0, 1, -1, "", "0", "1", "true", "null", "a", "A", "\u{E9}", "e\u{301}",
    "\u{C5}", "\u{212B}", [], [nil], [0], [0, 0], [[]], [[:]], ["a", "b"], ["b", "a"], [:],
    ["a": 1], ["a": 2], ["b": 1], ["a": 1, "b": 2], ["a": 2, "b": 1], ["a": nil], ["": nil],
    ["a": ["b": 1]], ["\u{E9}": 1], ["e\u{301}": 1], ["a": "\u{E9}"], ["a": "e\u{301}"],
    .double(-0.0), .double(0.1), .double(-0.1), .double(.leastNonzeroMagnitude),
    .double(1.7976931348623157e308),
    9_007_199_254_740_993, .double(9_007_199_254_740_992), 18_446_744_073_709_551_615,
    .double(0x1p64), .double(-0x1p63), -9_223_372_036_854_775_807, "NaN", "Infinity", "-Infinity",
    .double(1e300), .double(0x1p127),
  ]

  static let equal: [(JSONValue, JSONValue)] = [
    (["a": 1, "b": 2], ["b": 2, "a": 1]),
    (["a": 1, "b": 2, "c": [:]], ["c": [:], "a": 1, "b": 2]),
    ([["a": 1, "b": 2]], [["b": 2, "a": 1]]),
    (["x": ["a": 1, "b": 2], "y": 1], ["y": 1, "x": ["b": 2, "a": 1]]),
    (["a": "v", "b": "v"], ["b": "v", "a": "v"]),
    (1, .double(1)),
    (0, .double(0)),
    ([["a": -7]], [["a": .double(-7)]]),
    (9_007_199_254_740_992, .double(9_007_199_254_740_992)),
    (.integer(Int64.min), .double(-0x1p63)),
    (.integer(Int128.min), .double(-0x1p127)),
    (.number(Double.nan), "NaN"),
    (.number(-Float.infinity), "-Infinity"),
    (.number(Float(0.1)), .double(0.1)),
    (.number(Float.greatestFiniteMagnitude), .double(3.4028235e38)),
    (.number(Float.leastNonzeroMagnitude), .double(1e-45)),
    (.optional("a"), "a"),
    (.optional(nil), nil),
  ]

  @Test func `Values are equal to themselves and to no other`() {
    #expect(Self.different.count == 54)
    for (row, one) in Self.different.enumerated() {
      for (column, other) in Self.different.enumerated() {
        #expect((one == other) == (row == column), "\(one.text) and \(other.text)")
      }
    }
  }

  @Test(arguments: equal.indices)
  func `The order of members does not count, neither for equality nor for the hash`(row: Int) {
    let (one, other) = Self.equal[row]
    #expect(one == other)
    #expect(other == one)
    #expect(one.hashValue == other.hashValue)
    #expect(Set([one, other]).count == 1)
  }

  @Test func `Equality is the same from both sides where a subject repeats a key`() {
    let pairs: [(JSONValue, JSONValue)] = [
      (["a": 1, "a": 1], ["a": 1, "b": 1]), (["a": 1, "b": 1], ["a": 1, "a": 1]),
      (["a": 1, "a": 1, "b": 2], ["a": 1, "b": 2, "b": 2]), (["a": 1, "a": 2], ["a": 1, "a": 1]),
    ]
    for (one, other) in pairs {
      #expect(one != other, "\(one.text) and \(other.text)")
      #expect(other != one, "\(one.text) and \(other.text)")
    }
    let repeated: JSONValue = ["b": 2, "a": 1, "a": 1]
    #expect(repeated == ["a": 1, "b": 2, "a": 1])
    #expect(repeated.hashValue == (["a": 1, "b": 2, "a": 1] as JSONValue).hashValue)
  }

  @Test func `Objects of many members are compared whatever their order`() {
    let members = (0..<20_000).map { JSONMember("key\($0)", .integer(Int64($0))) }
    #expect(JSONValue.object(members) == .object(members.reversed()))
    #expect(JSONValue.object(members) != .object(Array(members.dropLast()) + [members[0]]))
  }

  @Test func `Canonically equal strings are two members of a set`() {
    #expect(Set<JSONValue>(["\u{E9}", "e\u{301}", "\u{E9}"]).count == 2)
    #expect(Set<JSONValue>([["\u{E9}": 1], ["e\u{301}": 1]]).count == 2)
  }

  @Test func `A value is written as one line that reads back`() throws {
    let value: JSONValue = [
      "a": [1, -2, nil, true, false], "": [:], "e": [], "é\n": "\u{1B}\"\\\u{202E}",
      "n": [[["x": 0]]],
    ]
    #expect(
      value.text
        == #"{"a":[1,-2,null,true,false],"":{},"e":[],"é\n":"\u001b\"\\\u202e","n":[[{"x":0}]]}"#)
    #expect(try JSONText(value.text).root().value() == value)
    #expect(try JSONText(value.indented()).root().value() == value)
  }

  @Test(arguments: different)
  func `Every value reads back from its text`(value: JSONValue) throws {
    #expect(try JSONText(value.text).root().value() == value)
    #expect(try JSONText(value.indented(by: 3)).root().value() == value)
  }

  @Test func `A number is written with the fewest digits that read back as it`() {
    let texts: [(Double, String)] = [
      (1, "1.0"), (-0.0, "-0.0"), (0.1, "0.1"), (1e15, "1000000000000000.0"), (1e16, "1e+16"),
      (1.5e300, "1.5e+300"), (.leastNonzeroMagnitude, "5e-324"), (0.0001, "0.0001"),
      (0.00001, "1e-05"),
      (.nan, "\"NaN\""), (.infinity, "\"Infinity\""), (-.infinity, "\"-Infinity\""),
    ]
    for (double, text) in texts { #expect(JSONValue.number(double).text == text) }
    #expect(JSONValue.integer(Int128(UInt64.max)).text == "18446744073709551615")
  }

  @Test func `Any double reads back from its text, bit for bit`() throws {
    var random = SplitMix(seed: 1)
    for _ in 0..<10_000 {
      let double = Double(bitPattern: random.next())
      if !double.isFinite { continue }
      guard case .double(let read) = try JSONText(JSONValue.number(double).text).root().value()
      else {
        Issue.record("\(double) is no double")
        continue
      }
      #expect(read.bitPattern == double.bitPattern)
    }
  }

  @Test(arguments: ["1e309", "-1e400", "1.7976931348623159e308"])
  func `A number too large for a Double is refused`(text: String) throws {
    let node = try JSONText("[\(text)]").root()
    let fault = #expect(throws: JSONFault.self) { try node.value() }
    #expect(fault?.kind == .range)
    #expect(fault?.offset == 1)
    #expect(
      fault?.message == "expected a number, found \(text), which is too large for a Double")
  }

  @Test func `What fits into 80 columns stays on one line`() {
    let fits: JSONValue = [.string(String(repeating: "x", count: 76))]
    #expect(fits.text.count == 80)
    #expect(fits.indented() == fits.text)
    let long: JSONValue = [.string(String(repeating: "x", count: 77))]
    #expect(
      long.indented() == "[\n  \(JSONValue.string(String(repeating: "x", count: 77)).text)\n]")
    #expect(fits.indented(by: 1) != fits.text)
  }

  @Test(arguments: [0, 39, 40, 200])
  func `What is empty is never broken, however deep it is`(level: Int) {
    #expect(JSONValue.array([]).indented(by: level) == "[]")
    #expect(JSONValue.object([]).indented(by: level) == "{}")
  }

  @Test func `What does not fit is broken level by level`() {
    let name = String(repeating: "n", count: 40)
    let value: JSONValue = [
      "problems": [["code": "c", "message": .string(name)], ["code": "d", "message": "short"]],
      "exitCode": 2,
      "empty": [],
      "key\u{7}": .string(name),
    ]
    #expect(
      value.indented() == """
        {
          "problems": [
            {"code":"c","message":"\(name)"},
            {"code":"d","message":"short"}
          ],
          "exitCode": 2,
          "empty": [],
          "key\\u0007": "\(name)"
        }
        """)
  }
}
