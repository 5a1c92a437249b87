import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `Fixtures that are no JSON` {
  static let texts: [FixtureRow] = [
    .text("nothing", "", gives: .init(.jsonSyntax, "1:1")),
    .text("empty lines", "\n \n", gives: .init(.jsonSyntax, "3:1")),
    .text(
      "a byte order mark", 0xEF, 0xBB, 0xBF, .text(ParcelFixture.text),
      gives: .init(.jsonSyntax, "1:1")),
    .text("UTF-16", 0xFF, 0xFE, "{", 0, "}", 0, gives: .init(.jsonSyntax, "1:1")),
    .text("UTF-16 without a mark", "{", 0, "}", 0, gives: .init(.jsonSyntax, "1:2")),
    .text("zero bytes", 0, 0, 0, 0, gives: .init(.jsonSyntax, "1:1")),
    .text("a word", "parcel", gives: .init(.jsonSyntax, "1:1")),
    .text("an open brace", "{", gives: .init(.jsonSyntax, "1:2")),
    .text("a list that is cut off", "[1,\n2", gives: .init(.jsonSyntax, "2:2")),
    .text("a value and more", "[] []", gives: .init(.jsonSyntax, "1:4")),
    .text(
      "a word after it", .text(ParcelFixture.text), "x", gives: .init(.jsonSyntax, "49:1"),
      usable: ParcelFixture.ids),
    .text(
      "another object", .text(ParcelFixture.text), "{}", gives: .init(.jsonSyntax, "49:1"),
      usable: ParcelFixture.ids),
    .text(
      "a zero byte after it", .text(ParcelFixture.text), 0, gives: .init(.jsonSyntax, "49:1"),
      usable: ParcelFixture.ids),
    .text(
      "a marker of a merge", .text("<<<<<<< ours\n"), .text(ParcelFixture.text),
      gives: .init(.jsonSyntax, "1:1")),
    .text(
      "a hundred thousand brackets", .text(String(repeating: "[", count: 100_000)),
      gives: .init(.jsonSyntax, "1:513")),
    .text(
      "fifty thousand brackets and braces", .text(String(repeating: "[{\"\":", count: 50_000)),
      gives: .init(.jsonSyntax, "1:1281")),
  ]

  static let structure: [FixtureRow] = [
    .replace(
      "a comma before the end of a list", "[3, 4]", "[3, 4,]", gives: .init(.jsonSyntax, "26:24")),
    .replace(
      "a comma before the end of an object", "95, \"insured\": false }", "95, }",
      gives: .init(.jsonSyntax, "15:51")),
    .replace("no comma", "20, \"width\"", "20 \"width\"", gives: .init(.jsonSyntax, "7:21")),
    .replace(
      "no colon", "\"label\": \"A1\"", "\"label\" \"A1\"", gives: .init(.jsonSyntax, "9:17")),
    .replace("no key", "\"grams\": 20, ", "20, ", gives: .init(.jsonSyntax, "7:9")),
    .replace(
      "a key without quotes", "\"grams\": 20", "grams: 20", gives: .init(.jsonSyntax, "7:9")),
    .replace("apostrophes", "\"heavy-crate\"", "'heavy-crate'", gives: .init(.jsonSyntax, "18:13")),
    .replace("a comment", "\"parcel\",", "\"parcel\", // name", gives: .init(.jsonSyntax, "2:22")),
    .replace(
      "a missing brace", "[3, 4]\n      }", "[3, 4]\n", gives: .init(.jsonSyntax, "30:5"),
      usable: ["light-letter"]),
    .replace(
      "a missing opening quote", "\"call first\"", "call first\"",
      gives: .init(.jsonSyntax, "23:17")),
    .replace("a missing quote", "\"A1\",", "\"A1,", gives: .init(.jsonSyntax, "9:24")),
    .replace(
      "a missing quote at the end of a line", "\"north\",", "\"north,",
      gives: .init(.jsonSyntax, "10:39")),
    .replace("a leading zero", "95", "095", gives: .init(.jsonSyntax, "15:48")),
    .replace("a plus", "\"due\": -1", "\"due\": +1", gives: .init(.jsonSyntax, "8:41")),
    .replace("not a number", "110", "NaN", gives: .init(.jsonSyntax, "7:31")),
    .replace("a fraction without digits", "110", "110.", gives: .init(.jsonSyntax, "7:35")),
    .replace(
      "a capital", "true, \"tracked\"", "True, \"tracked\"", gives: .init(.jsonSyntax, "24:20")),
    .replace(
      "a word for null", "\"note\": \"call first\"", "\"note\": nil",
      gives: .init(.jsonSyntax, "23:18")),
    .replace(
      "six hundred levels", "[3, 4]", .text(String(repeating: "[", count: 600)),
      gives: .init(.jsonSyntax, "26:526")),
    .replace(
      "the 513th level, closed again", "\"stops\": []",
      .text(
        "\"stops\": " + String(repeating: "[", count: 509) + String(repeating: "]", count: 509)),
      gives: .init(.jsonSyntax, "13:526")),
  ]

  static let strings: [FixtureRow] = [
    .replace("a lone surrogate", "\"A1\"", #""\ud83d""#, gives: .init(.jsonSyntax, "9:19")),
    .replace(
      "a lone surrogate in a key", "\"note\": null, \"depot\": \"north\"",
      #""note\udc00": null, "depot": "north""#, gives: .init(.jsonSyntax, "10:14")),
    .replace(
      "a lone surrogate in a reason", "\"Kotlin rounds", #""\ud800 rounds"#,
      gives: .init(.jsonSyntax, "44:21")),
    .replace(
      "surrogates in the wrong order", #"\ud83d\ude80"#, #"\ude80\ud83d"#,
      gives: .init(.jsonSyntax, "22:39")),
    .replace(
      "a zero byte in a string", "\"A1\"", "\"A", 0, "\"", gives: .init(.jsonSyntax, "9:20")),
    .replace("a zero byte", "[]", 0, "[]", gives: .init(.jsonSyntax, "13:18")),
    .replace("a line feed in a string", "A1", "A\n1", gives: .init(.jsonSyntax, "9:20")),
    .replace("an escape character", "A1", "\u{1B}[2J", gives: .init(.jsonSyntax, "9:19")),
    .replace("an unknown escape", "A1", #"A\x41"#, gives: .init(.jsonSyntax, "9:21")),
    .replace("too few digits", "A1", #"A\u41"#, gives: .init(.jsonSyntax, "9:24")),
    .replace(
      "a byte that is no UTF-8", "🚀 3\"", "🚀", 0xFF, "\"", gives: .init(.jsonSyntax, "9:40")),
    .replace(
      "an overlong zero", "heavy-crate", 0xC0, 0x80, gives: .init(.jsonSyntax, "18:14")),
    .replace("Latin-1", "north", "n", 0xE9, "rd", gives: .init(.jsonSyntax, "10:35")),
    .replace(
      "a surrogate in three bytes", "north", "n", 0xED, 0xA0, 0xBD,
      gives: .init(.jsonSyntax, "10:35")
    ),
    .replace(
      "a no-break space", "\"cents\": 95", "\"cents\":\u{A0}95",
      gives: .init(.jsonSyntax, "15:46")),
  ]

  @Test(arguments: texts)
  func `A file that is no JSON is called that`(row: FixtureRow) throws { try row.check() }

  @Test(arguments: structure)
  func `A wrong token is found in its line and column`(row: FixtureRow) throws {
    try row.check()
  }

  @Test(arguments: strings)
  func `A wrong character is found in its line and column`(row: FixtureRow) throws {
    try row.check()
  }

  @Test func `A fixture that is cut off keeps the cases before the cut`() {
    let bytes = Array(ParcelFixture.text.utf8)
    // Not the last two bytes: the brace that closes it, and the line feed after it.
    for length in 0..<(bytes.count - 2) {
      let text = JSONText(Array(bytes[..<length]))
      let (fixture, problems) = readFixture(text, for: ParcelSuite(), recordedIDs: [])
      #expect(problems.map(\.code) == [.jsonSyntax], "the first \(length) bytes")
      #expect(!fixture.isComplete, "the first \(length) bytes")
      let end = text.position(of: length)
      let whole = ParcelFixture.lastLines.count { last in
        end.line > last || end.line == last && end.column > 5
      }
      #expect(
        fixture.cases.map(\.id) == Array(ParcelFixture.ids.prefix(whole)),
        "the first \(length) bytes")
      #expect(fixture.cases.allSatisfy { $0.input != nil }, "the first \(length) bytes")
    }
  }

  @Test func `The tables of texts that are no JSON hold rows`() {
    #expect(Self.texts.count == 16)
    #expect(Self.structure.count == 20)
    #expect(Self.strings.count == 15)
  }
}
