import Testing

@testable import ParityCore
@testable import ParityHarness

/// Inputs that are made up, and which of two is simpler.
struct InputDomainTests {
  private let domain = FareSuite().inputs.learning(from: FareSuite.known.map(\.input))

  private func drawn(_ count: Int, of domain: InputDomain) -> [JSONValue] {
    (0..<count).map { number in
      var draw = Draw(RandomSource(seed: 1, case: number))
      return domain.draw(&draw)
    }
  }

  @Test func `Whatever is made up lies in the domain, and so does all that is simpler`() {
    for value in drawn(100, of: domain) {
      #expect(domain.contains(value), "\(value.text)")
      for simpler in domain.simpler(than: value) {
        #expect(domain.contains(simpler), "\(simpler.text) from \(value.text)")
      }
    }
  }

  @Test func `Thresholds, their neighbours, known values and the ends of types come up`() {
    let zones = Set(drawn(3000, of: domain).map { $0["zones"]!.integer })
    #expect(zones.isSuperset(of: [2, 3, 4, 0, -1, Int64(Int32.min), Int64(Int32.max)]))
    let from = Set(drawn(3000, of: domain).map { $0["from"]!.integer })
    #expect(from.isSuperset(of: [99, 100, 101, 40, .min, .max, .min + 1, .max - 1]))
  }

  @Test func `Values lean on those before them`() {
    let pair = InputDomain.object([("a", .int64(near: [30])), ("b", .int64(near: [30]))])
    let distances = Set(drawn(3000, of: pair).map { $0["b"]!.integer &- $0["a"]!.integer })
    #expect(distances.isSuperset(of: [29, 30, 31, -30, 0]))
    let texts = InputDomain.object([("a", .string(near: ["x"])), ("b", .string(near: ["x"]))])
    let equal = drawn(3000, of: texts).map { ($0["a"]!.string!, $0["b"]!.string!) }
    #expect(equal.contains { $0 == $1 && !CodeUnits.areEqual($0, $1) })
    #expect(equal.contains { !$0.isEmpty && CodeUnits.areEqual($0, $1) })
  }

  @Test func `Thresholds are simplest, then known values, then what is near either`() {
    let integers = IntegerDomain(-1000...100_000, near: [30], known: [20_000])
    let costs = [30, 20_000, 0, 29, 31].map(integers.cost)
    #expect(costs == costs.sorted())
    #expect(integers.cost(of: 20_010) < integers.cost(of: 20_400))
    #expect(integers.anchors.allSatisfy { (-1000...100_000).contains($0) })
    #expect(integers.simpler(than: 20_400).contains(20_001))
  }

  @Test func `The whole range of 64 bits is measured without overflow`() {
    let integers = IntegerDomain(Int64.min...Int64.max, near: [0])
    for value in [Int64.min, .min + 5, -(1 << 62), 1 << 62, .max - 5, .max] {
      #expect(integers.cost(of: value) >= 0)
      #expect(integers.simpler(than: value).contains(0))
    }
  }

  @Test func `A value of another shape is outside`() {
    for outside: JSONValue in [
      nil, ["zones": 2], ["zones": 2, "from": 40, "card": 1, "stops": ["ride"]],
      ["zones": 2, "from": 40, "card": nil, "stops": []],
      ["zones": 4_000_000_000, "from": 40, "card": nil, "stops": ["ride"]],
      ["zones": 2, "from": 40, "card": nil, "stops": ["fly"]],
    ] { #expect(!domain.contains(outside), "\(outside.text)") }
    for known in FareSuite.known { #expect(domain.contains(known.input)) }
  }
}
