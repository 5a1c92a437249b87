/// What may be put in place of one value of an input without changing how the twins disagree.
package struct Generalization: Sendable {
  /// Where the value is, such as `events[2].wait`.
  package let place: String
  /// What may be there.
  package let words: String
}

extension InputDomain {
  /// A value inside another, and a way to put something else there.
  struct Place {
    let name: String
    let domain: InputDomain
    let value: JSONValue
    let replacing: (JSONValue) -> JSONValue
  }

  /// The values inside one that can vary on their own.
  func places(
    in value: JSONValue, named name: String = "",
    replacing: @escaping (JSONValue) -> JSONValue = { $0 }
  ) -> [Place] {
    let own = Place(name: name, domain: self, value: value, replacing: replacing)
    switch (kind, value) {
    case (.constant, _): return []
    case (.integer, _), (.double, _), (.string, _): return [own]
    case (.choice, _):
      guard let (_, domain) = choice(for: value) else { return [] }
      // An alternative that is a plain value varies together with the others.
      if case .object = domain.kind {
        return [own] + domain.places(in: value, named: name, replacing: replacing)
      }
      return [own]
    case (.list(let domain, _, _), .array(let elements)):
      return elements.indices.flatMap { index in
        domain.places(in: elements[index], named: "\(name)[\(index)]") { other in
          var elements = elements
          elements[index] = other
          return replacing(.array(elements))
        }
      }
    case (.object(let domains), _):
      return domains.flatMap { key, domain -> [Place] in
        guard let member = value[key] else { return [] }
        let place = name.isEmpty ? key : "\(name).\(key)"
        return domain.places(in: member, named: place) { other in
          replacing(value.replacing(key, with: other))
        }
      }
    case (.map(let domain), .object(let members)):
      return members.flatMap { member in
        let place = name.isEmpty ? member.key : "\(name).\(member.key)"
        return domain.values.places(in: member.value, named: place) { other in
          replacing(value.replacing(member.key, with: other))
        }
      }
    default: return []
    }
  }

  /// Values of this domain to put in place of one, not more than a few dozen.
  func alternatives(to value: JSONValue) -> [JSONValue] {
    switch kind {
    case .constant(let constant): return [constant]
    case .integer(let domain):
      guard let integer = value.integer else { return [simplest] }
      let next = [integer &- 1, integer &+ 1].filter(domain.range.contains)
      var draw = Draw(RandomSource(seed: 0))
      let drawn = (0..<8).map { _ in domain.draw(&draw) }
      return (next + domain.anchors.prefix(24) + drawn).map { .integer($0) }
    case .double(let domain):
      guard let number = domain.number(of: value) else { return [simplest] }
      return ([number.nextDown, number.nextUp, -number] + domain.anchors.prefix(24))
        .map(domain.json)
    case .string(let domain):
      return domain.anchors.prefix(24).map { .string($0) }
    case .choice(let choices):
      return choices.flatMap { choice -> [JSONValue] in
        if case .object = choice.domain.kind { return [choice.domain.simplest] }
        return choice.domain.alternatives(to: value)
      }
    case .list, .object, .map: return [simplest]
    }
  }
}

extension Shrinker {
  /// What may vary in a disagreement, a line a value; values that may not are left out.
  func generalizations(of disagreement: Twins.Answer) throws(Problem) -> [Generalization] {
    var generalizations: [Generalization] = []
    for place in domain.places(in: disagreement.input.value) {
      var seen: Set<JSONValue> = [place.value]
      let tried = place.domain.alternatives(to: place.value).filter { seen.insert($0).inserted }
      let inputs = tried.map { GeneratedInput(suite.repaired(place.replacing($0))) }
      let others = zip(tried, try twins.answers(to: inputs)).compactMap { value, answer in
        answer.swift.isRefused ? nil : (value, answer.isLike(disagreement))
      }
      let words = words(for: place.value, others: others)
      if let words { generalizations.append(Generalization(place: place.name, words: words)) }
    }
    return generalizations
  }

  private func words(for value: JSONValue, others: [(value: JSONValue, isSame: Bool)]) -> String? {
    let same = others.filter(\.isSame).map(\.value)
    if same.isEmpty { return nil }
    if same.count == others.count && same.count > 1 {
      return "any of the \(counted(others.count, "value")) tried"
    }
    if let range = range(around: value, others) { return range }
    let shown = same.prefix(6).map(\.text).joined(separator: ", ")
    return "also \(shown)" + (same.count > 6 ? " and \(same.count - 6) more" : "")
  }

  /// The unbroken run of integers around one that do not change anything; nil if not all are
  /// integers.
  private func range(around value: JSONValue, _ others: [(value: JSONValue, isSame: Bool)])
    -> String?
  {
    guard let own = value.integer else { return nil }
    var tried: [(Int64, Bool)] = [(own, true)]
    for other in others {
      guard let integer = other.value.integer else { return nil }
      tried.append((integer, other.isSame))
    }
    tried.sort { $0.0 < $1.0 }
    guard let place = tried.firstIndex(where: { $0.0 == own }) else { return nil }
    let low = tried[...place].reversed().prefix(while: \.1).last?.0 ?? own
    let run = tried[place...].prefix(while: \.1)
    let high = run.last?.0 ?? own
    let outside = tried.count { $0.1 && !(low...high).contains($0.0) }
    let inside = tried.count { (low...high).contains($0.0) }
    let elsewhere = outside == 0 ? "" : ", and \(outside) of those tried outside"
    if low == high { return outside == 0 ? nil : "\(outside) of the other values tried" }
    return "any of the \(inside) tried from \(low) to \(high)\(elsewhere)"
  }
}
