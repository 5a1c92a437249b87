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

  func answer(_ input: EligibilityInput) -> ReviewDecision { cases.answer(input) }
}
