import Foundation
import ParitySuites
import Testing

@testable import ParityCore
@testable import ParityHarness

/// `fixtures/fixture.schema.json`, by which editors complete fixtures, beside the reader of the check.
struct FixtureSchemaTests {
  private static let folder = Project.origin.appendingPathComponent("fixtures")

  /// Read once, as it is long.
  private static let loaded = Result {
    let text = try String(
      contentsOf: folder.appendingPathComponent("fixture.schema.json"), encoding: .utf8)
    return try JSONText(text, name: "schema").root().value()
  }

  private let value: JSONValue
  private let schema: Schema

  init() throws {
    value = try Self.loaded.get()
    schema = Schema(value)
  }

  static let suites = allSuites.map(\.name)

  @Test func `The schema has each suite, with as many cases as the suite pins`() {
    #expect(value["properties"]?["suite"]?["enum"]?.elements.map(\.string) == Self.suites)
    for suite in allSuites {
      let form = value["definitions"]?[suite.name]?["properties"]
      let count: JSONValue? = suite.axes.isEmpty ? .integer(Int64(suite.caseCount)) : nil
      #expect(form?["cases"]?["minItems"] == count, "\(suite.name)")
      #expect(form?["cases"]?["maxItems"] == count, "\(suite.name)")
      #expect((form?["axes"]?["properties"]?.members ?? []).map(\.key) == suite.axes)
    }
  }

  @Test(arguments: suites) func `A fixture is as the schema says`(suite: String) throws {
    #expect(try schema.faults(of: fixture(suite)) == [])
  }

  @Test(arguments: suites)
  func `A fixture is as the schema says that is made of the suite's types`(suite: String) throws {
    let found = try #require(allSuites.first { $0.name == suite })
    let own = try Schema(JSONSchema.fixture(of: found))
    #expect(try own.faults(of: fixture(suite)) == [])
    // A short fixture lacks cases, and has nothing else wrong with it.
    let short = try shortFixture(suite)
    let faults = own.faults(of: short)
    #expect(faults.isEmpty == (short["cases"] == nil))
    #expect(own.faults(of: short.with("other", at: ["suite"])) != faults)
    #expect(own.faults(of: short.with(1, at: ["x"])) != faults)
    guard short["cases"] != nil else { return }
    for key in ["id", "input", "expect"] {
      #expect(own.faults(of: short.with(nil, at: ["cases", "0", key])) != faults)
    }
    let key = try #require(short.at(["cases", "0", "expect"])?.members.first?.key)
    let place = ["cases", "0", "expect", key]
    #expect(own.faults(of: short.with([:], at: place)) != faults)
    #expect(own.faults(of: short.with(nil, at: place)) != faults)
    #expect(own.faults(of: short.with(["throws": "tag"], at: ["cases", "0", "expect"])) == faults)
    #expect(own.faults(of: short.with("why", at: ["cases", "0", "note"])) == faults)
  }

  @Test(arguments: suites) func `Of a short fixture the length is all that is wrong`(
    suite: String
  ) throws {
    let short = try shortFixture(suite)
    let faults = schema.faults(of: short)
    #expect(faults == (short["cases"] == nil ? [] : ["$.cases: \(Self.shortCount) is too small"]))
    let found = try #require(allSuites.first { $0.name == suite })
    #expect(try problems(of: short, in: found, isCounted: false).isEmpty)
  }

