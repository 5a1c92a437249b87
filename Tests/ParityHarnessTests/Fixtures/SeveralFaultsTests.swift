import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `Fixtures with several faults` {
  private static let all = ParcelFixture.ids

  static let repeatedKeys: [FixtureRow] = [
    .replace(
      "at the root", "\"parcel\",", "\"parcel\", \"suite\": \"parcel\",",
      gives: .init(.jsonDuplicateKey, "2:22", key: "suite"), usable: []),
    .replace(
      "in a part that nothing reads", "\"parcel\",", "\"parcel\", \"x\": {\"a\":1,\"a\":2},",
      gives: .init(.fixtureUnknownKey, "2:22", key: "x"),
      .init(.jsonDuplicateKey, "2:34", key: "a"),
      usable: all),
    .replace(
      "in a case", "\"light-letter\",", "\"light-letter\", \"id\": \"x\",",
      gives: .init(.jsonDuplicateKey, "5:29", key: "id"), usable: ["heavy-crate", "late-box-2"]),
    .replace(
      "in an input", "20, \"width\": 110", "20, \"grams\": 21, \"width\": 110",
      gives: .init(.jsonDuplicateKey, "7:22", case: "light-letter", key: "grams")),
    .replace(
      "in an input, by an escape", "20, \"width\": 110", #"20, "gr\u0061ms": 20, "width": 110"#,
      gives: .init(.jsonDuplicateKey, "7:22", case: "light-letter", key: "grams")),
    .replace(
      "in an input, canonically", "\"note\": null, \"depot\": \"north\"",
      "\"\u{E9}\": 1, \"e\u{301}\": 2",
      gives: .init(.jsonDuplicateKey, "10:17", case: "light-letter", key: "e\u{301}")),
    .replace(
      "in an expectation", "95,", "95, \"cents\": 95,",
      gives: .init(.jsonDuplicateKey, "15:51", case: "light-letter", key: "cents")),
    .replace(
      "in a divergence", "\"because\"", "\"because\": \"so\", \"because\"",
      gives: .init(.jsonDuplicateKey, "44:26", case: "late-box-2", key: "because")),
    .replace(
      "in one outcome of a divergence", "500,", "500, \"cents\": 500,",
      gives: .init(.jsonDuplicateKey, "42:53", case: "late-box-2", key: "cents")),
    .text(
      "in two cases, beside a wrong type in another",
      .text(
        ParcelFixture.text.replacing("\"A1\"", with: "1")
          .replacing("12000", with: "1, \"cents\": 2").replacing("[-1]", with: "[], \"stops\": []")),
      gives: .init(.fixtureType, "9:18", case: "light-letter", key: "label"),
      .init(.jsonDuplicateKey, "28:50", case: "heavy-crate", key: "cents"),
      .init(.jsonDuplicateKey, "39:22", case: "late-box-2", key: "stops")),
  ]

  static let later: [FixtureRow] = [
    .text(
      "a wrong type, then a comma too many",
      .text(
        ParcelFixture.text.replacing("\"grams\": 20", with: "\"grams\": true")
          .replacing("[3, 4]", with: "[3, 4,]")), gives: .init(.jsonSyntax, "26:24")),
    .text(
      "a wrong name, then a lone surrogate",
      .text(
        ParcelFixture.text.replacing("\"parcel\"", with: "\"letter\"")
          .replacing("\"Quay\"", with: #""\udc00""#)), gives: .init(.jsonSyntax, "35:34"),
      usable: ["light-letter", "heavy-crate"]),
    .text(
      "a wrong id, then no end",
      .text(String(ParcelFixture.text.replacing("light-letter", with: "X").dropLast(3))),
      gives: .init(.jsonSyntax, "47:4"), usable: ["heavy-crate", "late-box-2"]),
    .text(
      "an unknown key, then text after the end",
      .text(
        ParcelFixture.text.replacing("\"label\": \"L\"", with: "\"label\": \"L\", \"x\": 1") + "!"),
      gives: .init(.jsonSyntax, "49:1"), usable: ["light-letter", "heavy-crate"]),
    .text("no object, then text after the end", "[] x", gives: .init(.jsonSyntax, "1:4")),
    .text("no object, then no end", "[1, {\"a\": ]", gives: .init(.jsonSyntax, "1:11")),
    .text(
      "no object, with a repeated key", #"[{"a":1,"a":2}]"#,
      gives: .init(.fixtureType, "1:1"), .init(.jsonDuplicateKey, "1:9", key: "a")),
    .text(
      "a repeated key, then no end",
      .text(String(ParcelFixture.text.replacing("[3, 4]", with: "[], \"stops\": []").dropLast(3))),
      gives: .init(.jsonSyntax, "47:4"), usable: ["light-letter", "late-box-2"]),
  ]

  @Test(arguments: repeatedKeys)
  func `A repeated key is reported where it appears again`(row: FixtureRow) throws {
    try row.check()
  }

  @Test(arguments: later)
  func `A text that is no JSON later on is called that, and nothing else`(
    row: FixtureRow
  ) throws { try row.check() }

  @Test func `Every case tells its own fault, in the order of the file`() throws {
    let text = ParcelFixture.text.replacing("\"A1\"", with: "7")
      .replacing("\"insured\": true", with: "\"insured\": 1").replacing("501", with: "\"501\"")
    try FixtureRow.text(
      "three", .text(text),
      gives: .init(.fixtureType, "9:18", case: "light-letter", key: "label"),
      .init(.fixtureType, "28:65", case: "heavy-crate", key: "insured"),
      .init(.fixtureType, "43:47", case: "late-box-2", key: "cents")
    ).check()
  }

  @Test func `A case tells its first fault only`() throws {
    let text = ParcelFixture.text.replacing("\"A1\"", with: "7").replacing("95", with: "9.5")
    try FixtureRow.text(
      "two in one", .text(text),
      gives: .init(.fixtureType, "9:18", case: "light-letter", key: "label"),
      usable: ["heavy-crate", "late-box-2"]
    ).check()
  }

  @Test func `What is wrong with the file comes beside what is wrong with its cases`() throws {
    let text = ParcelFixture.text.replacing("\"parcel\",", with: "\"post\", \"x\": 0,")
      .replacing("\"heavy-crate\"", with: "\"light-letter\"").replacing("[-1]", with: "[-1.0]")
    try FixtureRow.text(
      "four", .text(text), gives: .init(.fixtureRange, "2:12", key: "suite"),
      .init(.fixtureUnknownKey, "2:20", key: "x"),
      .init(.fixtureDuplicateID, "18:13", case: "light-letter", key: "id"),
      .init(.fixtureType, "39:19", case: "late-box-2", key: "stops[0]"),
      usable: ["light-letter", "light-letter"]
    ).check()
  }

  @Test func `Thousands of faults are told one by one, each in its place`() throws {
    let cases = (0..<4_000).map { "{\"id\":\"a\($0 / 2)\",\"input\":\($0)}" }
    let text = JSONText(ParcelFixture.text(of: cases))
    let (fixture, problems) = readFixture(text, for: ParcelSuite(), recordedIDs: [])
    #expect(fixture.cases.count == 4_000)
    let types = problems.filter { $0.code == .fixtureType }
    #expect(types.map(\.line) == (0..<4_000).map { $0 + 4 })
    let ids = problems.filter { $0.code == .fixtureDuplicateID }
    #expect(ids.map(\.line) == (0..<2_000).map { 2 * $0 + 5 })
    #expect(ids.last?.message == "the id a1999 appears twice; the first is in line 4002")
    #expect(problems.count == 6_001)
  }

  @Test func `Thousands of unknown keys are told one by one, each in its place`() throws {
    let keys = (0..<4_000).map { "\"key\($0)\":0" }
    let text = JSONText("{\(keys.joined(separator: ",\n"))}")
    let (_, problems) = readFixture(text, for: ParcelSuite(), recordedIDs: [])
    #expect(problems.prefix(2).map(\.code) == [.fixtureMissingKey, .fixtureMissingKey])
    #expect(problems.dropFirst(2).map(\.line) == (1...4_000).map { $0 })
  }

  @Test func `Damage anywhere is a problem or changes a value, and never ends the run`() throws {
    let bytes = Array(ParcelFixture.text.utf8)
    var random = SplitMix(seed: 2025)
    for round in 0..<1_000 {
      var damaged = bytes
      let place = Int.random(in: 0..<damaged.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: damaged.remove(at: place)
      case 1: damaged.insert(UInt8.random(in: 0...255, using: &random), at: place)
      default: damaged[place] = UInt8.random(in: 0...255, using: &random)
      }
      let text = JSONText(damaged)
      let (fixture, problems) = readFixture(text, for: ParcelSuite(), recordedIDs: [])
      if problems.isEmpty {
        try text.validate()
        #expect(fixture.cases.count == 3, "round \(round)")
        #expect(fixture.cases.allSatisfy { $0.input != nil }, "round \(round)")
      } else {
        #expect(problems.allSatisfy { $0.line != nil && $0.column != nil }, "round \(round)")
        #expect(problems.allSatisfy { isPrintable($0.message) }, "round \(round)")
      }
    }
  }

  @Test func `The tables of several faults hold rows`() {
    #expect(Self.repeatedKeys.count == 10)
    #expect(Self.later.count == 8)
  }
}
