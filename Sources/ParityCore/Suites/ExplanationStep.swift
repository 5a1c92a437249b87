/// One rule of a decision and the comparison it made.
public struct ExplanationStep: Hashable, Codable, Sendable {
  /// The rule, by the name it has in the outcome.
  package let rule: String

  /// The comparison under which the rule decides, with the values put in.
  package let comparison: String

  /// Whether the comparison held, so that this rule decided.
  package let holds: Bool

  /// What follows: the answer, or that the next rule is asked.
  package let consequence: String

  /// States what a rule did.
  public init(rule: String, comparison: String, holds: Bool, consequence: String) {
    self.rule = rule
    self.comparison = comparison
    self.holds = holds
    self.consequence = consequence
  }
}
