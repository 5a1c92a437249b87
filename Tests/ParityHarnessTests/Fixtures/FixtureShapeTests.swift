import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `Fixtures of the wrong shape` {
  private static let all = ParcelFixture.ids

  static let file: [FixtureRow] = [
    .text("an array", "[]", gives: .init(.fixtureType, "1:1")),
    .text("a string", "\"parcel\"", gives: .init(.fixtureType, "1:1")),
    .text("a number", "\n  3", gives: .init(.fixtureType, "2:3")),
    .text("null", "null", gives: .init(.fixtureType, "1:1")),
    .text(
      "an empty object", "{}", gives: .init(.fixtureMissingKey, "1:1", key: "suite"),
      .init(.fixtureMissingKey, "1:1", key: "cases")),
    .text(
      "no list", #"{"suite": "parcel"}"#, gives: .init(.fixtureMissingKey, "1:1", key: "cases")),
    .text(
      "null for a list", #"{"suite": "parcel", "cases": null}"#,
      gives: .init(.fixtureType, "1:30", key: "cases")),
    .text(
      "an object for a list", #"{"suite": "parcel", "cases": {}}"#,
      gives: .init(.fixtureType, "1:30", key: "cases")),
    .text(
      "an empty list", #"{"suite": "parcel", "cases": []}"#,
      gives: .init(.fixtureCount, "1:30", key: "cases")),
    .text(
      "a list of other things", #"{"suite": "parcel", "cases": [1, null, "x"]}"#,
      gives: .init(.fixtureType, "1:31", key: "cases"), .init(.fixtureType, "1:34", key: "cases"),
      .init(.fixtureType, "1:40", key: "cases")),
    .text(
      "a list of empty objects", #"{"suite": "parcel", "cases": [{}, [], {}]}"#,
      gives: .init(.fixtureMissingKey, "1:31", key: "id"),
      .init(.fixtureType, "1:35", key: "cases"), .init(.fixtureMissingKey, "1:39", key: "id")),
    .replace(
      "no name", "\"suite\": \"parcel\",\n", "\n",
      gives: .init(.fixtureMissingKey, "1:1", key: "suite"), usable: all),
    .replace(
      "a misspelt key for the name", "\"suite\"", "\"siute\"",
      gives: .init(.fixtureMissingKey, "1:1", key: "suite"),
      .init(.fixtureUnknownKey, "2:3", key: "siute"), usable: all),
    .replace(
      "a misspelt key for the list", "\"cases\"", "\"Cases\"",
      gives: .init(.fixtureMissingKey, "1:1", key: "cases"),
      .init(.fixtureUnknownKey, "3:3", key: "Cases"), usable: []),
    .replace(
      "another name", "\"parcel\"", "\"parcels\"",
      gives: .init(.fixtureRange, "2:12", key: "suite"),
      usable: all),
    .replace(
      "an empty name", "\"parcel\"", "\"\"", gives: .init(.fixtureRange, "2:12", key: "suite"),
      usable: all),
    .replace(
      "a name that looks alike", "\"parcel\"", "\"pаrcel\"",
      gives: .init(.fixtureRange, "2:12", key: "suite"), usable: all),
    .replace(
      "a name that is none", "\"parcel\"", "12", gives: .init(.fixtureType, "2:12", key: "suite"),
      usable: all),
    .replace(
      "a number of cases in the file", "\"parcel\",", "\"parcel\", \"count\": 3,",
      gives: .init(.fixtureUnknownKey, "2:22", key: "count"), usable: all),
    .replace(
      "a key after the list", "  ]\n}", "  ],\n  \"x\": null\n}",
      gives: .init(.fixtureUnknownKey, "48:3", key: "x"), usable: all),
  ]

  static let cases: [FixtureRow] = [
    .text(
      "null among the cases",
      .text(ParcelFixture.text(of: [ParcelFixture.letter, "null", ParcelFixture.box])),
      gives: .init(.fixtureType, "17:1", key: "cases"), usable: ["light-letter", "late-box-2"]),
    .replace(
      "no id", "\"id\": \"light-letter\",", "", gives: .init(.fixtureMissingKey, "4:5", key: "id"),
      usable: ["heavy-crate", "late-box-2"]),
    .replace(
      "no input", "\"id\": \"heavy-crate\",\n      \"input\"",
      "\"id\": \"heavy-crate\",\n      \"inputs\"",
      gives: .init(.fixtureMissingKey, "17:5", case: "heavy-crate", key: "input")),
    .replace(
      "no expectation", "\"expect\": { \"carrier\": \"ship\"",
      "\"expects\": { \"carrier\": \"ship\"",
      gives: .init(.fixtureMissingKey, "17:5", case: "heavy-crate", key: "expect")),
    .replace(
      "a key that skips it", "\"heavy-crate\",", "\"heavy-crate\", \"skip\": true,",
      gives: .init(.fixtureUnknownKey, "18:28", case: "heavy-crate", key: "skip")),
    .replace(
      "an empty key", "\"heavy-crate\",", "\"heavy-crate\", \"\": 0,",
      gives: .init(.fixtureUnknownKey, "18:28", case: "heavy-crate", key: "")),
    .replace(
      "a hostile key", "\"heavy-crate\",", #""heavy-crate", "\u001b[2J\u202e": 0,"#,
      gives: .init(.fixtureUnknownKey, "18:28", case: "heavy-crate", key: "\u{1B}[2J\u{202E}")),
    .replace(
      "a key in capitals, after the others", "\"insured\": true }",
      "\"insured\": true },\n\"ID\": 1",
      gives: .init(.fixtureUnknownKey, "29:1", case: "heavy-crate", key: "ID")),
    .replace(
      "null for the input", "\"light-letter\",\n      \"input\": {",
      "\"light-letter\",\n      \"input\": null, \"x\": {",
      gives: .init(.fixtureType, "6:16", case: "light-letter", key: "input")),
    .replace(
      "a list for the input", "\"late-box-2\",\n      \"input\": {",
      "\"late-box-2\",\n      \"input\": [], \"x\": {",
      gives: .init(.fixtureType, "32:16", case: "late-box-2", key: "input")),
    .replace(
      "a list for the expectation", "\"expect\": { \"carrier\": \"bike\"",
      "\"expect\": [], \"x\": { \"carrier\": \"bike\"",
      gives: .init(.fixtureType, "15:17", case: "light-letter", key: "expect")),
    .replace(
      "a string for the expectation", "\"expect\": { \"carrier\": \"ship\"",
      "\"expect\": \"bike\", \"x\": { \"carrier\": \"ship\"",
      gives: .init(.fixtureType, "28:17", case: "heavy-crate", key: "expect")),
  ]

  static let ids: [FixtureRow] = [
    id("a number", "1", .fixtureType), id("null", "null", .fixtureType),
    id("a list", "[\"a\"]", .fixtureType), id("an empty one", "\"\"", .fixtureRange),
    id("a capital", "\"Light-letter\"", .fixtureRange),
    id("an underscore", "\"light_letter\"", .fixtureRange),
    id("two hyphens", "\"light--letter\"", .fixtureRange),
    id("a hyphen first", "\"-light\"", .fixtureRange),
    id("a hyphen last", "\"light-\"", .fixtureRange),
    id("a hyphen alone", "\"-\"", .fixtureRange),
    id("a space", "\"light letter\"", .fixtureRange),
    id("a space after it", "\"light-letter \"", .fixtureRange),
    id("an accent", "\"läng\"", .fixtureRange),
    id("letters that look alike", "\"lіght\"", .fixtureRange),
    id("a zero byte", #""light\u0000""#, .fixtureRange),
    id("a path", "\"../light\"", .fixtureRange),
    id("a command of a CI service", "\"::error::\"", .fixtureRange),
  ]

  static let repeatedIDs: [FixtureRow] = [
    .replace(
      "the id of another case", "\"heavy-crate\"", "\"light-letter\"",
      gives: .init(.fixtureDuplicateID, "18:13", case: "light-letter", key: "id"),
      usable: ["light-letter", "light-letter", "late-box-2"]),
    .replace(
      "the id of another case by an escape", "\"late-box-2\"", #""light\u002dletter""#,
      gives: .init(.fixtureDuplicateID, "31:13", case: "light-letter", key: "id"),
      usable: ["light-letter", "heavy-crate", "light-letter"]),
    .text(
      "one case three times",
      .text(ParcelFixture.text(of: Array(repeating: ParcelFixture.letter, count: 3))),
      gives: .init(.fixtureDuplicateID, "18:13", case: "light-letter", key: "id"),
      .init(.fixtureDuplicateID, "31:13", case: "light-letter", key: "id"),
      usable: ["light-letter", "light-letter", "light-letter"]),
  ]

  private static func id(_ name: String, _ id: String, _ code: Problem.Code) -> FixtureRow {
    .replace(
      name, "\"light-letter\"", .text(id), gives: .init(code, "5:13", key: "id"),
      usable: ["heavy-crate", "late-box-2"])
  }

  @Test func `The right fixture gives no problem`() throws {
    try FixtureRow.text("right", .text(ParcelFixture.text), usable: Self.all).check()
  }

  @Test(arguments: file)
  func `A file that is JSON and no fixture is told in its line and column`(
    row: FixtureRow
  ) throws { try row.check() }

  @Test(arguments: cases)
  func `A case of the wrong shape leaves the others usable`(row: FixtureRow) throws {
    try row.check()
  }

  @Test(arguments: ids)
  func `An id is kebab-case`(row: FixtureRow) throws { try row.check() }

  @Test(arguments: repeatedIDs)
  func `A repeated id is reported where it appears again`(row: FixtureRow) throws {
    try row.check()
  }

  @Test func `The message of a repeated id names the line of the first`() {
    let text = JSONText(ParcelFixture.text.replacing("heavy-crate", with: "light-letter"))
    let (_, problems) = readFixture(text, for: ParcelSuite(), recordedIDs: [])
    #expect(
      problems.map(\.message) == ["the id light-letter appears twice; the first is in line 5"])
  }

  @Test func `A case whose id cannot be read is told by its number`() {
    let text = JSONText(ParcelFixture.text.replacing("heavy-crate", with: "Heavy crate"))
    let (_, problems) = readFixture(text, for: ParcelSuite(), recordedIDs: [])
    #expect(
      problems.map(\.message) == [
        "case number 2: expected an id in kebab-case (a-z, 0-9 and single hyphens), "
          + "found \"Heavy crate\""
      ])
  }

  @Test func `The tables of shapes hold rows`() {
    #expect(Self.file.count == 20)
    #expect(Self.cases.count == 12)
    #expect(Self.ids.count == 17)
    #expect(Self.repeatedIDs.count == 3)
  }
}
