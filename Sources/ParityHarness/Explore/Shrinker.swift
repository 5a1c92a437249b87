/// Makes an input on which the twins disagree as simple as one can be that shows the same.
///
/// Simple is, in this order: few elements in lists; few keys whose value is not that of one known
/// case; values near thresholds and known ones. Of all simpler inputs that it can think of, the
/// simplest that still disagrees is taken, and so on from there. No random numbers are involved.
struct Shrinker<S: ExplorableSuite> {
  let suite: S
  let domain: InputDomain
  let twins: Twins

  private let known: [JSONValue]
  /// The numbers of the known cases that have a value under a key, by the two.
  private let holders: [JSONValue: [Int]]

  /// As many inputs are asked about at first, and then twice as many each time.
  private static var firstBatch: Int { 8 }

  init(suite: S, domain: InputDomain, known: [JSONValue], twins: Twins) {
    (self.suite, self.domain, self.known, self.twins) = (suite, domain, known, twins)
    var holders: [JSONValue: [Int]] = [:]
    for (number, value) in known.enumerated() {
      for pair in value.pairs { holders[pair, default: []].append(number) }
    }
    self.holders = holders
  }

  /// The simplest input, and what the twins answer to it.
  func shrink(_ disagreement: Twins.Answer) throws(Problem) -> Twins.Answer {
    var current = disagreement
    while let simpler = try next(after: current) { current = simpler }
    return current
  }

  private func next(after current: Twins.Answer) throws(Problem) -> Twins.Answer? {
    let candidates = candidates(for: current.input.value)
    var start = 0
    var size = Self.firstBatch
    while start < candidates.count {
      let batch = candidates[start..<min(start + size, candidates.count)]
        .map { GeneratedInput(suite.repaired($0)) }
      if let found = try twins.answers(to: batch).first(where: current.isLike) { return found }
      start += size
      size *= 2
    }
    return nil
  }

  /// Everything simpler that comes to mind, the simplest first.
  private func candidates(for value: JSONValue) -> [JSONValue] {
    let limit = cost(of: value)
    var thought: Set<JSONValue> = []
    var seen: Set<JSONValue> = [value]
    return (mixtures(of: value) + domain.simpler(than: value))
      .filter { thought.insert($0).inserted }
      .map(suite.repaired)
      .filter { domain.contains($0) && seen.insert($0).inserted }
      .map { (cost: cost(of: $0), value: $0) }
      .filter { $0.cost < limit }
      .enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
      .map(\.element.value)
  }

  /// Known cases in which one or two values are those of the input, and the input with a known one.
  private func mixtures(of value: JSONValue) -> [JSONValue] {
    guard case .object(let members) = value else { return [] }
    return known.flatMap { known -> [JSONValue] in
      members.indices.flatMap { one -> [JSONValue] in
        let single = known.replacing(members[one].key, with: members[one].value)
        let pairs = members.indices.dropFirst(one + 1).map { other in
          single.replacing(members[other].key, with: members[other].value)
        }
        let borrowed = known[members[one].key].map { value.replacing(members[one].key, with: $0) }
        return [single] + pairs + [borrowed].compactMap { $0 }
      }
    }
  }

  private func cost(of value: JSONValue) -> InputDomain.Cost {
    var cost = domain.cost(of: value)
    if known.isEmpty { return cost }
    let pairs = value.pairs
    var alike = Array(repeating: 0, count: known.count)
    for number in pairs.flatMap({ holders[$0] ?? [] }) { alike[number] += 1 }
    cost.changed = pairs.count - (alike.max() ?? 0)
    return cost
  }
}

extension JSONValue {
  /// Each key of an object together with its value, to look the two up.
  fileprivate var pairs: [JSONValue] {
    guard case .object(let members) = self else { return [] }
    return members.map { [.string($0.key), $0.value] }
  }

  /// The keys of an object whose values another does not have.
  func keys(unlike other: JSONValue) -> [String] {
    guard case .object(let members) = self else { return [] }
    return members.filter { $0.value != other[$0.key] }.map(\.key)
  }
}
