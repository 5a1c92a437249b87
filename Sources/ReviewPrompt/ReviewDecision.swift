/// Whether a review may be requested, and which rule said so.
public struct ReviewDecision: Hashable, Codable, Sendable {
  /// The answer.
  public let shouldRequestReview: Bool

  /// The first rule that settled the matter.
  public let decidedBy: ReviewEligibility.Rule

  /// States a decision.
  public init(shouldRequestReview: Bool, decidedBy: ReviewEligibility.Rule) {
    self.shouldRequestReview = shouldRequestReview
    self.decidedBy = decidedBy
  }
}
