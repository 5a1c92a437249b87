import Testing

@testable import ParityCore
@testable import ParityHarness

struct WalkTests {
  private func rows(_ walk: RowOrder) -> [Int] { (0..<walk.count).map { walk.row($0) } }

  @Test func `A walk goes on from the start after the end`() {
    #expect(rows(RowOrder(from: 3, by: 3, count: 5, of: 5)) == [3, 1, 4, 2, 0])
  }

  @Test func `A walk back comes by all rows from the last to the first`() {
    #expect(rows(.back(over: 4)) == [3, 2, 1, 0])
  }

  @Test func `Back and back again is the table itself`() {
    var table = TruthTable()
    for number in [1, 2, 2, 3] as [Int64] { table.append(.outcome(["n": .integer(number)])) }
    let back = table.reordered(by: .back(over: 4))
    #expect(back[0] == .outcome(["n": 3]))
    let again = back.reordered(by: .back(over: 4))
    #expect((0..<4).map { again[$0] } == (0..<4).map { table[$0] })
  }
}
