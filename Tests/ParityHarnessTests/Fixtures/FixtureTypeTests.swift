import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `Fixtures with wrong values` {
  /// A key of the first case, another value for it, and where that value is.
  private static func first(
    _ name: String, _ old: String, _ new: String, _ code: Problem.Code, _ place: String,
    _ key: String
  ) -> FixtureRow {
    .replace(
      name, old, .text(new), gives: .init(code, place, case: "light-letter", key: key))
  }

  private static func grams(_ value: String, _ code: Problem.Code) -> FixtureRow {
    first(
      "grams \(value.prefix(30))", "\"grams\": 20", "\"grams\": \(value)", code, "7:18", "grams")
  }

  static let numbers: [FixtureRow] = [
    grams("1.0", .fixtureType), grams("1e0", .fixtureType), grams("20E1", .fixtureType),
    grams("\"20\"", .fixtureType), grams("true", .fixtureType), grams("null", .fixtureType),
    grams("[20]", .fixtureType), grams("{}", .fixtureType), grams("1e400", .fixtureType),
    grams("2147483648", .fixtureRange), grams("-2147483649", .fixtureRange),
    grams("4294967316", .fixtureRange),
    grams(String(repeating: "9", count: 3000), .fixtureRange),
    first("width 0.5", "110", "0.5", .fixtureType, "7:31", "width"),
    first("width past its range", "110", "2147483648", .fixtureRange, "7:31", "width"),
    first(
      "posted past its range", "1700000000000", "9223372036854775808", .fixtureRange, "8:19",
      "posted"),
    first("posted with an exponent", "1700000000000", "1.7e12", .fixtureType, "8:19", "posted"),
    first("posted as a date", "1700000000000", "\"2023-11-14\"", .fixtureType, "8:19", "posted"),
    first(
      "due past its range", "\"due\": -1", "\"due\": -9223372036854775809", .fixtureRange, "8:41",
      "due"),
    first("due null", "\"due\": -1", "\"due\": null", .fixtureType, "8:41", "due"),
    first("stops an object", "\"stops\": []", "\"stops\": {}", .fixtureType, "13:18", "stops"),
    first("stops null", "\"stops\": []", "\"stops\": null", .fixtureType, "13:18", "stops"),
    first(
      "a stop too precise", "\"stops\": []", "\"stops\": [1, 2.5]", .fixtureType, "13:22",
      "stops[1]"),
    first(
      "a stop in quotes", "\"stops\": []", "\"stops\": [\n\"1\"]", .fixtureType, "14:1", "stops[0]"),
    first(
      "a stop past its range", "\"stops\": []", "\"stops\": [9223372036854775808]", .fixtureRange,
      "13:19", "stops[0]"),
    first(
      "stops in as many brackets as are read", "\"stops\": []",
      "\"stops\": " + String(repeating: "[", count: 508) + String(repeating: "]", count: 508),
      .fixtureType, "13:19", "stops[0]"),
  ]

  static let words: [FixtureRow] = [
    first("label null", "\"A1\"", "null", .fixtureType, "9:18", "label"),
    first("label 1", "\"A1\"", "1", .fixtureType, "9:18", "label"),
    first("label true", "\"A1\"", "true", .fixtureType, "9:18", "label"),
    first("label a list", "\"A1\"", "[\"A1\"]", .fixtureType, "9:18", "label"),
    first("street null", "\"Kaé 🚀 3\"", "null", .fixtureType, "9:34", "street"),
    first("street an object", "\"Kaé 🚀 3\"", "{ }", .fixtureType, "9:34", "street"),
    first(
      "note 1", "\"note\": null, \"depot\": \"north\"", "\"note\": 1, \"depot\": \"north\"",
      .fixtureType, "10:17", "note"),
    first("depot false", "\"north\"", "false", .fixtureType, "10:32", "depot"),
    first("depot a list", "\"north\"", "[]", .fixtureType, "10:32", "depot"),
    first(
      "fragile 0", "false, \"tracked\": true", "0, \"tracked\": true", .fixtureType, "11:20",
      "fragile"),
    first(
      "fragile in quotes", "false, \"tracked\": true", "\"false\", \"tracked\": true",
      .fixtureType, "11:20", "fragile"),
    first(
      "tracked null", "false, \"tracked\": true", "false, \"tracked\": null", .fixtureType,
      "11:38", "tracked"),
    first("zone in another case", "\"home\"", "\"Home\"", .fixtureRange, "12:17", "zone"),
    first("zone empty", "\"home\"", "\"\"", .fixtureRange, "12:17", "zone"),
    first("zone null", "\"home\"", "null", .fixtureType, "12:17", "zone"),
    first("zone a number", "\"home\"", "0", .fixtureType, "12:17", "zone"),
    first(
      "carrier unknown", "\"home\", \"carrier\": \"bike\"", "\"home\", \"carrier\": \"drone\"",
      .fixtureRange, "12:36", "carrier"),
  ]

  static let keys: [FixtureRow] = [
    first("grams left out", "\"grams\": 20, ", "", .fixtureMissingKey, "6:16", "grams"),
    first("grams misspelt", "\"grams\": 20", "\"gramms\": 20", .fixtureMissingKey, "6:16", "grams"),
    first(
      "grams in capitals", "\"grams\": 20", "\"GRAMS\": 20", .fixtureMissingKey, "6:16", "grams"),
    first(
      "note left out although it may be null", "\"note\": null, \"depot\": \"north\"",
      "\"depot\": \"north\"", .fixtureMissingKey, "6:16", "note"),
    first("the list left out", ",\n        \"stops\": []", "", .fixtureMissingKey, "6:16", "stops"),
    first(
      "a key more", "\"grams\": 20,", "\"grams\": 20, \"colour\": 1,", .fixtureUnknownKey, "7:22",
      "colour"),
    first(
      "an outcome's key", "\"stops\": []", "\"stops\": [], \"cents\": 1", .fixtureUnknownKey,
      "13:22", "cents"),
  ]

  static let outcomes: [FixtureRow] = [
    first(
      "carrier unknown", "{ \"carrier\": \"bike\"", "{ \"carrier\": \"bikes\"", .fixtureRange,
      "15:30", "carrier"),
    first("cents 95.0", "95", "95.0", .fixtureType, "15:47", "cents"),
    first("cents in quotes", "95", "\"95\"", .fixtureType, "15:47", "cents"),
    first("cents past its range", "95", "2147483648", .fixtureRange, "15:47", "cents"),
    first(
      "insured in quotes", "95, \"insured\": false", "95, \"insured\": \"false\"", .fixtureType,
      "15:62", "insured"),
    first(
      "insured null", "95, \"insured\": false", "95, \"insured\": null", .fixtureType, "15:62",
      "insured"),
    first("cents left out", "\"cents\": 95, ", "", .fixtureMissingKey, "15:17", "cents"),
    first(
      "nothing expected", "{ \"carrier\": \"bike\", \"cents\": 95, \"insured\": false }", "{}",
      .fixtureMissingKey, "15:17", "carrier"),
    first("a key more", "95,", "95, \"tip\": 1,", .fixtureUnknownKey, "15:51", "tip"),
  ]

  @Test(arguments: numbers)
  func `A number of another type or range is refused`(row: FixtureRow) throws { try row.check() }

  @Test(arguments: words)
  func `A word or a truth value of another type is refused`(row: FixtureRow) throws {
    try row.check()
  }

  @Test(arguments: keys)
  func `An input has all of its keys and no other`(row: FixtureRow) throws { try row.check() }

  @Test(arguments: outcomes)
  func `An outcome is read as strictly as an input`(row: FixtureRow) throws { try row.check() }

  @Test func `The tables of values hold rows`() {
    #expect(Self.numbers.count == 26)
    #expect(Self.words.count == 17)
    #expect(Self.keys.count == 7)
    #expect(Self.outcomes.count == 9)
  }
}
