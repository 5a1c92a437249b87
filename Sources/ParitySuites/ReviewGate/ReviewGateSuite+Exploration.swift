package import ParityHarness
import ReviewPrompt

extension ReviewGateSuite: ExplorableSuite {
  package var inputs: InputDomain {
    let longest = 12
    return .object([
      (
        "wonCompletionCount",
        .oneOf([
          (3, .integer(0...4, near: [Int64(ReviewEligibility.wonCompletionThreshold) - 1])),
          // Every win has to fit a Kotlin Int.
          (1, .integer(Int64(Int32.min)...(Int64(Int32.max) - Int64(longest)))),
        ])
      ),
      ("forceOverride", .oneOf([(4, .constant(false)), (1, .constant(true))])),
      ("events", .list(of: event, count: 1...longest)),
    ])
  }

  private var event: InputDomain {
    let time = InputDomain.integer(0...86_400_000, near: [2000])
    return .oneOf([
      (4, .constant("win")), (5, .constant("show")), (3, .constant("leave")),
      (2, .constant("idle")),
      (4, .object([("wait", time)])), (3, .object([("busy", time)])),
      (1, .constant("background")), (1, .constant("inactive")), (2, .constant("foreground")),
      (1, .constant("detach")), (1, .constant("attach")),
      (1, .object([("day", .int64(near: [20_000, Int64(ReviewEligibility.cooldownDays)]))])),
      (1, .object([("version", .string(near: ["2.4.0", "2.5.0"]))])),
    ])
  }
}
