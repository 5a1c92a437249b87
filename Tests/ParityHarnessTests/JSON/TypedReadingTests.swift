import ParityHarness
import Testing

@Suite struct `Reading other types` {
  enum Speed: String, CaseIterable, Codable, Sendable {
    case slow
    case fast
    case overnight
    case accented = "\u{E9}clair"
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    /// What each reader makes of the text: a value as JSON, or a kind of fault.
    let bool: JSONValue?
    let string: JSONValue?
    let optionalString: JSONValue?
    let fault: JSONFault.Kind

    var testDescription: String { text }

    init(
      _ text: String, bool: JSONValue? = nil, string: JSONValue? = nil,
      optionalString: JSONValue? = nil, else fault: JSONFault.Kind
    ) {
      self.text = text
      self.bool = bool
      self.string = string
      self.optionalString = optionalString ?? string
      self.fault = fault
    }
  }

  static let rows: [Row] = [
    Row("true", bool: true, else: .type),
    Row("false", bool: false, else: .type),
    Row("null", optionalString: .some(.null), else: .type),
    Row("0", else: .type),
    Row("1", else: .type),
    Row("-1.5e3", else: .type),
    Row("[]", else: .type),
    Row("[true]", else: .type),
    Row("{}", else: .type),
    Row("\"\"", string: "", else: .type),
    Row("\"true\"", string: "true", else: .type),
    Row("\"null\"", string: "null", else: .type),
    Row("\"\\u0000\"", string: "\u{0}", else: .type),
    Row("\"e\u{301}\"", string: "e\u{301}", else: .type),
    Row("tru", else: .syntax),
    Row("fals", else: .syntax),
    Row("True", else: .syntax),
    Row("nul", else: .syntax),
    Row("nil", else: .syntax),
    Row("n", else: .syntax),
    Row("\"open", else: .syntax),
    Row("\"\\ud800\"", else: .syntax),
    Row("[", else: .syntax),
    Row("{\"a\"}", else: .syntax),
    Row("yes", else: .syntax),
  ]

  @Test(arguments: rows)
  func `A type is read where it is, and refused where another is`(row: Row) throws {
    let node = try JSONText(row.text).root()
    expect(row.bool, row.fault, "bool") { .bool(try node.bool()) }
    expect(row.string, row.fault, "string") { .string(try node.string()) }
    expect(row.optionalString, row.fault, "optionalString") {
      .optional(try node.decode(String?.self))
    }
  }

  @Test func `A type is told by its first byte`() throws {
    let nodes = try JSONText(#"[null,{},"",[],0,true]"#).root().elements()
    #expect(nodes.map(\.isNull) == [true, false, false, false, false, false])
    #expect(nodes.map(\.isObject) == [false, true, false, false, false, false])
    #expect(nodes.map(\.isString) == [false, false, true, false, false, false])
  }

  @Test(arguments: Speed.allCases)
  func `A name that a type allows is read`(speed: Speed) throws {
    #expect(try JSONText("\"\(speed.rawValue)\"").root().decode(Speed.self) == speed)
  }

  @Test(arguments: [
    ("\"fsat\"", "found \"fsat\"; did you mean fast?"),
    ("\"Slow\"", "found \"Slow\"; did you mean slow?"),
    ("\"teleport\"", "found \"teleport\""),
    ("\"fast\\u0000\"", "found \"fast\\u0000\"; did you mean fast?"),
  ])
  func `A name that a type does not allow is refused with the nearest`(
    text: String, end: String
  ) throws {
    let node = try JSONText(text).root()
    let fault = #expect(throws: JSONFault.self) { try node.decode(Speed.self) }
    #expect(fault?.kind == .range)
    #expect(fault?.message == "expected one of slow, fast, overnight, éclair, \(end)")
  }

  @Test func `A name that is only canonically equal is refused`() throws {
    let node = try JSONText("\"e\u{301}clair\"").root()
    let fault = #expect(throws: JSONFault.self) { try node.decode(Speed.self) }
    #expect(fault?.kind == .range)
    #expect(
      fault?.message
        == "expected one of slow, fast, overnight, éclair, found \"e\\u0301clair\""
        + "; did you mean éclair?")
  }

  @Test(arguments: ["1", "null", "[]", "{}", "true"])
  func `A name that is no string is another type`(text: String) throws {
    let node = try JSONText(text).root()
    let fault = #expect(throws: JSONFault.self) { try node.decode(Speed.self) }
    #expect(fault?.kind == .type)
  }

  @Test func `Elements are handed out in order, their syntax checked`() throws {
    let elements = try JSONText("[ 1, \"b\" ,[2,[3]], {\"c\":4} ]").root().elements()
    #expect(elements.map(\.offset) == [2, 5, 10, 19])
    #expect(try elements[0].int64() == 1)
    #expect(try elements[1].string() == "b")
    #expect(try elements[2].elements().count == 2)
    #expect(try elements[3].value() == ["c": 4])
    #expect(try JSONText("[ ]").root().elements().isEmpty)
  }

  @Test(arguments: [
    ("{}", JSONFault.Kind.type, 0), ("1", .type, 0), ("\"[]\"", .type, 0), ("null", .type, 0),
    ("[", .syntax, 1), ("[1", .syntax, 2), ("[1,]", .syntax, 3), ("[1 2]", .syntax, 3),
    ("[[1,2,{\"a\":]]]", .syntax, 11), ("[1}", .syntax, 2), ("{", .syntax, 1),
  ])
  func `What is no array has no elements`(text: String, kind: JSONFault.Kind, offset: Int) {
    let fault = #expect(throws: JSONFault.self) { try JSONText(text).root().elements() }
    #expect(fault?.kind == kind)
    #expect(fault?.offset == offset)
  }

  @Test func `A suite can state a range of its own at a value`() throws {
    var object = try JSONText(#"{"month":13}"#).root().object()
    let fault = try object.value("month").outOfRange("expected a month")
    #expect(fault == JSONFault(.range, at: 9, "expected a month", key: "month"))
  }

  @Test func `The table of types holds rows`() { #expect(Self.rows.count == 25) }

  private func expect(
    _ value: JSONValue?, _ kind: JSONFault.Kind, _ reader: Comment, _ read: () throws -> JSONValue
  ) {
    let found = Result { try read() }
    if let value {
      #expect((try? found.get()) == value, reader)
    } else {
      let fault = #expect(throws: JSONFault.self, reader) { try found.get() }
      #expect(fault?.kind == kind, reader)
    }
  }
}
