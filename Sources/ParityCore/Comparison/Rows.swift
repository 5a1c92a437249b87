/// The rows of a suite after they were compared, each made when it is asked for.
package struct Rows: RandomAccessCollection, Sendable {
  private let fixture: Fixture
  private let kotlin: TruthTable
  private let swift: TruthTable
  private let verdicts: [Verdict]
  /// The numbers of the rows where they are not all of the fixture's.
  private let chosen: [Int]?
  package let comparison: Comparison

  /// Compares what the twins answer to a fixture, row by row, in all rows or the chosen ones.
  package init(
    _ fixture: Fixture, kotlin: TruthTable, swift: TruthTable, comparison: Comparison = .exact,
    only chosen: [Int]? = nil
  ) {
    self.fixture = fixture
    self.kotlin = kotlin
    self.swift = swift
    self.comparison = comparison
    self.chosen = chosen
    let verdicts = comparison.verdicts(
      contracts: fixture.contracts, kotlin: kotlin, swift: swift)
    self.verdicts = chosen?.map { verdicts[$0] } ?? verdicts
  }

  /// Whether some of the fixture's rows were left out, as others were asked for.
  package var isPart: Bool { chosen != nil }

  /// How many rows the fixture has.
  package var total: Int { fixture.cases.count }

  /// No rows, where there is no fixture.
  package static let none = Rows(
    Fixture(text: JSONText("", name: "")), kotlin: .init(), swift: .init())

  package var startIndex: Int { 0 }
  package var endIndex: Int { verdicts.count }

  package subscript(place: Int) -> Row {
    let number = chosen?[place] ?? place
    return Row(
      number: number, item: fixture.cases[number], contract: fixture.contracts[number],
      kotlin: kotlin[number], swift: swift[number], verdict: verdicts[place], fixture: fixture,
      comparison: comparison)
  }

  // A cross product has a hundred thousand rows, so what is asked of all of them is asked of
  // verdicts.

  /// The rows with other verdicts than parity, those included that were not compared.
  package var unequal: [Row] { places { $0 != .parity }.map { self[$0] } }

  /// The rows that were compared and do not agree.
  package var differing: [Row] {
    places { $0 != .parity && $0 != .notCompared }.map { self[$0] }
  }

  /// The rows at parity.
  package var atParity: some Sequence<Row> { places { $0 == .parity }.lazy.map { self[$0] } }

  package var parityCount: Int { verdicts.count { $0 == .parity } }
  package var comparedCount: Int { verdicts.count { $0 != .notCompared } }
  package var uncomparedCount: Int { verdicts.count - comparedCount }
  package var differingCount: Int { comparedCount - parityCount }

  /// The known divergences, in order.
  package var divergences: [Row] {
    let reasoned = fixture.contracts.legend.indices.filter {
      fixture.contracts.legend[$0].reason != nil
    }
    if reasoned.isEmpty { return [] }
    return indices.filter { reasoned.contains(Int(fixture.contracts.rows[chosen?[$0] ?? $0])) }
      .map { self[$0] }
  }

  private func places(_ isWanted: (Verdict) -> Bool) -> [Int] {
    verdicts.indices.filter { isWanted(verdicts[$0]) }
  }
}
