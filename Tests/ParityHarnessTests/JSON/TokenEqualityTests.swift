import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `The same tokens` {
  struct Row: Sendable, CustomTestStringConvertible {
    let one: String
    let other: String
    let areSame: Bool

    var testDescription: String { "\(one) and \(other)" }

    init(_ one: String, _ other: String, _ areSame: Bool) {
      self.one = one
      self.other = other
      self.areSame = areSame
    }
  }

  static let rows: [Row] = [
    Row("1", "1", true),
    Row("1", "2", false),
    Row("1", "12", false),
    Row("[1,2]", "[1,2]", true),
    Row("[1,2]", "[ 1 ,\n\t2\r]", true),
    Row("[1,2]", "[12]", false),
    Row("[1,2]", "[1,2,3]", false),
    Row("[1,2]", "[2,1]", false),
    Row("[]", "[ ]", true),
    Row("[]", "{}", false),
    Row("[[],[]]", "[[[]]]", false),
    Row(#"{"a":1,"b":2}"#, #"{ "a" : 1 , "b" : 2 }"#, true),
    Row(#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#, false),
    Row(#"{"a":1}"#, #"{"a":"1"}"#, false),
    Row(#""a b""#, #""a b""#, true),
    Row(#""a b""#, #""ab""#, false),
    Row(#""a b""#, #""a  b""#, false),
    Row(#"" a""#, #""a ""#, false),
    Row(#""a""#, #""a\u0000""#, false),
    Row(#"["a","b"]"#, #"["a\",","b"]"#, false),
    Row(#"["a","b"]"#, #"["a\"","\"b"]"#, false),
    Row(#"["",""]"#, #"["","",""]"#, false),
    Row("\"\u{E9}\"", "\"e\u{301}\"", false),
    Row("\"\u{E9}\"", #""\u00e9""#, false),
    Row("-0", "0", false),
    Row("1.0", "1", false),
    Row("1e1", "1E1", false),
    Row("true", "true", true),
    Row("true", "false", false),
    Row("null", "null", true),
    Row(#"{"a":[{"b":null}]}"#, "{\"a\":\n[\n{\"b\":\nnull}\n]\n}\n", true),
  ]

  @Test(arguments: rows)
  func `Two values have the same tokens or they have not, in either order`(row: Row) throws {
    // A neighbour that starts alike must not be taken for a part of the value.
    let one = JSONText("[\(row.one),1,2]")
    let other = JSONText("[ \(row.other)\n]")
    #expect(one.hasSameTokens(at: 1, as: other, at: 2) == row.areSame)
    #expect(other.hasSameTokens(at: 2, as: one, at: 1) == row.areSame)
    #expect(one.hasSameTokens(at: 1, as: one, at: 1))
  }

  @Test func `A value that ends too soon is not the same as a whole one`() {
    let (whole, broken) = (JSONText("[1,2]"), JSONText("[1,"))
    #expect(!whole.hasSameTokens(at: 0, as: broken, at: 0))
    #expect(!broken.hasSameTokens(at: 0, as: whole, at: 0))
  }

  @Test func `The table of tokens holds rows`() { #expect(Self.rows.count == 31) }
}
