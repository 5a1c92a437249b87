extension InputDomain {
  /// How many elements a value holds, and how far the rest is from simple.
  package struct Cost: Comparable {
    package var elements = 0
    /// Keys whose value is not that of one and the same known case.
    package var changed = 0
    package var values: UInt128 = 0

    package static func < (one: Cost, other: Cost) -> Bool {
      (one.elements, one.changed, one.values) < (other.elements, other.changed, other.values)
    }
  }

  /// The cost of a value of this domain.
  package func cost(of value: JSONValue) -> Cost {
    switch (kind, value) {
    case (.integer(let domain), .integer):
      return Cost(values: value.integer.map { UInt128(domain.cost(of: $0)) } ?? 0)
    case (.double(let domain), _):
      return Cost(values: domain.number(of: value).map { UInt128(domain.cost(of: $0)) } ?? 0)
    case (.string(let domain), .string(let string)):
      return Cost(values: UInt128(domain.cost(of: string)))
    case (.choice, _):
      guard let (index, domain) = choice(for: value) else { return Cost() }
      var cost = domain.cost(of: value)
      cost.values += UInt128(index)
      return cost
    case (.list(let domain, _, _), .array(let elements)):
      return elements.reduce(into: Cost(elements: elements.count)) { sum, element in
        sum.add(domain.cost(of: element))
      }
    case (.object(let domains), _):
      return domains.reduce(into: Cost()) { sum, member in
        if let value = value[member.key] { sum.add(member.domain.cost(of: value)) }
      }
    case (.map(let domain), .object(let members)):
      return members.reduce(into: Cost(elements: members.count)) { sum, member in
        sum.add(domain.values.cost(of: member.value))
        sum.values += UInt128(domain.keys.cost(of: member.key))
      }
    default: return Cost()
    }
  }

  /// Values of this domain that may be simpler than one, in no particular order.
  package func simpler(than value: JSONValue) -> [JSONValue] {
    switch (kind, value) {
    case (.integer(let domain), .integer):
      return (value.integer.map(domain.simpler) ?? []).map { .integer($0) }
    case (.double(let domain), _):
      return (domain.number(of: value).map(domain.simpler) ?? []).map(domain.json)
    case (.string(let domain), .string(let string)):
      return domain.simpler(than: string).map { .string($0) }
    case (.choice(let choices), _):
      guard let (index, domain) = choice(for: value) else { return [] }
      return choices[..<index].map(\.domain.simplest) + domain.simpler(than: value)
    case (.list(let domain, let count, _), .array(let elements)):
      return shorter(elements, of: domain, atLeast: count.lowerBound)
        + simplerOne(of: elements, in: domain)
    case (.object(let domains), .object):
      return domains.flatMap { key, domain in
        (value[key].map(domain.simpler) ?? []).map { value.replacing(key, with: $0) }
      } + shifted(value, domains)
    case (.map(let domain), .object(let members)): return domain.simpler(than: members)
    default: return []
    }
  }

  /// The list without a run of elements, without any two, and without one while another is simpler.
  private func shorter(_ elements: [JSONValue], of domain: InputDomain, atLeast least: Int)
    -> [JSONValue]
  {
    var lists: [[JSONValue]] = []
    for start in elements.indices {
      for end in (start + 1)...elements.count {
        lists.append(Array(elements[..<start] + elements[end...]))
      }
      let rest = Array(elements[..<start] + elements[(start + 1)...])
      for other in rest.indices.dropFirst(start + 1) {
        lists.append(Array(rest[..<other] + rest[(other + 1)...]))
      }
    }
    var values = lists.filter { $0.count >= least }.map { JSONValue.array($0) }
    if elements.count > least && elements.count <= 8 {
      for start in elements.indices {
        let rest = Array(elements[..<start] + elements[(start + 1)...])
        values += simplerOne(of: rest, in: domain)
      }
    }
    return values
  }

  private func simplerOne(of elements: [JSONValue], in domain: InputDomain) -> [JSONValue] {
    elements.indices.flatMap { index in
      domain.simpler(than: elements[index]).map { simpler in
        var elements = elements
        elements[index] = simpler
        return .array(elements)
      }
    }
  }

  /// The object with two of its integers moved together, so that their distance stays.
  private func shifted(
    _ value: JSONValue, _ domains: [(key: String, domain: InputDomain)]
  ) -> [JSONValue] {
    let integers = domains.compactMap { key, domain -> (String, IntegerDomain, Int64)? in
      guard case .integer(let domain) = domain.kind, let integer = value[key]?.integer
      else { return nil }
      return (key, domain, integer)
    }
    return integers.flatMap { key, domain, integer in
      integers.filter { $0.0 != key }.flatMap { otherKey, otherDomain, other in
        domain.simpler(than: integer).compactMap { simpler -> JSONValue? in
          let (by, isOver) = simpler.subtractingReportingOverflow(integer)
          let (moved, isFar) = other.addingReportingOverflow(by)
          guard !isOver, !isFar, otherDomain.range.contains(moved) else { return nil }
          return value.replacing(key, with: .integer(simpler))
            .replacing(otherKey, with: .integer(moved))
        }
      }
    }
  }
}

extension InputDomain.Cost {
  fileprivate mutating func add(_ other: InputDomain.Cost) {
    elements += other.elements
    values += other.values
  }
}

extension JSONValue {
  /// The object with another value under a key that it has.
  public func replacing(_ key: String, with value: JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { CodeUnits.areEqual($0.key, key) ? JSONMember(key, value) : $0 })
  }
}
