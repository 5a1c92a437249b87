package import ParityHarness
package import ReviewPrompt

extension EligibilityBoundariesSuite {
  /// Those of the twelve cases, and what the twelve leave to the boundaries.
  package var mutants: [Mutant<EligibilityInput, ReviewDecision>] {
    cases.mutants + days + versions
  }

  private var days: [Mutant<EligibilityInput, ReviewDecision>] {
    let days = ReviewEligibility.cooldownDays
    return [
      cases.mutant("days-clamped-to-32-bits", "Days end where Int32 ends.", .cooldown) {
        Int64(Int32(clamping: $0.todayEpochDay)) - Int64(Int32(clamping: $0.lastAttemptEpochDay))
          < days
      },
      cases.mutant("days-as-doubles", "Days are floating-point numbers.", .cooldown) {
        Double($0.todayEpochDay) - Double($0.lastAttemptEpochDay) < Double(days)
      },
      cases.mutant("no-day-means-never", "Day 0 counts as no attempt at all.", .cooldown) {
        $0.lastAttemptEpochDay != 0 && ReviewEligibility.Rule.cooldown.decides($0)
      },
    ]
  }

  private var versions: [Mutant<EligibilityInput, ReviewDecision>] {
    [
      version("version-case-ignored", "Capital letters are the same as small ones.") {
        $0.lowercased().utf8.elementsEqual($1.lowercased().utf8)
      },
      version("version-trimmed", "Spaces around a version do not count.") {
        $0.trimmingSpaces.elementsEqual($1.trimmingSpaces)
      },
      version("version-prefix", "A version that begins with the last one is the same.") {
        $1.utf8.starts(with: $0.utf8)
      },
      version("version-of-any-width", "Full-width digits are the same as the usual ones.") {
        $0.withUsualDigits == $1.withUsualDigits
      },
      version("version-by-length", "Versions of one length are the same.") {
        $0.utf16.count == $1.utf16.count
      },
      version("empty-version-is-none", "An empty version counts as none.") {
        !$0.isEmpty && $0.utf8.elementsEqual($1.utf8)
      },
      cases.mutant("no-version-is-empty", "No version counts as an empty one.", .version) {
        ($0.lastPromptedVersion ?? "").utf8.elementsEqual($0.currentVersion.utf8)
      },
    ]
  }

  /// The rule `version` with another comparison.
  private func version(
    _ name: String, _ fault: String,
    areEqual: @escaping @Sendable (_ last: String, _ current: String) -> Bool
  ) -> Mutant<EligibilityInput, ReviewDecision> {
    cases.mutant(name, fault, .version) { facts in
      facts.lastPromptedVersion.map { areEqual($0, facts.currentVersion) } ?? false
    }
  }
}

extension String {
  fileprivate var withUsualDigits: [UInt32] {
    unicodeScalars.map { ("０"..."９").contains($0) ? $0.value - 0xFF10 + 0x30 : $0.value }
  }

  fileprivate var trimmingSpaces: Substring.UTF8View {
    var rest = self[...]
    while rest.last == " " { rest.removeLast() }
    return rest.drop { $0 == " " }.utf8
  }
}
