import Testing

@testable import ParityCore
@testable import ParityHarness

/// The numbers that a seed gives, everywhere and for ever.
struct RandomSourceTests {
  @Test func `A seed gives the numbers that SplitMix64 is known for`() {
    var random = RandomSource(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `Cases next to each other share no numbers`() {
    var seen: Set<UInt64> = []
    for number in 0..<200 {
      var random = RandomSource(seed: 7, case: number)
      for _ in 0..<50 { seen.insert(random.next()) }
    }
    #expect(seen.count == 200 * 50)
  }

  @Test func `Numbers keep to their range and reach its ends`() {
    var random = RandomSource(seed: 0)
    var seen: Set<Int64> = []
    for _ in 0..<1000 { seen.insert(random.integer(in: -3...4)) }
    #expect(seen == Set(-3...4))
    let wide = (0..<100).map { _ in random.integer(in: Int64.min...Int64.max) }
    #expect(wide.contains { $0 < 0 } && wide.contains { $0 > 0 })
    #expect(random.integer(in: 5...5) == 5)
    #expect((0..<100).allSatisfy { _ in random.below(1) == 0 })
  }

  @Test func `No number below a bound is likelier than another`() {
    var random = RandomSource(seed: 3)
    // Three quarters of all numbers would fall on a third of the outcomes if the rest were kept.
    let bound: UInt64 = 3 << 62
    let high = (0..<3000).count { _ in random.below(bound) >= 1 << 63 }
    #expect((900...1100).contains(high), "\(high) of 3000")
  }
}

/// Which cases belong to a part of a run.
struct ShardTests {
  @Test(arguments: 1...7)
  func `Shards do not overlap and are the whole run together`(count: Int) throws {
    let shards = try (1...count).map { try #require(Shard("\($0)/\(count)")) }
    #expect(shards.flatMap { Array($0.numbers(of: 100)) }.sorted() == Array(0..<100))
    #expect(shards.map(\.description) == (1...count).map { "\($0)/\(count)" })
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "-1/2", "1/2/3", "a/b", "1/", "/1", " 1/2"])
  func `What is no part of a run is no shard`(text: String) {
    #expect(Shard(text) == nil)
  }
}
