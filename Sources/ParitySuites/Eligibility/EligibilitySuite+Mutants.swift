package import ParityHarness
package import ReviewPrompt

private typealias Rule = ReviewEligibility.Rule

extension EligibilitySuite {
  /// The shipped rules with one fault each.
  package var mutants: [Mutant<EligibilityInput, ReviewDecision>] {
    thresholds + guards + orders + days + versions + answers
  }

  private var thresholds: [Mutant<EligibilityInput, ReviewDecision>] {
    let wins = ReviewEligibility.wonCompletionThreshold
    let days = Int128(ReviewEligibility.cooldownDays)
    return [
      mutant("wins-one-less", "One win less is enough.", .wins) {
        $0.wonCompletionCount < wins - 1
      },
      mutant("wins-one-more", "It takes one win more, as > for >= does.", .wins) {
        $0.wonCompletionCount < wins + 1
      },
      mutant("wins-exactly", "Only the threshold itself is enough: == for >=.", .wins) {
        $0.wonCompletionCount != wins
      },
      mutant("cooldown-one-day-less", "The cooldown is one day shorter.", .cooldown) {
        $0.daysPassed < days - 1
      },
      mutant("cooldown-one-day-more", "One day longer, as > for >= does.", .cooldown) {
        $0.daysPassed < days + 1
      },
      mutant("cooldown-exactly", "Only the last day itself is enough: == for >=.", .cooldown) {
        $0.daysPassed != days
      },
    ]
  }

  private var guards: [Mutant<EligibilityInput, ReviewDecision>] {
    Rule.refusable.flatMap { rule in
      [
        mutant("\(rule)-dropped", "The rule \(rule) is not asked.", rule) { _ in false },
        mutant("\(rule)-inverted", "The rule \(rule) decides when it should not.", rule) {
          !rule.decides($0)
        },
      ]
    }
  }

  private var orders: [Mutant<EligibilityInput, ReviewDecision>] {
    let rules = Rule.refusable
    let swaps = rules.indices.flatMap { one in
      rules[(one + 1)...].map { other in
        var order = Rule.allCases
        order.swapAt(one, order.firstIndex(of: other) ?? one)
        return mutant(
          "\(rules[one])-and-\(other)-swapped", "\(other) is asked in the place of \(rules[one]).",
          order: order)
      }
    }
    return swaps + [
      mutant(
        "override-misplaced", "The override is asked when nothing has refused.",
        order: [.wins, .cooldown, .version, .override, .eligible])
    ]
  }

  private var days: [Mutant<EligibilityInput, ReviewDecision>] {
    let days = Int64(ReviewEligibility.cooldownDays)
    return [
      mutant("days-trap", "As published: the days are subtracted with a plain -.", .cooldown) {
        $0.todayEpochDay - $0.lastAttemptEpochDay < days
      },
      mutant("days-wrap", "The days are subtracted with &-, as Kotlin's - does.", .cooldown) {
        $0.todayEpochDay &- $0.lastAttemptEpochDay < days
      },
      mutant("days-truncated-to-32-bits", "The difference is cut to 32 bits.", .cooldown) {
        Int32(truncatingIfNeeded: $0.daysPassed) < Int32(days)
      },
      mutant("days-in-32-bits", "Days have to fit 32 bits.", .cooldown) {
        Int32($0.todayEpochDay) - Int32($0.lastAttemptEpochDay) < Int32(days)
      },
      mutant("days-without-sign", "A day in the future counts like one in the past.", .cooldown) {
        $0.daysPassed.magnitude < UInt128(days)
      },
      mutant("future-accepted", "An attempt in the future refuses nothing.", .cooldown) {
        (0..<Int128(days)).contains($0.daysPassed)
      },
    ]
  }

  private var versions: [Mutant<EligibilityInput, ReviewDecision>] {
    [
      mutant("versions-canonically-equal", "As published: == between the versions.", .version) {
        $0.lastPromptedVersion == $0.currentVersion
      },
      mutant("no-version-equals-any", "Without a last version it counts as asked.", .version) {
        facts in
        facts.lastPromptedVersion.map { $0.utf8.elementsEqual(facts.currentVersion.utf8) }
          ?? true
      },
    ]
  }

  private var answers: [Mutant<EligibilityInput, ReviewDecision>] {
    [
      Mutant("always", "It always asks.") { answer($0) { _ in true } },
      Mutant("never", "It never asks.") { answer($0) { _ in false } },
      Mutant("override-refuses", "The override refuses.") { answer($0) { $0 == .eligible } },
      Mutant("right-for-another-reason", "A refusal is always the wins' doing.") { input in
        let decision = answer(input)
        return ReviewDecision(
          shouldRequestReview: decision.shouldRequestReview,
          decidedBy: decision.shouldRequestReview ? decision.decidedBy : .wins)
      },
      Mutant("override-without-reason", "The override says that nothing objected.") { input in
        ReviewDecision(
          shouldRequestReview: answer(input).shouldRequestReview,
          decidedBy: input.forceOverride ? .eligible : answer(input).decidedBy)
      },
    ]
  }

  /// The right rule with another answer.
  private func answer(_ input: Input, _ answer: (Rule) -> Bool) -> ReviewDecision {
    let rule = self.answer(input).decidedBy
    return ReviewDecision(shouldRequestReview: answer(rule), decidedBy: rule)
  }

  /// The shipped rules in another order, or with another condition for one of them.
  func mutant(
    _ name: String, _ fault: String, _ replaced: ReviewEligibility.Rule? = nil,
    order: [ReviewEligibility.Rule] = ReviewEligibility.Rule.allCases,
    decides: @escaping @Sendable (ReviewFacts) -> Bool = { _ in false }
  ) -> Mutant<EligibilityInput, ReviewDecision> {
    Mutant(name, fault) { input in
      let facts = input.facts
      let rule = order.first { $0 == replaced ? decides(facts) : $0.decides(facts) } ?? .eligible
      return ReviewDecision(shouldRequestReview: rule.answer, decidedBy: rule)
    }
  }
}

extension ReviewEligibility.Rule {
  /// All but the last one, which decides when no other does.
  fileprivate static var refusable: [Self] { allCases.dropLast() }
}

extension ReviewFacts {
  /// Days from the last attempt to today; negative for one that lies in the future.
  fileprivate var daysPassed: Int128 { Int128(todayEpochDay) - Int128(lastAttemptEpochDay) }
}
