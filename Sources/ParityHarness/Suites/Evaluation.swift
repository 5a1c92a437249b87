/// One way through the expression of a decision, for one input.
struct Evaluation: Sendable {
  /// What is decided.
  let result: Bool

  /// The conditions that were asked; those that a short circuit left out are missing.
  let values: [String: Bool]

  /// What the conditions with a threshold compare, as far as it fits.
  let measures: [String: Int64]

  /// For each condition the members of the input that turn it.
  let changes: [String: [JSONMember]]

  /// Whether the two show that a condition matters: it and the result differ, and nothing else
  /// does.
  ///
  /// A condition that one of the two did not ask cannot have made the difference.
  func shows(_ condition: String, with other: Evaluation) -> Bool {
    guard let value = values[condition], let otherValue = other.values[condition] else {
      return false
    }
    return value != otherValue && result != other.result
      && values.allSatisfy { name, value in
        name == condition || other.values[name] == nil || other.values[name] == value
      }
  }
}

extension Decision {
  /// What is decided for an input, and the conditions that were asked on the way.
  func evaluate(_ input: Input) -> Evaluation {
    var values: [String: Bool] = [:]
    let result = expression { name in
      guard let condition = conditions.first(where: { $0.name == name }) else {
        preconditionFailure("the decision asks for \(name), which is none of its conditions")
      }
      let value = condition.holds(input)
      values[name] = value
      return value
    }
    var measures: [String: Int64] = [:]
    for condition in conditions { measures[condition.name] = condition.threshold?.measure(input) }
    return Evaluation(
      result: result, values: values, measures: measures,
      changes: Dictionary(uniqueKeysWithValues: conditions.map { ($0.name, $0.change(input)) }))
  }
}
