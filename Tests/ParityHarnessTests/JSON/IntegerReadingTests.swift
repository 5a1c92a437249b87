import ParityHarness
import Testing

@Suite struct `Reading integers` {
  enum Reading: Sendable, Equatable {
    case value(Int64)
    case fault(JSONFault.Kind)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let in64: Reading
    let in32: Reading

    var testDescription: String { text.isEmpty ? "nothing" : String(text.prefix(30)) }

    init(_ text: String, in64: Reading, in32: Reading) {
      self.text = text
      self.in64 = in64
      self.in32 = in32
    }

    init(_ text: String, _ both: Reading) { self.init(text, in64: both, in32: both) }
  }

  static let rows: [Row] = [
    Row("0", .value(0)),
    Row("-0", .value(0)),
    Row("42", .value(42)),
    Row("-42", .value(-42)),
    Row("2147483647", .value(2_147_483_647)),
    Row("2147483648", in64: .value(2_147_483_648), in32: .fault(.range)),
    Row("2147483650", in64: .value(2_147_483_650), in32: .fault(.range)),
    Row("-2147483648", .value(-2_147_483_648)),
    Row("-2147483649", in64: .value(-2_147_483_649), in32: .fault(.range)),
    Row("4294967296", in64: .value(4_294_967_296), in32: .fault(.range)),
    Row("9223372036854775807", in64: .value(.max), in32: .fault(.range)),
    Row("9223372036854775808", .fault(.range)),
    Row("-9223372036854775808", in64: .value(.min), in32: .fault(.range)),
    Row("-9223372036854775809", .fault(.range)),
    Row("18446744073709551616", .fault(.range)),
    Row("100000000000000000000", .fault(.range)),
    Row(String(repeating: "7", count: 5000), .fault(.range)),
    Row("-" + String(repeating: "7", count: 5000), .fault(.range)),
    Row("1.0", .fault(.type)),
    Row("-1.0", .fault(.type)),
    Row("1.5", .fault(.type)),
    Row("0.0", .fault(.type)),
    Row("1e0", .fault(.type)),
    Row("1E2", .fault(.type)),
    Row("1e-2", .fault(.type)),
    Row("99999999999999999999.5", .fault(.type)),
    Row("-99999999999999999999e-5", .fault(.type)),
    Row("3000000000.0", .fault(.type)),
    Row("\"1\"", .fault(.type)),
    Row("\"\"", .fault(.type)),
    Row("true", .fault(.type)),
    Row("false", .fault(.type)),
    Row("null", .fault(.type)),
    Row("[]", .fault(.type)),
    Row("[1]", .fault(.type)),
    Row("{}", .fault(.type)),
    Row("-", .fault(.syntax)),
    Row("--1", .fault(.syntax)),
    Row("+1", .fault(.syntax)),
    Row("01", .fault(.syntax)),
    Row("-01", .fault(.syntax)),
    Row("00", .fault(.syntax)),
    Row("1.", .fault(.syntax)),
    Row("1e", .fault(.syntax)),
    Row(".1", .fault(.syntax)),
    Row("-a", .fault(.syntax)),
    Row("1", .value(1)),
    Row("nul", .fault(.syntax)),
    Row("\"1", .fault(.syntax)),
    Row("[1", .fault(.syntax)),
  ]

  @Test(arguments: rows)
  func `An integer is read in its range, and nothing else is one`(row: Row) {
    #expect(reading(row.text) { Int64(try $0.int64()) } == row.in64)
    #expect(reading(row.text) { Int64(try $0.decode(Int32.self)) } == row.in32)
  }

  @Test(arguments: [
    ("2147483648", "expected an integer from -2147483648 to 2147483647, found 2147483648"),
    ("1.0", "expected an integer, written without a fraction or an exponent, found 1.0"),
    ("\"1\"", "expected an integer, found \"1\""),
    ("true", "expected an integer, found true"),
    ("{\"a\":1}", "expected an integer, found an object"),
    ("[1]", "expected an integer, found an array"),
    ("-", "expected a digit, the text ends here"),
    ("\"\\u001b\u{202E}\"", "expected an integer, found \"\\u001b\\u202e\""),
    (
      "\"123456789012345678901234567890123456789012345678901234567890\"",
      "expected an integer, found \"12345678901234567890123456789012345678901234567890123456789…"
    ),
  ])
  func `The message says what was expected and what was found`(
    text: String, message: String
  ) throws {
    let node = try JSONText(text).root()
    let fault = #expect(throws: JSONFault.self) { try node.decode(Int32.self) }
    #expect(fault?.message == message)
  }

  @Test(arguments: ["é", "語", "🚀"], 55...60)
  func `A long value is cut between two characters`(character: String, place: Int) throws {
    let letters = String(repeating: "x", count: place)
    let node = try JSONText("\"\(letters)\(character)xxxxxxxxxx\"").root()
    let fault = try #require(#expect(throws: JSONFault.self) { try node.int64() })
    let isWhole = 1 + place + character.utf8.count <= 60
    let room = isWhole ? 59 - place - character.utf8.count : 0
    #expect(
      fault.message == "expected an integer, found \"" + letters.prefix(59)
        + (isWhole ? character + String(repeating: "x", count: room) : "") + "…")
  }

  @Test func `The table of integers holds rows`() { #expect(Self.rows.count == 50) }

  private func reading(_ text: String, _ read: (JSONNode) throws -> Int64) -> Reading {
    do {
      return .value(try read(JSONText(text).root()))
    } catch let fault as JSONFault {
      return .fault(fault.kind)
    } catch {
      Issue.record(error)
      return .value(0)
    }
  }
}
