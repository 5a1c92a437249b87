import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `What a type refuses` {
  struct Row: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let key: String?
    let kind: JSONFault.Kind
    let message: String
    var testDescription: String { new }

    /// A change to the text of everything, with `▸` before the byte that is wrong.
    init(_ old: String, _ new: String, _ key: String?, _ kind: JSONFault.Kind, _ message: String) {
      (self.old, self.new, self.key, self.kind, self.message) = (old, new, key, kind, message)
    }
  }

  static let rows: [Row] = [
    Row(#""flag":true"#, #""flag":▸1"#, "flag", .type, "expected true or false, found 1"),
    Row("-128", "▸-129", "tiny", .range, "expected an integer from -128 to 127, found -129"),
    Row(
      "-32768", "▸40000", "short", .range, "expected an integer from -32768 to 32767, found 40000"),
    Row(
      "2147483647", "▸2147483648", "middle", .range,
      "expected an integer from -2147483648 to 2147483647, found 2147483648"),
    Row(
      "-9223372036854775808", "▸-9223372036854775809", "long", .range,
      "expected an integer from -9223372036854775808 to 9223372036854775807, "
        + "found -9223372036854775809"),
    Row(":255", ":▸256", "byte", .range, "expected an integer from 0 to 255, found 256"),
    Row(":65535", ":▸-1", "word", .range, "expected an integer from 0 to 65535, found -1"),
    Row(
      "18446744073709551615", "▸18446744073709551616", "double64", .range,
      "expected an integer from 0 to 18446744073709551615, found 18446744073709551616"),
    Row(
      #""plain":7"#, #""plain":▸7.0"#, "plain", .type,
      "expected an integer, written without a fraction or an exponent, found 7.0"),
    Row(#""plain":7"#, #""plain":▸"7""#, "plain", .type, #"expected an integer, found "7""#),
    Row(#""plain":7"#, #""plain":▸null"#, "plain", .type, "expected an integer, found null"),
    Row(
      #""present":5"#, #""present":▸"5""#, "present", .type,
      #"expected an integer or null, found "5""#),
    Row(#""number":0.1"#, #""number":▸[]"#, "number", .type, "expected a number, found an array"),
    Row(
      #""number":0.1"#, #""number":▸"0.1""#, "number", .type,
      #"expected a number or one of "NaN", "Infinity", "-Infinity", found "0.1""#),
    Row(
      #""number":0.1"#, #""number":▸1e400"#, "number", .range,
      "expected a number, found 1e400, which is too large for a Double"),
    Row(
      #""float":0.1"#, #""float":▸1e39"#, "float", .range,
      "expected a number, found 1e39, which is too large for a Float"),
    Row(#""text":"é""#, #""text":▸5"#, "text", .type, "expected a string, found 5"),
    Row(
      #""name":"x""#, #""name":▸5"#, "lines[1].name", .type, "expected a string or null, found 5"),
    Row(#","name":"x"}"#, "}", "lines[1].name", .missingKey, #"the key "name" is missing"#),
    Row(
      #""name":"x"}"#, #""name":"x",▸"note":1}"#, "lines[1].note", .unknownKey,
      #"unknown key "note"; known here: name, price"#),
    Row(
      #""name":"x"}"#, #""name":"x",▸"name":"x"}"#, "lines[1].name", .duplicateKey,
      #"the key "name" appears twice in one object; readers disagree on which counts"#),
    Row(
      #"{"price":1.0,"name":null}"#, "▸1", "lines[0]", .type, "expected an object, found 1"),
    Row(#"[1,null]"#, "[1,▸{}]", "holes[1]", .type, "expected an integer or null, found an object"),
    Row(#"[1,null]"#, "▸{}", "holes", .type, "expected an array, found an object"),
    Row(#""b":2.0"#, #""b":▸true"#, "prices.b", .type, "expected a number, found true"),
    Row(
      #""b":2.0"#, #"▸"a":2.0"#, "prices.a", .duplicateKey,
      #"the key "a" appears twice in one object; readers disagree on which counts"#),
    Row(
      #""fast""#, #"▸"fsat""#, "speed", .range,
      #"expected one of slow, fast, éclair, found "fsat"; did you mean fast?"#),
    Row(
      #""fast""#, "▸\"e\u{301}clair\"", "speed", .range,
      #"expected one of slow, fast, éclair, found "e\u0301clair"; did you mean éclair?"#),
    Row(#""fast""#, "▸1", "speed", .type, "expected a string, found 1"),
    Row(
      #""noSpeed":null"#, #""noSpeed":▸"x""#, "noSpeed", .range,
      #"expected one of slow, fast, éclair, found "x""#),
    Row(
      #"[1,2.5,null]"#, #"[{"x":1,▸"x":2}]"#, "any.x", .duplicateKey,
      #"the key "x" appears twice in one object; readers disagree on which counts"#),
    Row(
      #"[1,2.5,null]"#, #"▸1e999"#, "any.k", .range,
      "expected a number, found 1e999, which is too large for a Double"),
    Row(#"[1,2.5,null]"#, "[1,2.5▸;null]", nil, .syntax, "expected ',' or ']', found ';'"),
    Row(
      #""absent":null,"#, "", "absent", .missingKey, #"the key "absent" is missing"#),
  ]

  @Test(arguments: rows)
  func `A bad value is found where it is, by the path of its key`(row: Row) throws {
    #expect(Everything.text.ranges(of: row.old).count >= 1)
    let range = try #require(Everything.text.ranges(of: row.old).last)
    var changed = Everything.text
    changed.replaceSubrange(range, with: row.new)
    let marked = MarkedBytes(Array(changed.utf8))
    let fault = fault(Everything.self, changed.replacing("▸", with: ""))
    #expect(fault?.message.hasPrefix(row.message) == true, "\(fault?.message ?? "read")")
    #expect(fault?.key == row.key)
    #expect(fault?.kind == row.kind)
    if let marked { #expect(fault?.offset == marked.offset) }
  }

  @Test func `What a type's own init throws is found where it points`() {
    struct Refusal: Error {}
    struct Choosy: Decodable {
      enum Keys: CodingKey {
        case list
      }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let numbers = try container.decode([Int].self, forKey: .list)
        if numbers.count > 2 {
          throw DecodingError.dataCorruptedError(
            forKey: .list, in: container, debugDescription: "too long\u{7}")
        }
        if numbers.count > 1 { throw Refusal() }
      }
    }
    let text = #"{"a":{"list":[1,2,3]}}"#
    let first = fault([String: Choosy].self, text)
    #expect(first == JSONFault(.range, at: 13, "too long\\u0007", key: "a.list"))
    let second = fault([String: Choosy].self, text.replacing(",3", with: ""))
    #expect(second == JSONFault(.range, at: 5, "Choosy refuses the value: Refusal()", key: "a"))
  }

  @Test func `A type that stops early, or asks for nothing, leaves something unread`() {
    struct Two: Decodable {
      init(from decoder: any Decoder) throws {
        var array = try decoder.unkeyedContainer()
        _ = try (array.decode(Int.self), array.decode(Int.self))
      }
    }
    struct Empty: Codable {}
    #expect(fault(Two.self, "[1,2]") == nil)
    #expect(
      fault([Two].self, "[[1,2,3]]")
        == JSONFault(.type, at: 6, "expected an array of 2 elements, found more", key: "[0][2]"))
    #expect(
      fault(Two.self, "[1]")
        == JSONFault(
          .type, at: 2, "expected another element after 1, found the end of the array"))
    #expect(fault(Empty.self, "{}") == nil)
    #expect(fault(Empty.self, #"{"a":1}"#)?.kind == .unknownKey)
    #expect(fault(Empty.self, "5")?.kind == .type)
    #expect(fault([Int: Int].self, #"{"1":1}"#)?.kind == .range)
  }

  @Test func `A value that is read as one type or another may not hide a repeated key`() {
    enum Either: Decodable {
      case number
      case object
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if (try? container.decode(Int.self)) != nil { self = .number; return }
        _ = try container.decode([String: JSONValue].self)
        self = .object
      }
    }
    #expect(fault([Either].self, #"[1,{"a":{"b":1}}]"#) == nil)
    #expect(fault([Either].self, #"[1,{"a":{"b":1,"b":1}}]"#)?.kind == .duplicateKey)
    struct Looking: Decodable {
      enum Keys: CodingKey {
        case a
      }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        _ = try container.decodeNil(forKey: .a)
      }
    }
    #expect(fault(Looking.self, #"{"a":{"b":1}}"#) == nil)
    #expect(fault(Looking.self, #"{"a":{"b":1,"b":1}}"#)?.kind == .duplicateKey)
  }

  @Test func `A key that is asked for twice is not two members`() {
    struct Twice: Decodable {
      enum Keys: CodingKey {
        case a, b
      }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        for key in [Keys.a, .a, .b, .a] { _ = try container.decode(Int.self, forKey: key) }
      }
    }
    #expect(fault(Twice.self, #"{"a":1,"b":2}"#) == nil)
    #expect(fault(Twice.self, #"{"a":1,"b":2,"a":1}"#)?.kind == .duplicateKey)
    #expect(fault(Twice.self, #"{"a":1,"a":2,"b":2}"#)?.kind == .duplicateKey)
  }

  @Test func `Nesting has the same limit as elsewhere`() {
    struct Tree: Decodable { let next: [Tree] }
    final class Chain: Decodable { let next: Chain? }
    func text(_ depth: Int) -> String {
      String(repeating: #"{"next":"#, count: depth) + "null" + String(repeating: "}", count: depth)
    }
    #expect(fault(Chain.self, text(512)) == nil)
    #expect(fault(Chain.self, text(513))?.message.hasPrefix("nested deeper") == true)
    #expect(fault(Chain.self, text(513))?.offset == 512 * 8)
  }

  @Test func `The table of refusals holds rows`() { #expect(Self.rows.count == 34) }
}
