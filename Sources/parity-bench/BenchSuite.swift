import ParityHarness
import ParitySuites
import ReviewPrompt

/// Eligibility with as many cases as a run asks for.
struct BenchSuite: Suite {
  private let cases = EligibilitySuite()

  let caseCount: Int
  var name: String { cases.name }
  var constants: [Constant] { cases.constants }

  init(caseCount: Int) { self.caseCount = caseCount }

  func readInput(_ object: inout JSONObject) throws(JSONFault) -> ReviewFacts {
    try cases.readInput(&object)
  }

  func readOutcome(_ object: inout JSONObject) throws(JSONFault) -> Outcome {
    try cases.readOutcome(&object)
  }

  func outcome(for facts: ReviewFacts) async -> Outcome { await cases.outcome(for: facts) }
}
