package import ParityHarness
import ReviewPrompt

extension EligibilitySuite: ExplorableSuite {
  package var inputs: InputDomain {
    let days = InputDomain.int64(near: [Int64(ReviewEligibility.cooldownDays)])
    let version = InputDomain.string(near: ["2.4.0", "2.3.0"])
    return .object([
      ("wonCompletionCount", .int32(near: [Int64(ReviewEligibility.wonCompletionThreshold)])),
      ("lastAttemptEpochDay", days), ("todayEpochDay", days),
      ("lastPromptedVersion", .optional(version)), ("currentVersion", version),
      ("forceOverride", .oneOf([(4, .constant(false)), (1, .constant(true))])),
    ])
  }
}
