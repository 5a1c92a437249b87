package import ParityHarness
import ReviewPrompt

private let day: Int64 = 86_400_000

extension EpochDaySuite {
  /// Ways to count days that are right on most of them.
  package var mutants: [Mutant<Input, Answer>] {
    [
      mutant("truncated", "The division rounds towards zero, and not down.") { $0 / day },
      mutant("rounded-up", "The day is rounded up.") { -floor(-$0.full) },
      mutant("midnight-exclusive", "Midnight belongs to the day before.") { floor($0.full - 1) },
      mutant("negative-whole-days", "A whole number of days before 1970 is one day too early.") {
        $0 < 0 ? $0 / day - 1 : $0 / day
      },
      mutant("trapping", "It is shifted before it is divided, with a plain -.") {
        $0 < 0 ? ($0 - (day - 1)) / day : $0 / day
      },
      mutant("wrapping", "It is shifted before it is divided, with &-, as Kotlin's - does.") {
        $0 < 0 ? ($0 &- (day - 1)) / day : $0 / day
      },
      mutant("as-doubles", "Milliseconds are floating-point numbers.") {
        Int64((Double($0) / Double(day)).rounded(.down))
      },
      mutant("milliseconds-in-32-bits", "Milliseconds are cut to 32 bits.") {
        floor(Int32(truncatingIfNeeded: $0).full)
      },
      mutant("days-in-32-bits", "Days are cut to 32 bits.") {
        Int64(Int32(truncatingIfNeeded: EpochDays.today(millis: $0)))
      },
      mutant("seconds", "It takes seconds for milliseconds.") { floor($0.full * 1000) },
      mutant("an-hour-east", "It counts the days of a time zone east of UTC.") {
        floor($0.full + 3_600_000)
      },
      mutant("an-hour-west", "It counts the days of a time zone west of UTC.") {
        floor($0.full - 3_600_000)
      },
      mutant("a-day-ahead", "It counts from 1, and not from 0.") {
        EpochDays.today(millis: $0) + 1
      },
      mutant("without-sign", "Before 1970 it counts backwards.") {
        Int64(($0.magnitude) / UInt64(day))
      },
    ]
  }

  private func mutant(
    _ name: String, _ fault: String, _ answer: @escaping @Sendable (Int64) -> Int64
  ) -> Mutant<Input, Answer> {
    Mutant(name, fault) { Answer(epochDay: answer($0.millis)) }
  }
}

/// The day of milliseconds of any size, rounded down.
private func floor(_ millis: Int128) -> Int64 {
  let (quotient, rest) = millis.quotientAndRemainder(dividingBy: Int128(day))
  return Int64(truncatingIfNeeded: rest < 0 ? quotient - 1 : quotient)
}

extension BinaryInteger {
  fileprivate var full: Int128 { Int128(self) }
}
