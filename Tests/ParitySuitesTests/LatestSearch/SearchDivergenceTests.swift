import ParityHarness
import ParitySuites
import Testing

/// What exploring the search excuses: what Kotlin's runtime brings about, as the fixture states it.
@Suite(.timeLimit(.minutes(10)))
struct SearchDivergenceTests {
  private let suite = LatestSearchSuite()
  private let contract: SearchContract

  init() throws { contract = try SearchContract() }

  @Test func `The imitation of Kotlin's runtime answers every case as Kotlin does`() throws {
    for item in contract.cases {
      #expect(try suite.played(item.script, on: .kotlin) == item.kotlin, "\(item.id)")
    }
  }

  @Test func `Every excuse is a case that states just this`() throws {
    for (_, ids) in LatestSearchSuite.divergences {
      for id in ids.values {
        let item = try #require(contract.cases.first { $0.id == id }, "\(id)")
        #expect(item.kotlin != item.expected, "\(id)")
        #expect(
          suite.divergence(kotlin: item.kotlin, swift: item.expected, on: item.script) == id)
      }
    }
  }

  @Test func `Every stated divergence is one that exploring excuses`() {
    let stated = contract.cases.filter { $0.kotlin != $0.expected }
    #expect(stated.count >= 16)
    for item in stated {
      #expect(
        suite.divergence(kotlin: item.kotlin, swift: item.expected, on: item.script) != nil,
        "\(item.id)")
    }
  }

  @Test func `Nothing is excused beyond that`() {
    for item in contract.cases {
      // The other way round, and one answer that neither gives.
      if item.kotlin != item.expected {
        #expect(
          suite.divergence(kotlin: item.expected, swift: item.kotlin, on: item.script) == nil)
      }
      let other = SearchOutcome(log: ["started sw"], visible: "failure sw")
      #expect(suite.divergence(kotlin: other, swift: item.expected, on: item.script) == nil)
      #expect(suite.divergence(kotlin: item.kotlin, swift: other, on: item.script) == nil)
    }
  }
}
