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

  /// One case of the fixture, its input read.
  struct Case<Input: Sendable> {
    let id: String
    let input: Input
    let json: JSONValue
    /// What the contract says, where it says it under the decision's key.
    let result: Bool?
  }

  /// Looks through the cases; `read` turns a made-up input into one of the suite's, if it can be.
  init<Input: Sendable>(
    of decision: Decision<Input>, cases: [Case<Input>], read: (JSONValue) -> Input?
  ) {
    let evaluated = cases.map { (item: $0, evaluation: decision.evaluate($0.input)) }
    disagreements = evaluated.filter { $0.item.result != $0.evaluation.result }.map(\.item.id)
    let usable = evaluated.filter { $0.item.result == $0.evaluation.result }
    for condition in decision.conditions {
      let pair = Self.pair(for: condition.name, in: usable)
      let missing =
        pair == nil ? Self.missing(for: condition, in: usable, decision, read: read) : nil
      proofs.append(
        Proof(condition: condition.name, pair: pair.map { ($0.id, $1.id) }, missing: missing))
      if let threshold = condition.threshold {
        let measures = usable.filter { $0.evaluation.values[condition.name] != nil }
          .map { (id: $0.item.id, measure: threshold.measure($0.item.input)) }
        edges.append(
          Edge(
            condition: condition.name, limit: threshold.limit,
            at: measures.filter { $0.measure == threshold.limit }.map(\.id),
            short: measures.filter { $0.measure == threshold.limit - 1 }.map(\.id)))
      }
    }
  }

  /// The pair whose inputs differ in the fewest keys, so that it is easy to see what it shows.
  private static func pair<Input>(
    for condition: String, in cases: [(item: Case<Input>, evaluation: Decision<Input>.Evaluation)]
  ) -> (Case<Input>, Case<Input>)? {
    var best: (holds: Case<Input>, fails: Case<Input>, distance: Int)?
    for one in cases where one.evaluation.values[condition] == true {
      for other in cases where one.evaluation.shows(condition, with: other.evaluation) {
        let distance = distance(one.item.json, other.item.json)
        if distance < best?.distance ?? .max { best = (one.item, other.item, distance) }
      }
    }
    return best.map { ($0.holds, $0.fails) }
  }

  private static func distance(_ one: JSONValue, _ other: JSONValue) -> Int {
    guard case .object(let one) = one, case .object(let other) = other else { return 0 }
    return Outcome.keysThatDiffer(among: [Outcome(one), Outcome(other)]).count
  }

  /// A case with this condition alone changed, which proves it together with the case.
  private static func missing<Input>(
    for condition: Condition<Input>,
    in cases: [(item: Case<Input>, evaluation: Decision<Input>.Evaluation)],
    _ decision: Decision<Input>, read: (JSONValue) -> Input?
  ) -> (beside: String, input: JSONValue)? {
    for (item, evaluation) in cases where evaluation.values[condition.name] != nil {
      let changed = item.json.replacing(condition.change(item.input))
      guard let input = read(changed) else { continue }
      if evaluation.shows(condition.name, with: decision.evaluate(input)) {
        return (item.id, changed)
      }
    }
    return nil
  }
}

extension JSONValue {
  /// An object with other values under some of its keys.
  func replacing(_ members: [JSONMember]) -> JSONValue {
    guard case .object(let old) = self else { return self }
    return .object(
      old.map { member in
        members.first { CodeUnits.areEqual($0.key, member.key) } ?? member
      })
  }
}