  @Test(arguments: suites)
  func `A key that lacks, is unknown, or holds something else, is seen by both`(
    suite: String
  ) throws {
    let whole = try shortFixture(suite)
    let parts =
      suite == "eligibility-boundaries"
      ? [[], ["axes"]] : [[], ["cases", "0"], ["cases", "0", "input"], ["cases", "0", "expect"]]
    for part in parts {
      try expectRefusal(of: whole.with(1, at: part + ["x"]), in: suite, "\(part) x")
      for key in try #require(whole.at(part)).members.map(\.key) {
        try expectRefusal(of: whole.with(nil, at: part + [key]), in: suite, "\(part) no \(key)")
        try expectRefusal(of: whole.with([[:]], at: part + [key]), in: suite, "\(part) \(key)")
      }
    }
  }

  struct Spoilt: Sendable, CustomTestStringConvertible {
    let suite: String
    let path: String
    let value: JSONValue
    var testDescription: String { "\(suite) \(path) \(value.text)" }

    init(_ suite: String, _ path: String, _ value: JSONValue) {
      (self.suite, self.path, self.value) = (suite, path, value)
    }
  }

  static let spoilt = [
    Spoilt("eligibility", "cases 0 id", "Upper"),
    Spoilt("eligibility", "cases 0 id", "two--hyphens"),
    Spoilt("eligibility", "cases 0 input wonCompletionCount", 2_147_483_648),
    Spoilt("eligibility", "cases 0 input wonCompletionCount", -2_147_483_649),
    Spoilt("eligibility", "cases 0 input currentVersion", nil),
    Spoilt("eligibility", "cases 0 expect decidedBy", "nobody"),
    Spoilt("eligibility", "suite", "epoch-day"),
    Spoilt("eligibility-boundaries", "axes forceOverride", []),
    Spoilt("eligibility-boundaries", "axes wonCompletionCount 0", 2_147_483_648),
    Spoilt("cart", "cases 0 input lines 0 count", .double(1.5)),
    Spoilt("cart", "cases 0 input lines 0 count", 2_147_483_648),
    Spoilt("cart", "cases 0 input lines 0 unitPrice", "12.5"),
    Spoilt("cart", "cases 0 input lines 0 unitPrice", "nan"),
    Spoilt("cart", "cases 0 input lines 0 discount", ["percentage": 5]),
    Spoilt("cart", "cases 0 input taxRates book", nil),
    Spoilt("cart", "cases 0 input coupon", "six-off"),
    Spoilt("cart", "cases 0 expect taxes book", [0]),
    Spoilt("cart", "cases 0 expect throws", "emptyCart"),
    Spoilt("cart", "cases 0 note", 1),
    Spoilt("review-gate", "cases 0 input events", []),
    Spoilt("review-gate", "cases 0 input events 0", "lose"),
    Spoilt("review-gate", "cases 0 input events 0", [:]),
    Spoilt("review-gate", "cases 0 input events 0", ["day": 1, "wait": 1]),
    Spoilt("review-gate", "cases 0 input events 0", ["wait": -1]),
    Spoilt("review-gate", "cases 0 input events 0", ["busy": 86_400_001]),
    Spoilt("review-gate", "cases 0 input events 0", ["store": "never"]),
    Spoilt("review-gate", "cases 0 expect effects", ["ask"]),
    Spoilt("review-gate", "cases 0 expect effects", [["attempt": ["day": 1]]]),
    Spoilt("cancellation", "cases 0 input milliseconds", nil),
    Spoilt("cancellation", "cases 0 input operation", "yield"),
    Spoilt("cancellation", "cases 6 input milliseconds", 0),
    Spoilt("cancellation", "cases 1 expect because", " \n"),
    Spoilt("cancellation", "cases 1 expect kotlin", [:]),
    Spoilt("cancellation", "cases 1 expect swift threw", 1),
    Spoilt("cancellation", "cases 1 expect returned", true),
    Spoilt("latest-search", "cases 0 input api", "stops"),
    Spoilt("latest-search", "cases 0 input events 0", "submit"),
    Spoilt("latest-search", "cases 0 input events 0", ["submit": "Swift"]),
    Spoilt("latest-search", "cases 0 input events 1", ["finish": "sw#1"]),
    Spoilt("latest-search", "cases 0 expect log 0", 1),
  ]

  @Test(arguments: spoilt) func `A value that no case can have is seen by both`(row: Spoilt) throws
  {
    let path = row.path.split(separator: " ").map(String.init)
    let whole = try shortFixture(row.suite)
    try expectRefusal(of: whole.with(row.value, at: path), in: row.suite, row.path)
  }

  @Test func `A case too many or too few is seen by both`() throws {
    for suite in Self.suites where suite != "eligibility-boundaries" {
      let whole = try fixture(suite)
      let cases = whole["cases"]?.elements ?? []
      for cases in [Array(cases.dropLast()), cases + cases.prefix(1)] {
        try expectRefusal(
          of: whole.with(.array(cases), at: ["cases"]), in: suite, "\(cases.count) cases",
          isShort: false)
      }
    }
  }

  /// Expects the schema and the reader to find fault with a fixture, and not with its length alone
  /// where that is not what is wrong.
  private func expectRefusal(
    of fixture: JSONValue, in name: String, _ what: String, isShort: Bool = true
  ) throws {
    var faults = schema.faults(of: fixture)
    if isShort { faults.removeAll { $0 == "$.cases: \(Self.shortCount) is too small" } }
    #expect(faults != [], "\(name) \(what)")
    let suite = try #require(allSuites.first { $0.name == name })
    #expect(
      try !problems(of: fixture, in: suite, isCounted: !isShort).isEmpty, "\(name) \(what)")
  }

  private let worker = Worker(
    executable: Project.products.appendingPathComponent("parity").path, timeLimit: 60)

  private func problems(
    of fixture: JSONValue, in suite: some Suite, isCounted: Bool
  ) throws -> [Problem] {
    let text = JSONText(fixture.text, name: "fixture")
    var (fixture, problems) = FixtureReader.read(text, for: suite, isCounted: isCounted)
    if problems.isEmpty { problems = try worker.read(&fixture, suite: suite.name) }
    return problems
  }

  /// As many cases are enough where one is spoilt, and are quickly read.
  private static let shortCount = 7

  /// The first cases of a fixture, or values of its axes, with which there is nothing else wrong.
  private func shortFixture(_ suite: String) throws -> JSONValue {
    let whole = try fixture(suite)
    guard let cases = whole["cases"]?.elements else {
      // Of each axis a few values, as every combination is read.
      let axes = (whole["axes"]?.members ?? []).map { axis in
        JSONMember(axis.key, .array(Array(axis.value.elements.prefix(2))))
      }
      return whole.with(.object(axes), at: ["axes"])
    }
    return whole.with(.array(Array(cases.prefix(Self.shortCount))), at: ["cases"])
  }

  private func fixture(_ suite: String) throws -> JSONValue {
    let file = Self.folder.appendingPathComponent("\(suite).json")
    return try JSONText(String(contentsOf: file, encoding: .utf8), name: suite).root().value()
  }
}

extension JSONValue {
  /// The value at a path of keys and of places in lists.
  fileprivate func at(_ path: [String]) -> JSONValue? {
    path.reduce(self as JSONValue?) { value, step in
      Int(step).map { value?.elements[$0] } ?? value?[step]
    }
  }

  /// The same with another value at a path, or with nothing there.
  fileprivate func with(_ value: JSONValue?, at path: [String]) -> JSONValue {
    guard let step = path.first else { return value ?? .null }
    let rest = Array(path.dropFirst())
    if let index = Int(step) {
      var elements = elements
      elements[index] = elements[index].with(value, at: rest)
      return .array(elements)
    }
    var members = members
    guard let place = members.firstIndex(where: { $0.key == step }) else {
      return .object(members + [JSONMember(step, value ?? .null)])
    }
    if rest.isEmpty && value == nil {
      members.remove(at: place)
    } else {
      members[place] = JSONMember(step, members[place].value.with(value, at: rest))
    }
    return .object(members)
  }
}
