package import ParityHarness
import ParitySuites
package import ReviewPrompt

/// The boundary table, answered by a subject that is wrong in one way.
package struct FaultyBoundaries: Suite {
  private let sound = EligibilityBoundariesSuite()
  let cases: FaultySuite

  package var name: String { sound.name }
  package var caseCount: Int { sound.caseCount }
  package var axes: [String] { sound.axes }
  package var constants: [Constant] { cases.constants }
  package var surface: DecisionSurface? { sound.surface }
  package var decision: Decision<ReviewFacts>? { nil }
  package var mutants: [Mutant<ReviewFacts>] { [] }

  package func readInput(_ object: inout JSONObject) throws(JSONFault) -> ReviewFacts {
    try sound.readInput(&object)
  }

  package func readOutcome(_ object: inout JSONObject) throws(JSONFault) -> Outcome {
    try sound.readOutcome(&object)
  }

  package func outcome(for facts: ReviewFacts) async -> Outcome {
    await cases.outcome(for: facts)
  }
}
