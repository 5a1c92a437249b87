import Testing

@testable import ParityCore
@testable import ParityHarness

/// Who kills a mutant, and which cases are left without a mutant of their own.
struct MutantMatrixTests {
  private func table(_ cells: [Cell]) -> TruthTable {
    var table = TruthTable()
    for cell in cells { table.append(cell) }
    return table
  }

  private let yes = Cell.outcome(["answer": true])
  private let no = Cell.outcome(["answer": false])
  private let crash = Cell.crashed(.signalled(4))

  @Test func `A case kills by another answer, by a death and by no other way`() {
    let (killers, crashes) = MutationRun.killers(
      contract: table([yes, yes, no, no]), original: table([yes, yes, no, no]),
      mutant: table([yes, no, crash, .timedOut(seconds: 1)]))
    #expect(killers == [1, 2, 3])
    #expect(crashes == [2, 3])
  }

  @Test func `A case on which the original subject leaves the contract kills no mutant`() {
    let (killers, crashes) = MutationRun.killers(
      contract: table([yes, yes]), original: table([no, yes]), mutant: table([no, no]))
    #expect(killers == [1])
    #expect(crashes == [])
  }

  private func row(_ mutant: String, _ killers: [String]) -> KillMatrix.Row {
    KillMatrix.Row(mutant: mutant, fault: "", killers: killers, crashes: [])
  }

  @Test func `Survivors come first, and cases that nothing needs are named`() {
    let matrix = KillMatrix(
      rows: [row("one", ["a"]), row("two", ["a", "b"]), row("none", [])], ids: ["a", "b", "c"])
    #expect(matrix.rows.map(\.mutant) == ["none", "one", "two"])
    #expect(matrix.ineffectiveCases == ["c"])
    #expect(matrix.redundantCases == ["b"])
    let problems = AuditShortfalls(suite: "s", file: "f").problems(of: matrix)
    #expect(problems.map(\.code) == [.auditSurvivor])
    #expect(problems.map(\.key) == ["none"])
  }
}
