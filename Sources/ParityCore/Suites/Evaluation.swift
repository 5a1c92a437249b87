/// One way through the expression of a decision, for one input.
package struct Evaluation: Codable, Sendable {
  /// What is decided.
  package let result: Bool

  /// The conditions that were asked; those that a short circuit left out are missing.
  package let values: [String: Bool]

  /// What the conditions with a threshold compare, as far as it fits.
  package let measures: [String: Int64]

  /// For each condition the input with the condition turned.
  package let turned: [String: JSONValue]

  /// Whether the two show that a condition matters: it and the result differ, and nothing else
  /// does.
  ///
  /// A condition that one of the two did not ask cannot have made the difference.
  package func shows(_ condition: String, with other: Evaluation) -> Bool {
    guard let value = values[condition], let otherValue = other.values[condition] else {
      return false
    }
    return value != otherValue && result != other.result
      && values.allSatisfy { name, value in
        name == condition || other.values[name] == nil || other.values[name] == value
      }
  }
}

extension Decision where Input: Encodable {
  /// What is decided for an input, and the conditions that were asked on the way.
  package func evaluate(_ input: Input) throws -> Evaluation {
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
    var turned: [String: JSONValue] = [:]
    for condition in conditions {
      measures[condition.name] = condition.threshold?.measure(input)
      var other = input
      condition.turn(&other)
      turned[condition.name] = try JSONValue(encoding: other)
    }
    return Evaluation(result: result, values: values, measures: measures, turned: turned)
  }
}
