/// What was made up of one input so far.
package struct Draw {
  package var random: RandomSource
  var integers: [Int64] = []
  var strings: [String] = []

  package init(_ random: RandomSource) { self.random = random }
}

extension InputDomain {
  /// Makes a value up; values that come later may lean on those before them.
  package func draw(_ draw: inout Draw) -> JSONValue {
    switch kind {
    case .constant(let value): return value
    case .integer(let domain):
      let integer = domain.draw(&draw)
      draw.integers.append(integer)
      return .integer(integer)
    case .double(let domain): return domain.json(domain.draw(&draw))
    case .string(let domain):
      let string = domain.draw(&draw)
      draw.strings.append(string)
      return .string(string)
    case .choice(let choices):
      var place = Int(draw.random.below(UInt64(choices.reduce(0) { $0 + $1.weight })))
      for choice in choices {
        if place < choice.weight { return choice.domain.draw(&draw) }
        place -= choice.weight
      }
      return simplest
    case .list(let domain, let count, let known):
      let range = Int64(count.lowerBound)...Int64(count.upperBound)
      let length = Int(draw.random.integer(in: range))
      var elements: [JSONValue] = []
      while elements.count < length {
        if !known.isEmpty && draw.random.chance(1, in: 4) {
          let run = Self.drawRun(of: draw.random.element(of: known), &draw)
          elements += run.prefix(length - elements.count)
        } else {
          elements.append(domain.draw(&draw))
        }
      }
      return .array(elements)
    case .object(let domains):
      return .object(domains.map { JSONMember($0.key, $0.domain.draw(&draw)) })
    case .map(let domain): return domain.draw(&draw)
    }
  }

  /// At most four elements in a row, so that what belongs together comes together now and then.
  private static func drawRun(of elements: [JSONValue], _ draw: inout Draw) -> ArraySlice<JSONValue>
  {
    let start = Int(draw.random.below(UInt64(elements.count)))
    return elements[start...].prefix(Int(draw.random.integer(in: 2...4)))
  }

  /// The same domain, in which the values of known inputs are worth trying too.
  package func learning(from values: [JSONValue]) -> InputDomain {
    switch kind {
    case .constant: return self
    case .integer(let domain):
      let known = values.compactMap(\.integer)
      return .init(.integer(IntegerDomain(domain.range, near: domain.near, known: known)))
    case .double(let domain):
      let known = values.compactMap(domain.number)
      return .init(
        .double(DoubleDomain(isFloat: domain.isFloat, near: domain.near, known: known)))
    case .string(let domain):
      let known = values.compactMap { value -> String? in
        if case .string(let string) = value { string } else { nil }
      }
      return .init(.string(StringDomain(near: domain.near, known: known)))
    case .choice(let choices):
      return .oneOf(
        choices.enumerated().map { index, choice in
          let own = values.filter { self.choice(for: $0)?.index == index }
          return (choice.weight, choice.domain.learning(from: own))
        })
    case .list(let domain, let count, _):
      let known = values.compactMap { value -> [JSONValue]? in
        if case .array(let elements) = value, !elements.isEmpty { elements } else { nil }
      }
      return .init(
        .list(of: domain.learning(from: known.flatMap { $0 }), count: count, known: known))
    case .object(let domains):
      return .object(
        domains.map { key, domain in (key, domain.learning(from: values.compactMap { $0[key] })) })
    case .map(let domain):
      let members = values.flatMap { value -> [JSONMember] in
        if case .object(let members) = value { members } else { [] }
      }
      return .init(
        .map(
          MapDomain(
            values: domain.values.learning(from: members.map(\.value)), count: domain.count,
            keys: StringDomain(near: domain.keys.near, known: members.map(\.key)))))
    }
  }
}
