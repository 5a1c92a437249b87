import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `Divergences in fixtures` {
  private static let all = ParcelFixture.ids
  private static let because = "\"because\": \"Kotlin rounds half down here\""
  private static let kotlin = #""kotlin": { "carrier": "van", "cents": 500, "insured": false }"#

  private static func box(
    _ name: String, _ old: String, _ new: String, _ code: Problem.Code, _ place: String,
    _ key: String, usable: [String]? = nil
  ) -> FixtureRow {
    .replace(
      name, old, .text(new), gives: .init(code, place, case: "late-box-2", key: key),
      usable: usable)
  }

  static let rows: [FixtureRow] = [
    box("no reason", ",\n        \(because)", "", .fixtureMissingKey, "41:17", "because"),
    box(
      "a misspelt key for the reason", "\"because\"", "\"why\"", .fixtureMissingKey, "41:17",
      "because"),
    box(
      "an empty reason", because, "\"because\": \"\"", .divergenceUnexplained, "44:20", "because",
      usable: all),
    box(
      "a reason of spaces", because, #""because": " \t\n\u00a0\u3000""#, .divergenceUnexplained,
      "44:20", "because", usable: all),
    box("null for a reason", because, "\"because\": null", .fixtureType, "44:20", "because"),
    box("true for a reason", because, "\"because\": true", .fixtureType, "44:20", "because"),
    box("a list of reasons", because, "\"because\": [\"x\"]", .fixtureType, "44:20", "because"),
    box("equal outcomes", "501", "500", .divergenceHealed, "41:17", "expect", usable: all),
    box(
      "equal outcomes in another order",
      #""swift": { "carrier": "van", "cents": 501, "insured": false }"#,
      #""swift": { "insured": false, "cents": 500, "carrier": "v\u0061n" }"#, .divergenceHealed,
      "41:17", "expect", usable: all),
    box(
      "no outcome for Swift", "\"swift\": {", "\"swuft\": {", .fixtureMissingKey, "41:17", "swift"),
    box("no outcome for Kotlin", kotlin + ",\n", "\n", .fixtureMissingKey, "41:17", "kotlin"),
    box(
      "null for Kotlin's outcome", "\"kotlin\": {", "\"kotlin\": null, \"x\": {", .fixtureType,
      "42:19", "kotlin"),
    box(
      "a word for Swift's outcome", "\"swift\": {", "\"swift\": \"van\", \"x\": {", .fixtureType,
      "43:18", "swift"),
    box("an outcome of the wrong type", "501", "5.01", .fixtureType, "43:47", "cents"),
    box("an outcome out of range", "500", "-2147483649", .fixtureRange, "42:48", "cents"),
    box(
      "an outcome that lacks a key", "\"cents\": 501, ", "", .fixtureMissingKey, "43:18", "cents"),
    box(
      "an outcome with a key more", "501,", "501, \"tip\": 1,", .fixtureUnknownKey, "43:52", "tip"),
    box(
      "a key beside the two", because, "\(because), \"since\": 1", .fixtureUnknownKey, "44:52",
      "since"),
    box(
      "an outcome's key beside the two", because, "\(because), \"cents\": 1", .fixtureUnknownKey,
      "44:52", "cents"),
    .replace(
      "a reason and no divergence", "{ \"carrier\": \"bike\"",
      "{ \"because\": \"so\", \"carrier\": \"bike\"",
      gives: .init(.fixtureUnknownKey, "15:19", case: "light-letter", key: "because")),
    .replace(
      "an outcome for Kotlin beside the one for both", "{ \"carrier\": \"bike\"",
      "{ \"kotlin\": {}, \"carrier\": \"bike\"",
      gives: .init(.fixtureMissingKey, "15:17", case: "light-letter", key: "swift")),
    .text(
      "equal outcomes without a reason",
      .text(
        ParcelFixture.text.replacing("501", with: "500")
          .replacing(because, with: "\"because\": \"\"")),
      gives: .init(.divergenceHealed, "41:17", case: "late-box-2", key: "expect"),
      .init(.divergenceUnexplained, "44:20", case: "late-box-2", key: "because"), usable: all),
  ]

  @Test(arguments: rows)
  func `A divergence states two outcomes that differ, and why`(row: FixtureRow) throws {
    try row.check()
  }

  @Test func `Both outcomes and the reason are kept`() throws {
    let (fixture, problems) = readFixture(
      JSONText(ParcelFixture.text), for: ParcelSuite(), recordedIDs: [])
    #expect(problems == [])
    let kotlin: Outcome = ["carrier": "van", "cents": 500, "insured": false]
    let swift: Outcome = ["carrier": "van", "cents": 501, "insured": false]
    #expect(
      fixture.contracts[2]
        == .divergence(kotlin: kotlin, swift: swift, reason: "Kotlin rounds half down here"))
    let both: Outcome = ["carrier": "bike", "cents": 95, "insured": false]
    #expect(fixture.contracts[0] == .same(both))
  }

  @Test func `The table of divergences holds rows`() { #expect(Self.rows.count == 22) }
}
