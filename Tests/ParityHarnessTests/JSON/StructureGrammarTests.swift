import ParityHarness
import Testing

@Suite struct `The structure of JSON` {
  static let accepted: [GrammarRow] = [
    .value("an empty array", "[]", []),
    .value("an empty object", "{}", [:]),
    .value("space in an empty array", "[ \t\r\n]", []),
    .value("space in an empty object", "{ \t\r\n}", [:]),
    .value("every space everywhere", "\r\n\t { \"a\" :\t[ 1 ,\r2\n] } \n", ["a": [1, 2]]),
    .value("arrays in arrays", "[[],[[]],[[],[]]]", [[], [[]], [[], []]]),
    .value("objects in objects", #"{"a":{"b":{}},"c":{}}"#, ["a": ["b": [:]], "c": [:]]),
    .value("both in both", #"[{"a":[{}]},[{"b":[]}]]"#, [["a": [[:]]], [["b": []]]]),
    .value("an empty key", #"{"":1}"#, ["": 1]),
    .value("a string at the root", #""a""#, "a"),
    .value("a number at the root, in space", " 5 ", 5),
    .value("one key in several objects", #"[{"a":1},{"a":{"a":2}}]"#, [["a": 1], ["a": ["a": 2]]]),
    .value(
      "a string that is also a key", #"{"a":"a","b":["a","a"]}"#, ["a": "a", "b": ["a", "a"]]),
  ]

  static let truncated: [GrammarRow] = [
    .refused("nothing", "▸"),
    .refused("a space", " ▸"),
    .refused("white space", "\n\t \r\n▸"),
    .refused("an open array", "[▸"),
    .refused("an open object", "{▸"),
    .refused("an array after a value", "[1▸"),
    .refused("an array after a comma", "[1,▸"),
    .refused("an array in an array", "[[]▸"),
    .refused("an object after a key", #"{"a"▸"#),
    .refused("an object after a colon", #"{"a":▸"#),
    .refused("an object after a value", #"{"a":1▸"#),
    .refused("an object after a comma", #"{"a":1,▸"#),
    .refused("an object in an array, in space", "[{} ▸"),
  ]

  static let punctuation: [GrammarRow] = [
    .refused("a comma before the end of an array", "[1,▸]"),
    .refused("a comma before the end of an object", #"{"a":1,▸}"#),
    .refused("a comma alone", "[▸,]"),
    .refused("a comma first", "[▸,1]"),
    .refused("two commas", "[1,▸,2]"),
    .refused("a comma first in an object", #"{▸,"a":1}"#),
    .refused("two commas in an object", #"{"a":1,▸,"b":2}"#),
    .refused("no comma between numbers", "[1 ▸2]"),
    .refused("no comma between strings", #"["a"▸"b"]"#),
    .refused("no comma between members", #"{"a":1 ▸"b":2}"#),
    .refused("no comma between arrays", "[[]▸[]]"),
    .refused("a semicolon for a comma", "[1▸;2]"),
    .refused("no colon", #"{"a" ▸1}"#),
    .refused("a key alone", #"{"a"▸}"#),
    .refused("a key and a comma", #"{"a"▸,"b":1}"#),
    .refused("a colon without a value", #"{"a":▸}"#),
    .refused("a colon and a comma", #"{"a":▸,"b":1}"#),
    .refused("two colons", #"{"a":▸:1}"#),
    .refused("an equals sign", #"{"a"▸=1}"#),
    .refused("a colon in an array", #"["a"▸:1]"#),
    .refused("a value first in an object", "{▸:1}"),
    .refused("a number for a key", "{▸1:1}"),
    .refused("a word for a key", "{▸a:1}"),
    .refused("a key in apostrophes", "{▸'a':1}"),
    .refused("null for a key", "{▸null:1}"),
    .refused("an array for a key", "{▸[]:1}"),
    .refused("an array that ends as an object", "[1▸}"),
    .refused("an empty array that ends as an object", "[▸}"),
    .refused("an object that ends as an array", #"{"a":1▸]"#),
    .refused("an empty object that ends as an array", "{▸]"),
    .refused("an end without a start", "▸]"),
    .refused("a comma at the root", "▸,"),
    .refused("a colon at the root", "▸:"),
  ]

  static let garbage: [GrammarRow] = [
    .refused("an end too many", "[]▸]"),
    .refused("a brace too many", "{}▸}"),
    .refused("two values", "1 ▸2"),
    .refused("two objects", "{} ▸{}"),
    .refused("two lines of JSON", "{}\n▸{}\n"),
    .refused("a comma after the root", "[1]▸,"),
    .refused("a semicolon after the root", #"{"a":1}▸;"#),
    .refused("a word after the root", #""a" ▸b"#),
    .refused("a quote after the root", "1▸\""),
    .refused("a comment of the line", "[1 ▸// one\n]"),
    .refused("a comment within", "[1▸/* one */]"),
    .refused("a comment before", "▸/**/1"),
    .refused("a comment of a shell", "▸# one\n1"),
    .refused("parentheses", "▸(1)"),
    .refused("a tag", "▸<a>"),
    .refused("a backslash", "[▸\\n]"),
    .refused("a dollar sign", "▸$a"),
    .refused("a vertical tab", "[1,▸\u{B}2]"),
    .refused("a form feed", "▸\u{C}[]"),
    .refused("DEL", "[1▸\u{7F}]"),
    .refused("an asterisk", "[▸*]"),
    .refused("a prompt", "▸>> 1"),
  ]

  @Test(arguments: accepted)
  func `A structure that RFC 8259 allows is accepted`(row: GrammarRow) throws { try row.check() }

  @Test(arguments: truncated)
  func `A text that ends too early is refused at its end`(row: GrammarRow) throws {
    try row.check()
    guard case .refused(let offset) = row.verdict else { return }
    #expect(offset == row.bytes.count)
  }

  @Test(arguments: punctuation)
  func `A comma, colon or bracket out of place is refused`(row: GrammarRow) throws {
    try row.check()
  }

  @Test(arguments: garbage)
  func `What belongs to no value is refused`(row: GrammarRow) throws { try row.check() }

  @Test func `The tables of structure hold rows`() {
    #expect(Self.accepted.count == 13)
    #expect(Self.truncated.count == 13)
    #expect(Self.punctuation.count == 33)
    #expect(Self.garbage.count == 22)
  }
}
