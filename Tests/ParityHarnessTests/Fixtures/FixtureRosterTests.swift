import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `The number of a fixture's cases` {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cases: [String]
    let recordedIDs: [String]
    let message: String

    init(
      _ testDescription: String, _ cases: [String], recorded: [String] = ParcelFixture.ids,
      _ message: String
    ) {
      self.testDescription = testDescription
      self.cases = cases
      self.recordedIDs = recorded
      self.message = message
    }
  }

  private static let (letter, crate, box) = (
    ParcelFixture.letter, ParcelFixture.crate, ParcelFixture.box
  )

  private static func letter(_ id: String) -> String {
    letter.replacing("light-letter", with: id)
  }

  static let rows: [Row] = [
    Row(
      "the last went", [letter, crate],
      "2 cases, and parcel has exactly 3; removed since the recording: late-box-2"),
    Row(
      "the first went", [crate, box],
      "2 cases, and parcel has exactly 3; removed since the recording: light-letter"),
    Row(
      "two went", [crate],
      "1 case, and parcel has exactly 3; removed since the recording: light-letter, late-box-2"),
    Row(
      "all went", [],
      "0 cases, and parcel has exactly 3; "
        + "removed since the recording: light-letter, heavy-crate, late-box-2"),
    Row(
      "one came last", [letter, crate, box, letter("one-more")],
      "4 cases, and parcel has exactly 3; added since the recording: one-more"),
    Row(
      "two came", [letter("first"), letter, crate, letter("in-between"), box],
      "5 cases, and parcel has exactly 3; added since the recording: first, in-between"),
    Row(
      "two came and one went", [letter, letter("x1"), letter("x2"), box],
      "4 cases, and parcel has exactly 3; "
        + "removed since the recording: heavy-crate; added since the recording: x1, x2"),
    Row(
      "one went and nothing is recorded", [letter, crate], recorded: [],
      "2 cases, and parcel has exactly 3"),
    Row("none, and nothing is recorded", [], recorded: [], "0 cases, and parcel has exactly 3"),
    Row(
      "one went, and it had not been recorded", [letter, crate],
      recorded: ["light-letter", "heavy-crate"], "2 cases, and parcel has exactly 3"),
    Row(
      "thirteen went", [letter, crate],
      recorded: ParcelFixture.ids.dropLast() + (1...13).map { "c\($0)" },
      "2 cases, and parcel has exactly 3; "
        + "removed since the recording: c1, c2, c3, c4, c5, c6, c7, c8, c9, c10 and 3 more"),
  ]

  @Test(arguments: rows)
  func `One too many or too few is refused with both numbers and the ids`(row: Row) {
    let text = JSONText(ParcelFixture.text(of: row.cases), name: "fixtures/parcel.json")
    let (fixture, problems) = readFixture(
      text, for: ParcelSuite(), recordedIDs: row.recordedIDs)
    #expect(problems.map(\.code) == [.fixtureCount])
    #expect(problems.map(\.message) == [row.message])
    #expect(problems.map(\.location) == ["fixtures/parcel.json:3:12"])
    #expect(problems.map(\.key) == ["cases"])
    #expect(fixture.cases.count == row.cases.count)
    #expect(fixture.cases.allSatisfy { $0.input != nil })
  }

  @Test func `The recorded ids do not matter as long as the number is right`() {
    let (_, problems) = readFixture(
      JSONText(ParcelFixture.text), for: ParcelSuite(), recordedIDs: ["other"])
    #expect(problems == [])
  }

  @Test func `A wrong number does not hide a wrong case`() throws {
    let cases = [Self.letter, Self.crate.replacing("12000", with: "1.5")]
    try FixtureRow.text(
      "both", .text(ParcelFixture.text(of: cases)),
      gives: .init(.fixtureCount, "3:12", key: "cases"),
      .init(.fixtureType, "28:47", case: "heavy-crate", key: "cents"), usable: ["light-letter"]
    ).check()
  }

  @Test func `The table of numbers of cases holds rows`() { #expect(Self.rows.count == 11) }
}
