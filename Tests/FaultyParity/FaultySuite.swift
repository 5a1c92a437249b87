import Foundation
package import ParityHarness
import ParitySuites
package import ReviewPrompt
import Synchronization

/// Whether the case before was decided by the version.
private let followsVersion = Mutex(false)

/// The eligibility suite with a subject that is wrong in one way.
package struct FaultySuite: ExplorableSuite {
  private let sound = EligibilitySuite()
  let fault: Fault

  package var name: String { sound.name }
  package var caseCount: Int { sound.caseCount }

  package var inputs: InputDomain { sound.inputs }

  package var sources: [DeclarationReference] { sound.sources }

  package var constants: [Constant] {
    fault == .otherConstant
      ? [Constant("wonCompletionThreshold", 4), Constant("cooldownDays", 30)] : sound.constants
  }

  package func readInput(_ object: inout JSONObject) throws(JSONFault) -> ReviewFacts {
    let facts = try sound.readInput(&object)
    if fault == .readingInput && facts.forceOverride { fatalError("a trap was asked for") }
    return facts
  }

  package func readOutcome(_ object: inout JSONObject) throws(JSONFault) -> Outcome {
    let outcome = try sound.readOutcome(&object)
    if fault == .readingOutcome && outcome["decidedBy"] == "override" {
      fatalError("a trap was asked for")
    }
    return outcome
  }

  package func explanation(for facts: ReviewFacts) async -> [ExplanationStep] {
    if fault == .plainSubtraction { _ = facts.todayEpochDay - facts.lastAttemptEpochDay }
    return await sound.explanation(for: facts)
  }

  package func outcome(for facts: ReviewFacts) async -> Outcome {
    if facts.currentVersion == "trap" { fatalError("a trap was asked for") }
    let sane = await sound.outcome(for: facts)
    let refusal: Outcome = ["shouldRequestReview": false, "decidedBy": "wins"]
    let request: Outcome = ["shouldRequestReview": true, "decidedBy": "eligible"]
    switch fault {
    case .none, .otherConstant, .readingInput, .readingOutcome:
      return sane
    case .plainSubtraction:
      return facts.todayEpochDay - facts.lastAttemptEpochDay >= 0 ? sane : sane
    case .wrappedSubtraction:
      if facts.forceOverride || sane["decidedBy"] == "wins" { return sane }
      let days = facts.todayEpochDay &- facts.lastAttemptEpochDay
      let isCool = days >= ReviewEligibility.cooldownDays
      if isCool { return sane["decidedBy"] == "cooldown" ? request : sane }
      return ["shouldRequestReview": false, "decidedBy": "cooldown"]
    case .stringEquality:
      let isSame = facts.lastPromptedVersion == facts.currentVersion
      return sane["decidedBy"] == "eligible" && isSame
        ? ["shouldRequestReview": false, "decidedBy": "version"] : sane
    case .hardenedWins:
      let threshold = ReviewEligibility.wonCompletionThreshold
      return (threshold...threshold + 1).contains(facts.wonCompletionCount) ? refusal : sane
    case .hang:
      while facts.forceOverride { usleep(1000) }
      return sane
    case .exit:
      if facts.forceOverride { Foundation.exit(0) }
      return sane
    case .chatter:
      print("0\n1\n{\"shouldRequestReview\":false}")
      fflush(nil)
      _ = readLine()
      return sane
    case .intrusion:
      let words = Array("no answer\n".utf8)
      for descriptor in Int32(3)..<16 { _ = write(descriptor, words, words.count) }
      return sane
    case .rightAnswerWrongReason:
      return sane["decidedBy"] == "cooldown"
        ? ["shouldRequestReview": false, "decidedBy": "version"] : sane
    case .memory:
      let follows = followsVersion.withLock { follows in
        defer { follows = sane["decidedBy"] == "version" }
        return follows
      }
      return follows ? refusal : sane
    case .timeZone:
      let zone = ProcessInfo.processInfo.environment["TZ"] ?? ""
      return zone.contains("-") && facts.forceOverride ? refusal : sane
    }
  }
}
