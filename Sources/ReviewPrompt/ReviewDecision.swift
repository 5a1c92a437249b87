/// Whether a review may be requested, and which rule said so.
public struct ReviewDecision: Hashable, Sendable {
  /// The answer.
  public let shouldRequestReview: Bool

  /// The first rule that settled the matter.
  public let decidedBy: ReviewEligibility.Rule
}
