import Foundation
import ReviewPrompt

/// The same check the plain way: Foundation's `JSONDecoder` into structs, and `==`.
enum PlainCheck {
  private struct Input: Codable, Equatable {
    let wonCompletionCount: Int32
    let lastAttemptEpochDay: Int64
    let todayEpochDay: Int64
    let lastPromptedVersion: String?
    let currentVersion: String
    let forceOverride: Bool
  }

  private struct Answer: Codable, Equatable {
    let shouldRequestReview: Bool
    let decidedBy: String
  }

  private struct Fixture: Codable {
    struct Case: Codable {
      let id: String
      let input: Input
      let expect: Answer
    }
    let suite: String
    let cases: [Case]
  }

  private struct Recording: Codable {
    struct Row: Codable {
      let id: String
      let input: Input
      let output: Answer
    }
    let suite: String
    let cases: [Row]
  }

  /// How many rows agree.
  static func run(fixture: URL, recording: URL) throws -> Int {
    let decoder = JSONDecoder()
    let stated = try decoder.decode(Fixture.self, from: Data(contentsOf: fixture))
    let recorded = try decoder.decode(Recording.self, from: Data(contentsOf: recording))
    return zip(stated.cases, recorded.cases).count { item, row in
      let input = item.input
      let decision = ReviewEligibility.decide(
        ReviewFacts(
          wonCompletionCount: Int(input.wonCompletionCount),
          lastAttemptEpochDay: input.lastAttemptEpochDay, todayEpochDay: input.todayEpochDay,
          lastPromptedVersion: input.lastPromptedVersion, currentVersion: input.currentVersion,
          forceOverride: input.forceOverride))
      let answer = Answer(
        shouldRequestReview: decision.shouldRequestReview, decidedBy: decision.decidedBy.rawValue)
      return item.id == row.id && input == row.input && item.expect == row.output
        && answer == item.expect
    }
  }
}
