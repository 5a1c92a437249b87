import Testing

@testable import ParityCore
@testable import ParityHarness

/// Numbers that may differ by a stated amount, and what the reports say of it.
struct ToleranceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let limit: Tolerance.Limit
    let one: JSONValue
    let other: JSONValue
    let isSame: Bool
    var testDescription: String { "\(one.text) and \(other.text) within \(limit)" }
  }

  static let rows: [Row] = [
    Row(limit: .unitsInLastPlace(1), one: .double(0.1 + 0.2), other: .double(0.3), isSame: true),
    Row(
      limit: .unitsInLastPlace(1), one: .double(1), other: .double(1.nextUp.nextUp), isSame: false),
    Row(limit: .unitsInLastPlace(0), one: .double(0), other: .double(-0.0), isSame: true),
    Row(
      limit: .unitsInLastPlace(2), one: .double(.leastNonzeroMagnitude),
      other: .double(-.leastNonzeroMagnitude), isSame: true),
    Row(limit: .absolute(0.5), one: 1, other: .double(1.5), isSame: true),
    Row(limit: .absolute(0.5), one: 1, other: .double(1.5.nextUp), isSame: false),
    Row(limit: .relative(0.01), one: 100, other: 101, isSame: true),
    Row(limit: .relative(0.01), one: 100, other: .double(101.1), isSame: false),
    Row(limit: .relative(0.01), one: 0, other: 0, isSame: true),
    Row(
      limit: .absolute(0.5), one: 9_007_199_254_740_993, other: 9_007_199_254_740_992,
      isSame: false),
    Row(
      limit: .unitsInLastPlace(0), one: 9_007_199_254_740_993, other: 9_007_199_254_740_992,
      isSame: false),
    Row(limit: .unitsInLastPlace(1), one: 3, other: 4, isSame: true),
    Row(limit: .absolute(.infinity), one: "NaN", other: "NaN", isSame: true),
    Row(limit: .absolute(.infinity), one: "NaN", other: 1, isSame: false),
    Row(limit: .absolute(.infinity), one: "Infinity", other: "-Infinity", isSame: false),
    Row(limit: .absolute(.infinity), one: 1, other: nil, isSame: false),
  ]

  @Test(arguments: rows)
  func `Numbers are the same within the limit, and nothing else is`(row: Row) {
    let comparison = Comparison(tolerances: [Tolerance("total", row.limit)])
    let cells = [row.one, row.other].map { Cell.outcome(["total": $0]) }
    #expect(comparison.agreement(cells[0], cells[1]) == (row.isSame ? .same : .different))
    #expect(comparison.agreement(cells[1], cells[0]) == (row.isSame ? .same : .different))
    // Without a tolerance, and under another key, bits count.
    let isEqual = row.one == row.other
    let others = [[], [Tolerance("sum", row.limit)]].map(Comparison.init(tolerances:))
    for other in others {
      #expect(other.agreement(cells[0], cells[1]) == (isEqual ? .same : .different))
    }
  }

  @Test func `A difference of any size can be told`() {
    let ends: [Double] = [.greatestFiniteMagnitude, -Double.greatestFiniteMagnitude, 2, -2, 0]
    for one in ends {
      for other in ends {
        let uses = uses(
          [Tolerance("total", .unitsInLastPlace(1))],
          [("one", ["total": .number(one)], ["total": .number(other)])])
        #expect(uses.allSatisfy { $0.words.hasPrefix("total may differ by 1 unit in the last") })
      }
    }
  }

  @Test func `A key names elements and members at any depth`() {
    let one: Outcome = ["lines": [["price": 1], ["price": 2]], "taxes": ["de": 19, "fr": 20]]
    let other: Outcome = ["lines": [["price": 1], ["price": 3]], "taxes": ["de": 19, "fr": 21]]
    func places(_ keys: String...) -> [String] {
      Comparison(tolerances: keys.map { Tolerance($0, .absolute(1)) })
        .differences(among: [one, other]).map(\.text)
    }
    #expect(places() == ["lines[1].price", "taxes.fr"])
    #expect(places("lines[].price") == ["taxes.fr"])
    #expect(places("taxes.*") == ["lines[1].price"])
    #expect(places("lines", "taxes", "price", "lines[]", "lines[].price.x") == places())
  }

  private func uses(
    _ tolerances: [Tolerance], _ rows: [(id: String, kotlin: Outcome, swift: Outcome)]
  ) -> [ToleranceUse] {
    let cases = rows.map {
      #"{"id":"\#($0.id)","input":{},"expect":\#($0.kotlin.value.text)}"#
    }
    let (fixture, _) = FixtureReader.read(
      JSONText(
        #"{"suite":"note","cases":[\#(cases.joined(separator: ","))]}"#, name: "note.json"),
      for: NoteSuite(caseCount: rows.count))
    var (kotlin, swift) = (TruthTable(), TruthTable())
    for row in rows {
      kotlin.append(.outcome(row.kotlin))
      swift.append(.outcome(row.swift))
    }
    return ToleranceUse.all(
      in: Rows(
        fixture, kotlin: kotlin, swift: swift, comparison: Comparison(tolerances: tolerances)))
  }

  @Test func `The largest difference is told with its case, and one that was not needed as that`() {
    let uses = uses(
      [
        Tolerance("total", .unitsInLastPlace(4)), Tolerance("tax", .absolute(0.5)),
        Tolerance("fee", .relative(0.1)),
      ],
      [
        ("one", ["total": .double(1), "tax": 2], ["total": .double(1.nextUp), "tax": 2]),
        ("two", ["total": .double(1), "tax": 2], ["total": .double(1.nextUp.nextUp), "tax": 2]),
        ("three", ["total": .double(1), "tax": 2], ["total": .double(1), "tax": 2]),
      ])
    #expect(
      uses.map(\.words) == [
        "total may differ by 4 units in the last place; "
          + "the largest difference is 2 units in the last place, in two",
        "tax may differ by 0.5, which was never needed",
        "fee may differ by 0.1 of the value, and no answer has a number there",
      ])
  }
}
