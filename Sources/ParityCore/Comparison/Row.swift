/// One case after it was compared: what it is, what each source says, and the verdict.
package struct Row: Sendable {
  /// Its number, from 0.
  package let number: Int

  /// The case.
  package let item: Fixture.Case

  package let contract: Contract
  /// What Kotlin answered, as recorded, and what Swift answers now.
  package let kotlin: Cell
  package let swift: Cell
  package let verdict: Verdict

  /// The fixture that the case is in.
  package let fixture: Fixture

  /// What is taken for the same in it.
  package let comparison: Comparison

  /// Whether answers were compared and do not agree.
  package var differs: Bool { verdict != .parity && verdict != .notCompared }

  /// The id, or the case's number where it has no id that can be read.
  package var title: String { item.id.isEmpty ? "case number \(number + 1)" : item.id }

  /// The input as the fixture has it; nil where the case cannot be used.
  package var input: JSONValue? { fixture.input(ofRow: number) }

  /// The members of the input; none where the case cannot be used.
  package var inputMembers: [JSONMember] { fixture.inputs(ofRow: number) }

  /// Where the case begins in the fixture; for a row of a cross product, where the axes do.
  package var position: TextPosition { fixture.text.position(of: item.range.lowerBound) }

  /// Whether a known divergence is none any more: the twins now answer the same.
  package var hasHealed: Bool {
    contract.reason != nil && kotlin.outcome != nil && comparison.agreement(kotlin, swift) == .same
  }

  /// What each source says, in the order of the report: the contract once or for each twin, Kotlin
  /// and Swift.
  package var sources: [(name: String, cell: Cell)] {
    contract.outcomes.map { ($0.name, .outcome($0.outcome)) }
      + [("Kotlin", kotlin), ("Swift", swift)]
  }

  /// Where the sources differ, down to the leaves.
  package var differences: [ValuePath] {
    comparison.differences(among: sources.compactMap(\.cell.outcome))
  }

  /// Whether Kotlin, or Swift, does not answer what it is held against.
  package var kotlinIsOff: Bool { comparison.agreement(kotlin, kotlinExpected) == .different }
  package var swiftIsOff: Bool { comparison.agreement(swift, swiftExpected) == .different }

  /// What each twin is held against: the contract, or without one the other twin's outcome.
  package var kotlinExpected: Cell {
    contract == .none ? (swift.outcome == nil ? .absent : swift) : contract.kotlin
  }
  package var swiftExpected: Cell { contract == .none ? kotlin : contract.swift }
}
