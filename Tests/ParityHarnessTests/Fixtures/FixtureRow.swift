import Testing

@testable import ParityCore
@testable import ParityHarness

/// A fixture that is damaged in one place, and the problems it must give.
struct FixtureRow: Sendable, CustomTestStringConvertible {
  struct Expected: Sendable, Equatable, CustomStringConvertible {
    let code: Problem.Code
    /// `line:column`.
    let place: String
    let caseID: String?
    let key: String?

    init(_ code: Problem.Code, _ place: String, case caseID: String? = nil, key: String? = nil) {
      self.code = code
      self.place = place
      self.caseID = caseID
      self.key = key
    }

    var description: String {
      "\(code.rawValue) at \(place), case \(caseID ?? "none"), key \(key.map(Escaped.literal) ?? "none")"
    }
  }

  let testDescription: String
  /// Nil when what was to be replaced is not in the right fixture exactly once.
  let bytes: [UInt8]?
  let expected: [Expected]
  /// The ids of the cases that can still be compared.
  let usable: [String]

  /// The right fixture with one piece replaced.
  static func replace(
    _ name: String, _ old: String, _ new: Piece..., gives expected: Expected...,
    usable: [String]? = nil
  ) -> Self {
    let whole = Array(ParcelFixture.text.utf8)
    let old = Array(old.utf8)
    let places = whole.indices.filter { whole[$0...].starts(with: old) }
    let damaged = places.first.map { place in
      Array(whole[..<place]) + ParityHarnessTests.bytes(new) + whole[(place + old.count)...]
    }
    return Self(
      testDescription: name, bytes: places.count == 1 ? damaged : nil, expected: expected,
      usable: usable ?? Self.usable(despite: expected))
  }

  /// The cases without a fault; where the text is no JSON, those that end before its fault.
  private static func usable(despite expected: [Expected]) -> [String] {
    let inCase = expected.compactMap(\.caseID)
    let syntax = expected.first { $0.code == .jsonSyntax }
    let line = syntax.flatMap { $0.place.split(separator: ":").first.flatMap { Int($0) } }
    return zip(ParcelFixture.ids, ParcelFixture.lastLines)
      .filter { id, last in !inCase.contains(id) && last < line ?? .max }
      .map(\.0)
  }

  /// Another text altogether; it holds no case unless some are named.
  static func text(
    _ name: String, _ pieces: Piece..., gives expected: Expected..., usable: [String] = []
  ) -> Self {
    Self(
      testDescription: name, bytes: ParityHarnessTests.bytes(pieces), expected: expected,
      usable: usable)
  }

  /// Reads the fixture and compares problems and cases with the row.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let bytes = try #require(bytes, "the row replaces nothing", sourceLocation: sourceLocation)
    let text = JSONText(bytes, name: "fixtures/parcel.json")
    let (fixture, problems) = readFixture(
      text, for: ParcelSuite(), recordedIDs: ParcelFixture.ids)
    let found = problems.map { problem in
      Expected(
        problem.code, "\(problem.line ?? 0):\(problem.column ?? 0)", case: problem.caseID,
        key: problem.key)
    }
    #expect(found == expected, sourceLocation: sourceLocation)
    for problem in problems {
      #expect(problem.file == "fixtures/parcel.json", sourceLocation: sourceLocation)
      #expect(problem.suite == "parcel", sourceLocation: sourceLocation)
      #expect(isPrintable(problem.message), sourceLocation: sourceLocation)
      #expect(problem.code.exitCode != .parity, sourceLocation: sourceLocation)
    }
    let cases = fixture.cases.indices.filter { fixture.cases[$0].input != nil }
    #expect(cases.map { fixture.cases[$0].id } == usable, sourceLocation: sourceLocation)
    // A case that can be used has all that a comparison needs; one that cannot has nothing.
    for row in fixture.cases.indices {
      let isUsable = cases.contains(row)
      #expect((fixture.input(ofRow: row) != nil) == isUsable, sourceLocation: sourceLocation)
      #expect((fixture.contracts[row] != .none) == isUsable, sourceLocation: sourceLocation)
    }
  }
}
