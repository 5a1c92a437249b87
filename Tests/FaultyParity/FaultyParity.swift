import Foundation
import ParityHarness
import ParitySuites
import ReviewPrompt

/// The harness over the eligibility suite alone, with one fault if the environment names one, and
/// over the boundaries too if it asks for them.
@main
struct FaultyParity {
  static func main() async {
    let cases = FaultySuite(fault: environmentFault)
    let hasBoundaries = ProcessInfo.processInfo.environment["PARITY_BOUNDARIES"] != nil
    let suites: [any Suite] = hasBoundaries ? [cases, FaultyBoundaries(cases: cases)] : [cases]
    await ParityCommand(suites: suites, timeLimit: 1).main()
  }
}

/// What is wrong with the Swift side.
enum Fault: String, CaseIterable {
  case none
  /// The published form: traps on a last attempt of `Int64.min`.
  case plainSubtraction = "plain-subtraction"
  /// Takes the days modulo 2⁶⁴.
  case wrappedSubtraction = "wrapped-subtraction"
  /// The published form: takes canonically equal versions for the same.
  case stringEquality = "string-equality"
  /// Asks for two wins more.
  case hardenedWins = "hardened-wins"
  case otherConstant = "other-constant"
  /// Traps while it reads the input of one case.
  case readingInput = "reading-input"
  /// Traps while it reads the outcome that one case states.
  case readingOutcome = "reading-outcome"
  /// Never answers on one case.
  case hang
  /// Writes what is no answer to whatever pipe is open.
  case intrusion
  /// Ends the process as if all were well.
  case exit
  /// Writes what looks like answers to standard output, and reads its input away.
  case chatter
  case rightAnswerWrongReason = "right-answer-wrong-reason"
  /// Remembers what it was asked before.
  case memory
  /// Answers otherwise where the time zone is another.
  case timeZone = "time-zone"
}
