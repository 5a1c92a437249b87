/// What helps with a problem: a command of the running program, or a sentence.
package enum NextStep: Hashable, Sendable {
  /// Let Kotlin answer a suite's fixture again.
  case record(suite: String)
  /// Look at one case.
  case explain(suite: String, caseID: String)
  /// Run this program with other arguments.
  case run([String])
  /// Anything else, in words.
  case advice(String)
  /// Words that lead to a command of this program.
  case adviceThenRun(String, [String])
}
