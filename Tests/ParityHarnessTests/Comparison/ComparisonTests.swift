import Testing

@testable import ParityCore
@testable import ParityHarness

/// Verdicts of many rows, of which equal ones are decided once.
struct ComparisonTests {
  private static let cells: [Cell] = [
    .outcome(["x": 1]), .outcome(["x": 2]), .outcome(["x": 3]), .absent, .timedOut(seconds: 1),
  ]

  private static let contracts: [Contract] = [
    .none, .same(["x": 1]), .same(["x": 2]),
    .divergence(kotlin: ["x": 1], swift: ["x": 2], reason: "so"),
    .divergence(kotlin: ["x": 1], swift: ["x": 3], reason: "so"),
    .divergence(kotlin: ["x": 2], swift: ["x": 1], reason: "so"),
  ]

  @Test func `A row's verdict depends on its contract and on both of its answers`() {
    var (contracts, kotlin, swift) = (ContractTable(), TruthTable(), TruthTable())
    var alone: [Verdict] = []
    for contract in Self.contracts {
      for one in Self.cells {
        for other in Self.cells {
          contracts.append(contract)
          kotlin.append(one)
          swift.append(other)
          alone.append(Comparison.exact.verdict(contract: contract, kotlin: one, swift: other))
        }
      }
    }
    #expect(alone.count == 150)
    #expect(Comparison.exact.verdicts(contracts: contracts, kotlin: kotlin, swift: swift) == alone)
  }

  @Test func `Two rows that differ in Swift's contract alone have verdicts of their own`() {
    var (contracts, kotlin, swift) = (ContractTable(), TruthTable(), TruthTable())
    for contract in [Self.contracts[3], Self.contracts[4]] {
      contracts.append(contract)
      kotlin.append(Self.cells[0])
      swift.append(Self.cells[1])
    }
    let verdicts = Comparison.exact.verdicts(contracts: contracts, kotlin: kotlin, swift: swift)
    #expect(verdicts == [.parity, .swiftDrift])
  }

  @Test func `Two tables are compared row by row, and what is not there is not the same`() {
    var (one, other) = (TruthTable(), TruthTable())
    for row in [(0, 0), (0, 1), (3, 0), (0, 3), (3, 3), (4, 4), (4, 0)] {
      one.append(Self.cells[row.0])
      other.append(Self.cells[row.1])
    }
    #expect(
      Comparison.exact.agreements(one, other) == [
        .same, .different, .incomparable, .incomparable, .incomparable, .same, .different,
      ])
    #expect(Comparison.exact.differingRows(one, other) == [1, 6])
  }
}
