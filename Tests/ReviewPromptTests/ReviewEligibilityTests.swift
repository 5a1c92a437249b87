import ReviewPrompt
import Testing

struct ReviewEligibilityTests {
  private func facts(
    wins: Int = 3, last: Int64 = 20_300, today: Int64 = 20_330, lastVersion: String? = "2.3.0",
    version: String = "2.4.0", override: Bool = false
  ) -> ReviewFacts {
    ReviewFacts(
      wonCompletionCount: wins, lastAttemptEpochDay: last, todayEpochDay: today,
      lastPromptedVersion: lastVersion, currentVersion: version, forceOverride: override)
  }

  private func rule(_ facts: ReviewFacts) -> ReviewEligibility.Rule {
    ReviewEligibility.decide(facts).decidedBy
  }

  @Test func `The published function answers what the decision says`() {
    for override in [false, true] {
      for wins in 2...3 {
        let facts = facts(wins: wins, override: override)
        #expect(
          ReviewEligibility.shouldRequestReview(
            wonCompletionCount: facts.wonCompletionCount,
            lastAttemptEpochDay: facts.lastAttemptEpochDay, todayEpochDay: facts.todayEpochDay,
            lastPromptedVersion: facts.lastPromptedVersion, currentVersion: facts.currentVersion,
            forceOverride: facts.forceOverride)
            == ReviewEligibility.decide(facts).shouldRequestReview)
      }
    }
  }

  @Test func `The rules are asked in order`() {
    var asked = facts(
      wins: 0, last: 20_330, lastVersion: "2.4.0", override: true)
    #expect(rule(asked) == .override)
    asked.forceOverride = false
    #expect(rule(asked) == .wins)
    asked.wonCompletionCount = 3
    #expect(rule(asked) == .cooldown)
    asked.lastAttemptEpochDay = 20_300
    #expect(rule(asked) == .version)
    asked.lastPromptedVersion = nil
    #expect(rule(asked) == .eligible)
  }

  @Test func `Every pair of days has the answer of unbounded arithmetic`() {
    let days: [Int64] = [
      .min, .min + 1, .min + 29, .min + 30, .min + 31, -20_330, -31, -30, -29, -1, 0, 1, 29, 30,
      31, 20_330, 1 << 31, 1 << 32, .max - 31, .max - 30, .max - 29, .max - 1, .max,
    ]
    for last in days {
      for today in days {
        let hasPassed = Int128(today) - Int128(last) >= 30
        #expect(
          rule(facts(last: last, today: today)) == (hasPassed ? .eligible : .cooldown),
          "from \(last) to \(today)")
      }
    }
  }

  @Test func `Versions are the same when their code units are`() {
    let composed = "2.4.0-bet\u{E1}"
    let decomposed = "2.4.0-beta\u{301}"
    #expect(composed == decomposed, "to Swift they are the same")
    #expect(rule(facts(lastVersion: composed, version: decomposed)) == .eligible)
    #expect(rule(facts(lastVersion: composed, version: composed)) == .version)
    #expect(rule(facts(lastVersion: "", version: "")) == .version)
    #expect(rule(facts(lastVersion: nil, version: "")) == .eligible)
    #expect(rule(facts(lastVersion: "2.4.0 ", version: "2.4.0")) == .eligible)
  }
}
