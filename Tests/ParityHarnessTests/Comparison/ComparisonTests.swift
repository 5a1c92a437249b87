import Testing

@testable import ParityHarness

/// Verdicts of many rows, of which equal ones are decided once.
struct ComparisonTests {
  private static let cells: [Cell] = [
    .outcome(["x": 1]), .outcome(["x": 2]), .outcome(["x": 3]), .absent, .timedOut(seconds: 1),
  ]

  /// Every combination of four cells, so that any two rows that differ in one of them both occur.
  private static let rows: [[Cell]] = cells.flatMap { one in
    cells.flatMap { two in
      cells.flatMap { three in cells.map { [one, two, three, $0] } }
    }
  }

  @Test func `A row's verdict depends on all four of its cells`() {
    var tables = [TruthTable(), TruthTable(), TruthTable(), TruthTable()]
    for row in Self.rows {
      for (index, cell) in row.enumerated() { tables[index].append(cell) }
    }
    let verdicts = Comparison.verdicts(
      contract: (tables[0], tables[1]), kotlin: tables[2], swift: tables[3])
    #expect(verdicts.count == 625)
    for (row, cells) in Self.rows.enumerated() {
      let alone = Comparison.verdict(
        contract: (cells[0], cells[1]), kotlin: cells[2], swift: cells[3])
      #expect(verdicts[row] == alone, "\(cells.map(\.text))")
    }
  }

  @Test func `Two rows that differ in Swift's contract alone have verdicts of their own`() {
    var (kotlinContract, swiftContract) = (TruthTable(), TruthTable())
    var (kotlin, swift) = (TruthTable(), TruthTable())
    for expected in [Self.cells[0], Self.cells[1]] {
      kotlinContract.append(Self.cells[0])
      swiftContract.append(expected)
      kotlin.append(Self.cells[0])
      swift.append(Self.cells[0])
    }
    let verdicts = Comparison.verdicts(
      contract: (kotlinContract, swiftContract), kotlin: kotlin, swift: swift)
    #expect(verdicts == [.parity, .swiftDrift])
  }
}
