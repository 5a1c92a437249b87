import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `The freshness of a recording` {
  /// A recording with one piece replaced, and what makes it stale.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let recording: String
    let caseID: String
    let key: String
    let message: String

    init(
      _ testDescription: String, _ old: String, _ new: String, case caseID: String, key: String,
      _ message: String
    ) {
      self.testDescription = testDescription
      let isThere = ParcelRecording.text.ranges(of: old).count == 1
      recording = isThere ? ParcelRecording.text.replacing(old, with: new) : ""
      self.caseID = caseID
      self.key = key
      self.message = message
    }
  }

  static let rows: [Row] = [
    Row(
      "a number", "\"grams\":20,", "\"grams\":21,", case: "light-letter", key: "grams",
      "grams is 20 in the fixture, and was 21 when recorded"),
    Row(
      "a sign", "[-1]", "[1]", case: "late-box-2", key: "stops[0]",
      "stops[0] is -1 in the fixture, and was 1 when recorded"),
    Row(
      "one more in a list", "[3,4]", "[3,4,5]", case: "heavy-crate", key: "stops[2...]",
      "stops[2...] is [] in the fixture, and was [5] when recorded"),
    Row(
      "the order of a list", "[3,4]", "[4,3]", case: "heavy-crate", key: "stops[0]",
      "stops[0] is 3 in the fixture, and was 4 when recorded; "
        + "stops[1] is 4 in the fixture, and was 3 when recorded"),
    Row(
      "a truth value", "\"tracked\":true", "\"tracked\":false", case: "light-letter",
      key: "tracked",
      "tracked is true in the fixture, and was false when recorded"),
    Row(
      "null for a string", "\"north\"", "null", case: "light-letter", key: "depot",
      "depot is \"north\" in the fixture, and was null when recorded"),
    Row(
      "an empty string for null", "\"note\":null,\"depot\":\"north\"",
      "\"note\":\"\",\"depot\":\"north\"", case: "light-letter", key: "note",
      "note is null in the fixture, and was \"\" when recorded"),
    Row(
      "a number in quotes", "\"grams\":900", "\"grams\":\"900\"", case: "late-box-2", key: "grams",
      "grams is 900 in the fixture, and was \"900\" when recorded"),
    Row(
      "a string that is only canonically equal", "Kaé", "Kae\u{301}", case: "light-letter",
      key: "street",
      "street is \"Kaé 🚀 3\" in the fixture, and was \"Kae\\u0301 🚀 3\" when recorded"),
    Row(
      "a hostile string", "\"A1\"", #""\u001b[2J\u202e::""#, case: "light-letter", key: "label",
      "label is \"A1\" in the fixture, and was \"\\u001b[2J\\u202e:\\u003a\" when recorded"),
    Row(
      "a key that was not there", "\"grams\":900,", "", case: "late-box-2", key: "grams",
      "grams is 900 in the fixture, and was missing when recorded"),
    Row(
      "a key that is not there now", "\"grams\":900,", "\"grams\":900,\"colour\":\"red\",",
      case: "late-box-2", key: "colour",
      "colour is missing in the fixture, and was \"red\" when recorded"),
    Row(
      "null for a key that is not there", "\"grams\":900,", "\"grams\":900,\"colour\":null,",
      case: "late-box-2", key: "colour",
      "colour is missing in the fixture, and was null when recorded"),
    Row(
      "two keys", "\"grams\":20,\"width\":110", "\"grams\":1,\"width\":2", case: "light-letter",
      key: "grams",
      "grams is 20 in the fixture, and was 1 when recorded; "
        + "width is 110 in the fixture, and was 2 when recorded"),
    Row(
      "a renamed key", "\"grams\":900", "\"mass\":900", case: "late-box-2", key: "grams",
      "grams is 900 in the fixture, and was missing when recorded; "
        + "mass is missing in the fixture, and was 900 when recorded"),
    Row(
      "a recorded fraction", "\"grams\":900", "\"grams\":900.5", case: "late-box-2", key: "grams",
      "grams is 900 in the fixture, and was 900.5 when recorded"),
    Row(
      "a recorded number that is too large", "\"grams\":900", "\"grams\":1e400",
      case: "late-box-2", key: "grams",
      "expected a number, found 1e400, which is too large for a Double"),
    Row(
      "a recorded key twice", "\"grams\":900", "\"grams\":900,\"grams\":900", case: "late-box-2",
      key: "grams",
      "the key \"grams\" appears twice in one object; readers disagree on which counts"
    ),
  ]

  @Test(arguments: rows)
  func `A recorded input that differs is told key by key`(row: Row) throws {
    let freshness = try freshness(recording: row.recording)
    let problem = try #require(freshness.problems.first)
    #expect(freshness.problems.count == 1)
    #expect(problem.code == .recordingStaleInput)
    #expect(problem.message == row.message)
    #expect(problem.caseID == row.caseID)
    #expect(problem.key == row.key)
    #expect(problem.suite == "parcel")
    let index = try #require(ParcelFixture.ids.firstIndex(of: row.caseID))
    #expect(problem.location == "fixtures/parcel.json:\([4, 17, 30][index]):5")
    #expect(problem.next == .record(suite: "parcel"))
    // What was answered to another input is no answer; the others still are.
    for place in 0..<3 {
      #expect((freshness.kotlin[place] == .absent) == (place == index))
    }
  }

  @Test func `A recording that belongs to the fixture is fresh, however it is written`() throws {
    let freshness = try freshness(recording: ParcelRecording.text)
    #expect(freshness.problems == [])
    #expect(
      freshness.kotlin[0] == .outcome(["carrier": "bike", "cents": 95, "insured": false]))
    #expect(
      freshness.kotlin[1] == .outcome(["carrier": "ship", "cents": 12000, "insured": true]))
    #expect(
      freshness.kotlin[2] == .outcome(["carrier": "van", "cents": 500, "insured": false]))
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rows: [String]
    /// Which of the fixture's cases keep their answer.
    let answered: [Bool]
    let message: String

    init(_ testDescription: String, _ rows: [String], _ answered: [Bool], _ message: String) {
      self.testDescription = testDescription
      self.rows = rows
      self.answered = answered
      self.message = message
    }
  }

  private static let (letter, crate, box) = (
    ParcelRecording.letter, ParcelRecording.crate, ParcelRecording.box
  )

  static let changes: [Change] = [
    Change(
      "one came", [letter, crate], [true, true, false], "added since the recording: late-box-2"),
    Change(
      "all came", [], [false, false, false],
      "added since the recording: light-letter, heavy-crate, late-box-2"),
    Change(
      "one went", [letter, crate, box, box.replacing("late-box-2", with: "old")],
      [true, true, true], "removed since the recording: old"),
    Change(
      "one was renamed", [letter, crate.replacing("heavy-crate", with: "crate"), box],
      [true, false, true],
      "removed since the recording: crate; added since the recording: heavy-crate"),
    Change(
      "a hostile one went", [#"{"id":"\u001b::","input":{},"output":{}}"#, letter, crate, box],
      [true, true, true], "removed since the recording: \\u001b:\\u003a"),
    Change(
      "two changed places", [crate, letter, box], [true, true, true],
      "the cases are not in the order of the recording: "
        + "light-letter where heavy-crate was recorded"),
    Change(
      "the last moved to the front", [box, letter, crate], [true, true, true],
      "the cases are not in the order of the recording: "
        + "light-letter where late-box-2 was recorded"),
  ]

  @Test(arguments: changes)
  func `Cases that came, went or moved since the recording are named`(change: Change) throws {
    let freshness = try freshness(recording: ParcelRecording.text(of: change.rows))
    #expect(freshness.problems.map(\.code) == [.recordingRoster])
    #expect(freshness.problems.map(\.message) == [change.message])
    let place = change.rows.isEmpty ? "1:1" : "8:5"
    #expect(freshness.problems.map(\.location) == ["recorded/parcel.json:\(place)"])
    #expect((0..<3).map { freshness.kotlin[$0] != .absent } == change.answered)
    #expect(
      !change.answered[0]
        || freshness.kotlin[0] == .outcome(["carrier": "bike", "cents": 95, "insured": false]))
  }

  @Test func `A case that cannot be used has no answer and is not called stale`() throws {
    let fixture = ParcelFixture.text.replacing("12000", with: "null")
    let freshness = try freshness(fixture: fixture, recording: ParcelRecording.text)
    #expect(freshness.problems == [])
    #expect((0..<3).map { freshness.kotlin[$0] != .absent } == [true, false, true])
  }

  @Test func `A case whose id cannot be read counts as gone`() throws {
    let fixture = ParcelFixture.text.replacing("\"heavy-crate\"", with: "7")
    let freshness = try freshness(fixture: fixture, recording: ParcelRecording.text)
    #expect(freshness.problems.map(\.message) == ["removed since the recording: heavy-crate"])
    #expect((0..<3).map { freshness.kotlin[$0] != .absent } == [true, false, true])
  }

  @Test func `A thousand stale inputs are told one by one, each in its place`() throws {
    let ids = (0..<1_000).map { "n\($0)" }
    let fixture = ParcelFixture.text(
      of: ids.map { ParcelFixture.letter.replacing("light-letter", with: $0) })
    let rows = ids.map {
      ParcelRecording.letter.replacing("light-letter", with: $0).replacing(":20,", with: ":21,")
    }
    let freshness = try freshness(fixture: fixture, recording: ParcelRecording.text(of: rows))
    #expect(freshness.problems.map(\.caseID) == ids)
    #expect(freshness.problems.map(\.line) == ids.indices.map { $0 * 13 + 4 })
  }

  @Test func `The tables of what is stale hold rows`() {
    #expect(Self.rows.count == 18)
    #expect(Self.changes.count == 7)
  }

  private func freshness(
    fixture: String = ParcelFixture.text, recording: String
  ) throws -> Freshness {
    let (fixture, _) = readFixture(
      JSONText(fixture, name: "fixtures/parcel.json"), for: ParcelSuite(),
      recordedIDs: ParcelFixture.ids)
    let recording = try Recording(
      JSONText(recording, name: "recorded/parcel.json"), suite: "parcel")
    return Freshness(fixture: fixture, recording: recording, suite: "parcel")
  }
}
