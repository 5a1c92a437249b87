import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `Recordings` {
  /// A recording that is damaged in one place.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// `▸` marks the byte at which it stops being a recording.
    let text: String
    let kind: JSONFault.Kind
    let message: String

    /// Puts another piece for one that is in the right recording once.
    init(
      _ testDescription: String, _ old: String, _ new: String, _ kind: JSONFault.Kind,
      _ message: String
    ) {
      self.testDescription = testDescription
      let isThere = ParcelRecording.text.ranges(of: old).count == 1
      text = isThere ? ParcelRecording.text.replacing(old, with: new) : ""
      self.kind = kind
      self.message = message
    }

    init(_ testDescription: String, text: String, _ kind: JSONFault.Kind, _ message: String) {
      self.testDescription = testDescription
      self.text = text
      self.kind = kind
      self.message = message
    }
  }

  static let texts: [Row] = [
    Row("nothing", text: "▸", .syntax, "the text is empty"),
    Row(
      "a byte order mark", text: "▸\u{FEFF}" + ParcelRecording.text, .syntax,
      "the text starts with a byte order mark, which JSON forbids"),
    Row(
      "cut off in a row", text: ParcelRecording.text.prefix(251) + "▸", .syntax,
      "expected the closing '\"' of a string, the text ends here"),
    Row(
      "cut off before its last brace", text: ParcelRecording.text.dropLast(2) + "▸", .syntax,
      "expected ',' or '}', the text ends here"),
    Row(
      "more after its end", text: ParcelRecording.text + "▸{", .syntax,
      "expected the end of the text, found '{'"),
    Row("an array", text: "▸[1]", .type, "expected an object, found an array"),
    Row("a string", text: " ▸\"a\\u0000\"", .type, "expected an object, found \"a\\u0000\""),
    Row("an empty object", text: "▸{}", .missingKey, "the key \"format\" is missing"),
    Row(
      "a fixture", text: "▸" + ParcelFixture.text, .missingKey, "the key \"format\" is missing"),
  ]

  static let heads: [Row] =
    [
      Row(
        "another format", "\"format\": 2", "\"format\": ▸1", .range,
        "expected the format 2; this is another one"),
      Row(
        "format 0", "\"format\": 2", "\"format\": ▸0", .range,
        "expected the format 2; this is another one"),
      Row(
        "a format in quotes", "\"format\": 2", "\"format\": ▸\"2\"", .type,
        "expected an integer, found \"2\""),
      Row(
        "a format with a fraction", "\"format\": 2", "\"format\": ▸2.0", .type,
        "expected an integer, written without a fraction or an exponent, found 2.0"),
      Row(
        "another suite", "\"parcel\"", "▸\"letter\"", .range, "expected a recording of \"parcel\""),
      Row("no suite", "\"parcel\"", "▸null", .type, "expected a string, found null"),
      Row("no compiler", "\"2.2.20\"", "▸null", .type, "expected a string, found null"),
      Row("coroutines as a number", "\"1.10.2\"", "▸1.10", .type, "expected a string, found 1.10"),
      Row(
        "a key more", "\"format\": 2,", "\"format\": 2, ▸\"date\": 0,", .unknownKey,
        "unknown key \"date\"; known here: cases, constants, coroutines, format, kotlin, sources, suite"
      ),
      Row(
        "a key twice", "\"format\": 2,", "\"format\": 2, ▸\"format\": 2,", .duplicateKey,
        "the key \"format\" appears twice in one object; readers disagree on which counts"),
      Row(
        "constants as a list", "{\"limit\":30,\"step\":-2}", "▸[]", .type,
        "expected an object, found an array"),
      Row(
        "a constant with a fraction", ":30,", ":▸30.5,", .type,
        "expected an integer, written without a fraction or an exponent, found 30.5"),
      Row("a constant in quotes", ":30,", ":▸\"30\",", .type, "expected an integer, found \"30\""),
      Row("a constant that is null", ":30,", ":▸null,", .type, "expected an integer, found null"),
      Row(
        "a constant past its range", ":30,", ":▸9223372036854775808,", .range,
        "expected an integer from -9223372036854775808 to 9223372036854775807, "
          + "found 9223372036854775808"),
      Row(
        "a constant twice", "\"step\":-2", "▸\"limit\":30", .duplicateKey,
        "the key \"limit\" appears twice in one object; readers disagree on which counts"),
      Row("a digest that is a number", "\"0a1b\"", "▸10", .type, "expected a string, found 10"),
      Row(
        "a bare digest", "{\"sha256\": \"0a1b\"}", "▸\"0a1b\"", .type,
        "expected an object, found \"0a1b\""),
      Row(
        "an absolute path", "\"parcel/Parcel.kt\": {\"sha256\": \"0a1b\"}",
        "\"/etc/hosts\": ▸\"0a1b\"", .range,
        "expected a path below the Kotlin sources"),
      Row(
        "a path that leads out", "\"parcel/Parcel.kt\": {\"sha256\": \"0a1b\"}",
        "\"../P.kt\": ▸\"0a1b\"", .range,
        "expected a path below the Kotlin sources"),
      Row(
        "a path that leads out later", "\"parcel/Parcel.kt\": {\"sha256\": \"0a1b\"}",
        "\"a/../../P.kt\": ▸\"0a1b\"", .range, "expected a path below the Kotlin sources"),
      Row(
        "a path that leads out by an escape", "\"parcel/Parcel.kt\": {\"sha256\": \"0a1b\"}",
        #""a\/\u002e./b": ▸"0a1b""#, .range, "expected a path below the Kotlin sources"),
    ]
    + [
      #"..\/\u0301/P.kt"#, #"/\u0301/P.kt"#, "..", ".", "", "a//P.kt", "a/./P.kt", "a/",
      #"a\u0000.kt"#,
    ].map { path in
      Row(
        "the path \(path)", "\"parcel/Parcel.kt\": {\"sha256\": \"0a1b\"}",
        "\"\(path)\": ▸\"0a1b\"", .range,
        "expected a path below the Kotlin sources")
    }

  static let missing: [Row] = [
    ("format", "\"format\": 2,"), ("suite", "\"suite\": \"parcel\","),
    ("kotlin", "\"kotlin\": \"2.2.20\","), ("coroutines", "\"coroutines\": \"1.10.2\","),
    ("constants", "\"constants\": {\"limit\":30,\"step\":-2},"),
  ].map { key, member in
    Row(
      "no \(key)", text: "▸" + ParcelRecording.text.replacing(member, with: ""), .missingKey,
      "the key \"\(key)\" is missing")
  }

  static let rows: [Row] = [
    Row(
      "cases under another key", text: "▸" + ParcelRecording.text.replacing("cases", with: "rows"),
      .missingKey, "the key \"cases\" is missing"),
    Row(
      "null for the cases", "\"cases\": [", "\"cases\": ▸null, \"x\": [", .type,
      "expected an array, found null"),
    Row(
      "a case that is null", "\"cases\": [", "\"cases\": [▸null, ", .type,
      "expected an object, found null"),
    Row(
      "a case without an id", "{\"id\":\"heavy-crate\",", "▸{", .missingKey,
      "the key \"id\" is missing"),
    Row("an id that is a number", "\"heavy-crate\"", "▸7", .type, "expected a string, found 7"),
    Row(
      "an id twice", "\"heavy-crate\"", "▸\"light-letter\"", .range,
      "the id light-letter appears twice"),
    Row(
      "a hostile id twice",
      text: ParcelRecording.text.replacing("\"light-letter\"", with: #""\u001b[2J""#)
        .replacing("\"late-box-2\"", with: #"▸"\u001b[2J""#), .range,
      "the id \\u001b[2J appears twice"),
    Row(
      "a case without an input", "{\"id\":\"heavy-crate\",\"input\":",
      "▸{\"id\":\"heavy-crate\",\"inputs\":", .missingKey,
      "the key \"input\" is missing; is it what was meant by inputs?"),
    Row(
      "an input that is a list", "\"input\":{\"grams\":900", "\"input\":▸[],\"x\":{\"grams\":900",
      .type, "expected an object, found an array"),
    Row(
      "a case without an output", "    {\"id\":\"heavy-crate\",",
      "    ▸{\"id\":\"a\",\"input\":{},\"outputs\":{}}, {\"id\":\"heavy-crate\",", .missingKey,
      "the key \"output\" is missing; is it what was meant by outputs?"),
    Row(
      "an output that is a word", "\"output\":{\"carrier\":\"ship\"",
      "\"output\":▸\"ship\",\"x\":{\"carrier\":\"ship\"", .type,
      "expected an object, found \"ship\""),
    Row(
      "an output out of range", "12000", "▸1.2e400", .range,
      "expected a number, found 1.2e400, which is too large for a Double"),
    Row(
      "an output with a key twice", "\"cents\":12000", "\"cents\":12000,▸\"cents\":12000",
      .duplicateKey,
      "the key \"cents\" appears twice in one object; readers disagree on which counts"),
    Row(
      "a key more", "{\"id\":\"heavy-crate\",", "{\"id\":\"heavy-crate\",▸\"expect\":{},",
      .unknownKey,
      "unknown key \"expect\"; known here: id, input, output"),
    Row(
      "a key twice", "{\"id\":\"heavy-crate\",", "{\"id\":\"heavy-crate\",▸\"id\":\"b\",",
      .duplicateKey,
      "the key \"id\" appears twice in one object; readers disagree on which counts"),
  ]

  @Test(arguments: texts + heads + missing + rows)
  func `What is no recording of this suite is refused with its reason`(row: Row) throws {
    let marked = try #require(MarkedBytes(Array(row.text.utf8)), "the row marks no byte")
    let fault = #expect(throws: JSONFault.self) {
      try Recording(JSONText(marked.bytes), suite: "parcel")
    }
    #expect(fault?.message == row.message)
    #expect(fault?.kind == row.kind)
    #expect(fault?.offset == marked.offset)
  }

  @Test func `A recording is read whole`() throws {
    let recording = try Recording(JSONText(ParcelRecording.text), suite: "parcel")
    #expect(recording.kotlin == "2.2.20")
    #expect(recording.coroutines == "1.10.2")
    #expect(recording.constants == [Constant("limit", 30), Constant("step", -2)])
    #expect(recording.sources.map(\.path) == ["parcel/Parcel.kt", "recorder/ParcelSuite.kt"])
    #expect(recording.sources.map(\.digest) == ["0a1b", "2c3d"])
    #expect(recording.rows.map(\.id) == ParcelFixture.ids)
    #expect(recording.outputs.count == 3)
    #expect(
      recording.outputs[1] == .outcome(["carrier": "ship", "cents": 12000, "insured": true]))
    for row in recording.rows {
      #expect(recording.text.position(of: row.offset).column == 5)
      #expect(JSONNode(text: recording.text, offset: row.input).isObject)
    }
  }

  @Test func `A recording without sources says nothing about its origin`() throws {
    let sources = try #require(
      ParcelRecording.text.ranges(of: /\{\s+"parcel\/[^}]*\},[^}]*\}\s+\}/).first)
    var text = ParcelRecording.text
    text.replaceSubrange(sources, with: "▸{}")
    let marked = try #require(MarkedBytes(Array(text.utf8)))
    let fault = #expect(throws: JSONFault.self) {
      try Recording(JSONText(marked.bytes), suite: "parcel")
    }
    #expect(
      fault?.message == "expected the digest of at least one Kotlin source, found none")
    #expect(fault?.offset == marked.offset)
  }

  @Test func `A recording that is cut off anywhere is none`() {
    let bytes = Array(ParcelRecording.text.utf8)
    for length in 0..<(bytes.count - 2) {
      let fault = #expect(throws: JSONFault.self, "the first \(length) bytes") {
        try Recording(JSONText(Array(bytes[..<length])), suite: "parcel")
      }
      #expect(fault?.kind == .syntax, "the first \(length) bytes")
      #expect(fault?.offset == length, "the first \(length) bytes")
    }
  }

  @Test func `The tables of recordings hold rows`() {
    #expect(Self.texts.count == 9)
    #expect(Self.heads.count == 31)
    #expect(Self.missing.count == 5)
    #expect(Self.rows.count == 15)
  }
}
