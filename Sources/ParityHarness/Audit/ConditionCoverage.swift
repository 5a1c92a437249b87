/// Which conditions of a decision the cases show to matter alone, and which thresholds they reach.
///
/// This is modified condition/decision coverage in its strict form: two cases prove a condition
/// when it has both values in them, the result differs, and every other condition is the same in
/// both or was not asked in one of them.
package struct ConditionCoverage: Sendable {
  /// What is known of one condition.
  package struct Proof: Sendable {
    package let condition: String
    /// The cases that prove it: one in which it holds, one in which it does not.
    package let pair: (holds: String, fails: String)?
    /// Without a pair: a case, and an input beside it that would make one.
    package let missing: (beside: String, input: JSONValue)?
  }

  /// What is known of one threshold.
  package struct Edge: Sendable {
    package let condition: String
    package let limit: Int64
    /// The cases exactly at it and exactly one short, among those that asked the condition.
    package let at: [String]
    package let short: [String]
  }

  package private(set) var proofs: [Proof] = []
  package private(set) var edges: [Edge] = []

  /// The cases on which the stated decision is not the contract's.
  package private(set) var disagreements: [String] = []

  /// One case of the fixture, and how the decision goes in it.
  struct Case {
    let id: String
    let input: JSONValue
    let evaluation: Evaluation
    /// What the contract says, where it says it under the decision's key.
    let result: Bool?
  }

  /// Looks through the cases.
  ///
  /// - Parameters:
  ///   - conditions: the names, each with the number from which on the condition holds, if it is a
  ///     comparison.
  ///   - evaluate: how the decision goes for a made-up input; nil where the suite refuses it, which
  ///     proves nothing.
  init(
    of conditions: [(name: String, limit: Int64?)], cases: [Case],
    evaluate: (JSONValue) throws(Problem) -> Evaluation?
  ) throws(Problem) {
    disagreements = cases.filter { $0.result != $0.evaluation.result }.map(\.id)
    let usable = cases.filter { $0.result == $0.evaluation.result }
    for condition in conditions {
      let pair = Self.pair(for: condition.name, in: usable)
      let missing =
        pair == nil ? try Self.missing(for: condition.name, in: usable, evaluate) : nil
      proofs.append(
        Proof(condition: condition.name, pair: pair.map { ($0.id, $1.id) }, missing: missing))
      guard let limit = condition.limit else { continue }
      let measures = usable.filter { $0.evaluation.values[condition.name] != nil }
        .map { (id: $0.id, measure: $0.evaluation.measures[condition.name]) }
      edges.append(
        Edge(
          condition: condition.name, limit: limit,
          at: measures.filter { $0.measure == limit }.map(\.id),
          short: measures.filter { $0.measure == limit - 1 }.map(\.id)))
    }
  }

  /// The pair whose inputs differ in the fewest keys, so that it is easy to see what it shows.
  private static func pair(for condition: String, in cases: [Case]) -> (Case, Case)? {
    var best: (holds: Case, fails: Case, distance: Int)?
    for one in cases where one.evaluation.values[condition] == true {
      for other in cases where one.evaluation.shows(condition, with: other.evaluation) {
        let distance = distance(one.input, other.input)
        if distance < best?.distance ?? .max { best = (one, other, distance) }
      }
    }
    return best.map { ($0.holds, $0.fails) }
  }

  private static func distance(_ one: JSONValue, _ other: JSONValue) -> Int {
    guard case .object(let one) = one, case .object(let other) = other else { return 0 }
    return Outcome.keysThatDiffer(among: [Outcome(one), Outcome(other)]).count
  }

  /// A case with this condition alone changed, which proves it together with the case.
  private static func missing(
    for condition: String, in cases: [Case], _ evaluate: (JSONValue) throws(Problem) -> Evaluation?
  ) throws(Problem) -> (beside: String, input: JSONValue)? {
    for item in cases {
      guard let changed = item.evaluation.turned[condition],
        let evaluation = try evaluate(changed)
      else { continue }
      if item.evaluation.shows(condition, with: evaluation) { return (item.id, changed) }
    }
    return nil
  }
}
