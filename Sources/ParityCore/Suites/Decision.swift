/// A decision as the conditions that it is made of, so that each can be shown to matter alone.
///
/// The conditions are stated here once more and independently of the subject. How they are put
/// together is stated as an expression, in which `ask` gives the value of a condition and notes
/// that it was asked for: what a short circuit leaves out is never asked, and does not count.
///
/// ```swift
/// Decision(result: "mayPass", conditions: [hasTicket, isOpen, isStaff]) { ask in
///   ask("isStaff") || (ask("hasTicket") && ask("isOpen"))
/// }
/// ```
public struct Decision<Input: Sendable>: Sendable {
  /// The key of the answer that holds what was decided.
  package let result: String

  /// The conditions, in the order of the report.
  package let conditions: [Condition<Input>]

  let expression: @Sendable (_ ask: (String) -> Bool) -> Bool

  /// States a decision; the expression may ask for nothing but the given conditions, by name.
  public init(
    result: String, conditions: [Condition<Input>],
    expression: @escaping @Sendable (_ ask: (String) -> Bool) -> Bool
  ) {
    self.result = result
    self.conditions = conditions
    self.expression = expression
  }
}

/// One condition of a decision.
public struct Condition<Input: Sendable>: Sendable {
  /// The name under which the decision asks for it.
  package let name: String

  package let holds: @Sendable (Input) -> Bool

  /// Turns the condition, and nothing else as far as possible.
  package let turn: @Sendable (inout Input) -> Void

  /// The number at which the condition turns; nil where it is no comparison.
  package let threshold: Threshold<Input>?

  /// A condition that is no comparison with a number.
  ///
  /// - Parameters:
  ///   - name: the name under which the decision asks for it.
  ///   - holds: whether it holds for an input.
  ///   - turn: changes an input so that the condition is otherwise, and nothing else as far as
  ///     possible.
  public init(
    _ name: String, holds: @escaping @Sendable (Input) -> Bool,
    turn: @escaping @Sendable (inout Input) -> Void
  ) {
    self.name = name
    self.holds = holds
    self.turn = turn
    threshold = nil
  }

  /// A condition that holds from a number on.
  public init(_ name: String, atLeast threshold: Threshold<Input>) {
    self.name = name
    self.threshold = threshold
    holds = { threshold.isReached(by: $0) }
    turn = { input in
      threshold.set(&input, threshold.isReached(by: input) ? threshold.limit - 1 : threshold.limit)
    }
  }
}

/// The number from which on a condition holds.
public struct Threshold<Input: Sendable>: Sendable {
  /// The smallest number for which it holds.
  package let limit: Int64

  /// What is compared; nil where it does not fit, and then `isBeyond` tells on which side it is.
  package let measure: @Sendable (Input) -> Int64?
  package let isBeyond: @Sendable (Input) -> Bool

  /// Gives an input a measure.
  package let set: @Sendable (inout Input, Int64) -> Void

  /// States a threshold.
  ///
  /// - Parameters:
  ///   - limit: the smallest number for which the condition holds.
  ///   - measure: what is compared with it; nil where it does not fit 64 bits.
  ///   - isBeyond: whether what does not fit is larger than all that does.
  ///   - set: gives an input a measure.
  public init(
    _ limit: some BinaryInteger, measure: @escaping @Sendable (Input) -> Int64?,
    isBeyond: @escaping @Sendable (Input) -> Bool = { _ in false },
    set: @escaping @Sendable (inout Input, Int64) -> Void
  ) {
    self.limit = Int64(limit)
    self.measure = measure
    self.isBeyond = isBeyond
    self.set = set
  }

  func isReached(by input: Input) -> Bool { measure(input).map { $0 >= limit } ?? isBeyond(input) }
}
