import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `Made-up numbers and maps` {
  private func drawn(_ count: Int, of domain: InputDomain) -> [JSONValue] {
    (0..<count).map { number in
      var draw = Draw(RandomSource(seed: 1, case: number))
      return domain.draw(&draw)
    }
  }

  @Test(arguments: [false, true])
  func `What arithmetic and printing stumble over comes up`(isFloat: Bool) {
    let domain: InputDomain = isFloat ? .float(near: [19.5]) : .double(near: [19.5])
    let values = Set(drawn(4000, of: domain))
    let least = isFloat ? Double("1e-45") : .leastNonzeroMagnitude
    for value: JSONValue in [
      "NaN", "Infinity", "-Infinity", .double(-0.0), 0, .double(19.5), .double(0.1),
      .double(least ?? 0), .double(1e16),
    ] { #expect(values.contains(value), "\(value.text)") }
    let next = isFloat ? JSONValue.number(Float(19.5).nextUp) : .number(19.5.nextUp)
    #expect(values.contains(next))
    for value in values {
      #expect(domain.contains(value), "\(value.text)")
      for simpler in domain.simpler(than: value) { #expect(domain.contains(simpler)) }
    }
  }

  @Test func `A number is simpler with fewer digits, and simplest at a threshold`() {
    let domain = DoubleDomain(isFloat: false, near: [19.5])
    let costs = [19.5, 0, 12.3, 12.34, 12.345678].map(domain.cost)
    #expect(costs == costs.sorted())
    #expect(Set(costs).count == costs.count)
    #expect(domain.simpler(than: 12.345678).contains(12.3))
    #expect(domain.simpler(than: -1234.5).contains(-1234))
    #expect(domain.number(of: 7) == 7)
    #expect(domain.number(of: 9_007_199_254_740_993) == nil)
    #expect(domain.number(of: "nan") == nil)
    #expect(DoubleDomain(isFloat: true, near: []).number(of: .double(1e39)) == nil)
  }

  @Test func `A map has each key once, and gets smaller`() {
    let domain = InputDomain.map(of: .bool, count: 0...3)
    let maps = drawn(1000, of: domain)
    let counts = maps.map { value -> Int in
      if case .object(let members) = value { members.count } else { -1 }
    }
    #expect(Set(counts) == [0, 1, 2, 3])
    for map in maps { #expect(domain.contains(map), "\(map.text)") }
    let pair: JSONValue = ["a": true, "e\u{301}": false]
    let simpler = domain.simpler(than: pair)
    #expect(simpler.contains(["a": true]))
    #expect(simpler.contains(["a": false, "e\u{301}": false]))
    #expect(simpler.allSatisfy(domain.contains))
    #expect(!domain.contains(["\u{E9}": true, "e\u{301}": false]))
    #expect(domain.cost(of: ["a": true]) < domain.cost(of: pair))
  }
}
