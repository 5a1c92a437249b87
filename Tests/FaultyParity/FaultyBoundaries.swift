package import ParityHarness
import ParitySuites

/// The boundary table, answered by a subject that is wrong in one way.
package struct FaultyBoundaries: Suite {
  private let sound = EligibilityBoundariesSuite()
  let cases: FaultySuite

  package var name: String { sound.name }
  package var caseCount: Int { sound.caseCount }
  package var axes: [String] { sound.axes }
  package var constants: [Constant] { cases.constants }
  package var surface: DecisionSurface? { sound.surface }
  package func answer(_ input: FaultyInput) async -> FaultyDecision { await cases.answer(input) }
}
