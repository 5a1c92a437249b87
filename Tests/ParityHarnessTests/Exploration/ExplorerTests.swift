import Testing

@testable import ParityCore
@testable import ParityHarness

/// What exploring finds, over twins that are functions of the test.
struct ExplorerTests {
  /// Shrinks few disagreements, as that takes long; nil is for as many as `parity explore` does.
  private func explore(
    count: Int = 1000, seed: UInt64 = 1, shard: String = "1/1", kotlin: FakeSubject = .constant,
    divergence: @escaping Twins.Divergence = { _, _, _ in nil }, shrinkLimit: Int? = 3,
    swift: @escaping (JSONValue) throws(Problem) -> Cell
  ) throws -> ExplorationResult {
    let twins = Twins(
      kotlin: kotlin, swift: FakeSubject(reading: FareSuite(), swift), divergence: divergence)
    let explorer =
      shrinkLimit.map { limit in
        Explorer(suite: FareSuite(), known: FareSuite.known, twins: twins, shrinkLimit: limit)
      } ?? Explorer(suite: FareSuite(), known: FareSuite.known, twins: twins)
    let shard = try #require(Shard(shard))
    return explorer.explore(.init(suite: "fare", count: count, seed: seed, shard: shard))
  }

  private let sound: Cell = .outcome(["cents": 1])
  private let wrong: Cell = .outcome(["cents": 2])

  @Test func `Twins that agree are parity, and every case was asked`() throws {
    let kotlin = FakeSubject.constant
    let result = try explore(kotlin: kotlin) { _ in sound }
    #expect(result.exitCode == .parity)
    #expect(result.asked == 1000)
    #expect(kotlin.askedInAll == 1000)
    #expect(result.findings.isEmpty)
  }

  @Test func `A case depends on the seed and its number alone`() throws {
    func inputs(seed: UInt64, shard: String) throws -> [String] {
      var texts: [String] = []
      _ = try explore(count: 300, seed: seed, shard: shard) { input in
        texts.append(input.text)
        return sound
      }
      return texts
    }
    let whole = try inputs(seed: 5, shard: "1/1")
    #expect(try inputs(seed: 5, shard: "1/1") == whole)
    #expect(try inputs(seed: 6, shard: "1/1") != whole)
    #expect(whole.count == 300)
    for shard in 1...3 {
      let part = try inputs(seed: 5, shard: "\(shard)/3")
      #expect(part == stride(from: shard - 1, to: 300, by: 3).map { whole[$0] })
    }
  }

