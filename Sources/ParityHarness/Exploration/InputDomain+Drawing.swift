/// What was made up of one input so far.
struct Draw {
  var random: RandomSource
  var integers: [Int64] = []
  var strings: [String] = []

  init(_ random: RandomSource) { self.random = random }
}

extension InputDomain {
  /// Makes a value up; values that come later may lean on those before them.
  func draw(_ draw: inout Draw) -> JSONValue {
    switch kind {
    case .constant(let value): return value
    case .integer(let domain):
      let integer = domain.draw(&draw)
      draw.integers.append(integer)
      return .integer(integer)
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
    case .list(let domain, let count):
      let range = Int64(count.lowerBound)...Int64(count.upperBound)
      return .array((0..<draw.random.integer(in: range)).map { _ in domain.draw(&draw) })
    case .object(let domains):
      return .object(domains.map { JSONMember($0.key, $0.domain.draw(&draw)) })
    }
  }

  /// The same domain, in which the values of known inputs are worth trying too.
  func learning(from values: [JSONValue]) -> InputDomain {
    switch kind {
    case .constant: return self
    case .integer(let domain):
      let known = values.compactMap { value -> Int64? in
        if case .integer(let integer) = value { integer } else { nil }
      }
      return .init(.integer(IntegerDomain(domain.range, near: domain.near, known: known)))
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
    case .list(let domain, let count):
      let elements = values.flatMap { value -> [JSONValue] in
        if case .array(let elements) = value { elements } else { [] }
      }
      return .list(of: domain.learning(from: elements), count: count)
    case .object(let domains):
      return .object(
        domains.map { key, domain in (key, domain.learning(from: values.compactMap { $0[key] })) })
    }
  }
}
