import Foundation
package import ParityHarness
import ParitySuites
import ReviewPrompt
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

  package func explanation(for input: FaultyInput) async -> [ExplanationStep] {
    let facts = input.sound
    if fault == .plainSubtraction { _ = facts.todayEpochDay - facts.lastAttemptEpochDay }
    return await sound.explanation(for: facts)
  }

  package func answer(_ input: FaultyInput) async -> FaultyDecision {
    FaultyDecision(sound: decide(input.sound))
  }

  private func decide(_ facts: EligibilityInput) -> ReviewDecision {
    if facts.currentVersion == "trap" { fatalError("a trap was asked for") }
    let sane = sound.answer(facts)
    let refusal = ReviewDecision(shouldRequestReview: false, decidedBy: .wins)
    let request = ReviewDecision(shouldRequestReview: true, decidedBy: .eligible)
    switch fault {
    case .none, .otherConstant, .readingInput, .readingOutcome:
      return sane
    case .plainSubtraction:
      return facts.todayEpochDay - facts.lastAttemptEpochDay >= 0 ? sane : sane
    case .wrappedSubtraction:
      if facts.forceOverride || sane.decidedBy == .wins { return sane }
      let days = facts.todayEpochDay &- facts.lastAttemptEpochDay
      let isCool = days >= ReviewEligibility.cooldownDays
      if isCool { return sane.decidedBy == .cooldown ? request : sane }
      return ReviewDecision(shouldRequestReview: false, decidedBy: .cooldown)
    case .stringEquality:
      let isSame = facts.lastPromptedVersion == facts.currentVersion
      return sane.decidedBy == .eligible && isSame
        ? ReviewDecision(shouldRequestReview: false, decidedBy: .version) : sane
    case .hardenedWins:
      let threshold = ReviewEligibility.wonCompletionThreshold
      return (threshold...threshold + 1).contains(Int(facts.wonCompletionCount)) ? refusal : sane
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
      return sane.decidedBy == .cooldown
        ? ReviewDecision(shouldRequestReview: false, decidedBy: .version) : sane
    case .memory:
      let follows = followsVersion.withLock { follows in
        defer { follows = sane.decidedBy == .version }
        return follows
      }
      return follows ? refusal : sane
    case .timeZone:
      let zone = ProcessInfo.processInfo.environment["TZ"] ?? ""
      return zone.contains("-") && facts.forceOverride ? refusal : sane
    }
  }
}

/// The fault that the environment names.
let environmentFault =
  Fault(
    rawValue: ProcessInfo.processInfo.environment["PARITY_FAULT"] ?? "") ?? .none

/// The input of the sound suite, read with a trap if the environment asks for one.
package struct FaultyInput: Codable, Sendable {
  let sound: EligibilityInput

  package init(from decoder: any Decoder) throws {
    sound = try EligibilityInput(from: decoder)
    if environmentFault == .readingInput && sound.forceOverride {
      fatalError("a trap was asked for")
    }
  }

  package func encode(to encoder: any Encoder) throws { try sound.encode(to: encoder) }
}

/// The answer of the sound suite, read in the same way.
package struct FaultyDecision: Codable, Sendable {
  let sound: ReviewDecision

  init(sound: ReviewDecision) { self.sound = sound }

  package init(from decoder: any Decoder) throws {
    sound = try ReviewDecision(from: decoder)
    if environmentFault == .readingOutcome && sound.decidedBy == .override {
      fatalError("a trap was asked for")
    }
  }

  package func encode(to encoder: any Encoder) throws { try sound.encode(to: encoder) }
}