  @Test func `A disagreement shrinks to a known case with one value changed`() throws {
    let result = try explore { $0["zones"]!.integer >= 4 ? wrong : sound }
    #expect(result.exitCode == .drift)
    #expect(result.disagreements > 100)
    #expect(result.shrunk == 3)
    let finding = try #require(result.findings.first)
    #expect(result.findings.count == 1)
    #expect(finding.occurrences == 3)
    #expect(finding.input == ["zones": 4, "from": 40, "card": nil, "stops": ["ride"]])
    #expect(finding.nearest?.id == "short")
    #expect(finding.nearest?.keys == ["zones"])
    #expect(finding.keys == ["cents"])
    #expect(finding.code == .driftSplit)
    #expect(
      finding.generalizations.map { "\($0.place): \($0.words)" } == [
        "zones: any of the 5 tried from 4 to 2147483647",
        "from: any of the 23 values tried", "card: any of the 14 values tried",
        "stops[0]: any of the 2 values tried",
      ])
  }

  @Test func `A list shrinks to the elements that matter, in their order`() throws {
    let result = try explore { input in
      let stops = input["stops"]!.elements
      guard let pause = stops.firstIndex(of: "pause") else { return sound }
      return stops[pause...].contains("change") ? wrong : sound
    }
    #expect(
      result.findings.map(\.input) == [
        ["zones": 2, "from": 40, "card": nil, "stops": ["pause", "change"]]
      ])
  }

  @Test func `Two values that only matter together shrink together`() throws {
    let result = try explore { input in
      let (zones, from) = (input["zones"]!.integer, input["from"]!.integer)
      return zones > 3 && from &- zones == 100 ? wrong : sound
    }
    #expect(
      result.findings.map(\.input) == [
        ["zones": 4, "from": 104, "card": nil, "stops": ["ride"]]
      ])
  }

  @Test func `Strings that are only canonically equal are found`() throws {
    let result = try explore { input in
      guard let card = input["card"]!.string else { return sound }
      return card.utf8.count > 3 && card == "day\u{E9}" ? wrong : sound
    }
    #expect(
      result.findings.map(\.input) == [
        ["zones": 2, "from": 40, "card": "day\u{E9}", "stops": ["ride"]]
      ])
  }

  @Test func `A crash, a hang and an error are told apart, and each is a finding`() throws {
    let kotlin = FakeSubject { input in
      input["zones"]! == 0 ? .threw("ArithmeticException: / by zero") : .outcome(["cents": 1])
    }
    let result = try explore(kotlin: kotlin) { input in
      switch input["zones"]!.integer {
      case Int64(Int32.max): .crashed(.signalled(4))
      case -1: .timedOut(seconds: 1)
      default: sound
      }
    }
    #expect(result.exitCode == .drift)
    #expect(
      Set(result.findings.map { "\($0.code.rawValue): \($0.sentence)" }) == [
        "subject.crash: Kotlin threw ArithmeticException: / by zero, and Swift answered 1",
        "subject.crash: Swift crashed with SIGILL, and Kotlin answers 1",
        "subject.timeout: Swift gave no answer in 1 s, and Kotlin answers 1",
      ])
  }

  @Test func `What the fixture states is counted and hides nothing else`() throws {
    func isStated(_ input: JSONValue) -> Bool { input["zones"]! == 2 }
    let result = try explore(
      divergence: { _, _, input in isStated(input) ? "two-zones" : nil },
      swift: { isStated($0) || $0["zones"]!.integer >= 4 ? wrong : sound })
    let count = try #require(result.stated["two-zones"])
    #expect(count > 0)
    #expect(result.stated.count == 1)
    #expect(result.findings.map(\.input["zones"]) == [4])
    let text = ExplorationReporter(.parity).text(
      result, fixture: "fixtures/fare.json", style: Style(isColored: false))
    #expect(text.contains("\(count) cases differed as the known divergence fare/two-zones\n"))
    #expect(
      ExplorationReporter(.parity).json(result).contains(
        #""divergences": [{"case":"two-zones","occurrences":\#(count)}]"#))
  }

  @Test func `The same run finds the same, to the letter`() throws {
    func report() throws -> String {
      ExplorationReporter(.parity).json(
        try explore(count: 300) { $0["from"]!.integer % 7 == 3 ? wrong : sound })
    }
    let once = try report()
    #expect(try report() == once)
    #expect(once.contains(#""code": "drift.split""#))
  }

  @Test func `A fault ends the run and is not taken for parity`() throws {
    let result = try explore { _ throws(Problem) in throw Problem(.harnessFault, "gone") }
    #expect(result.exitCode == .harnessFault)
    #expect(result.asked == 0)
  }

  @Test func `What people read says what, where, how often and what may vary`() throws {
    let result = try explore(count: 500, seed: 9, shrinkLimit: nil) {
      $0["zones"]!.integer >= 4 ? wrong : sound
    }
    let text = ExplorationReporter(.parity).text(
      result, fixture: "fixtures/fare.json", style: Style(isColored: false))
    #expect(
      text == """
        drift.split fare/explored-83528abf
          Kotlin answers 1, and Swift 2
          case 2 shrank to this, and 23 more did

          to paste into fixtures/fare.json, when people have decided what is right

            {
              "id": "explored-83528abf",
              "input": {"zones":4,"from":40,"card":null,"stops":["ride"]},
              "expect": {"cents":1}
            }

          outcomes
                    ≠ cents
            Kotlin  1
            Swift   2

          like the case short, but for zones

          what may vary
            zones     any of the 5 tried from 4 to 2147483647
            from      any of the 23 values tried
            card      any of the 14 values tried
            stops[0]  any of the 2 values tried

        fare  500 generated cases  140 disagreed on (seed 9)
        24 of them were shrunk, to 1 case; again: swift run parity explore fare --seed 9 --count 500
        drift, exit code 1

        """)
  }
}
