import ParitySuites
import Testing

@testable import ParityCore
@testable import ParityHarness

/// The model by which exploring tells a known divergence from a fault.
struct GatePredictionTests {
  private let cases: [GateContract.Case]

  init() throws { cases = try GateContract().cases }

  @Test func `Both platforms are predicted to do what the contract says`() {
    #expect(cases.contains { $0.kotlin != $0.swift })
    for item in cases {
      let prediction = GatePrediction(item.scenario)
      #expect(prediction.kotlin == item.kotlin, "\(item.id)")
      #expect(prediction.swift == item.swift, "\(item.id)")
      #expect((prediction.divergence == nil) == (item.kotlin == item.swift), "\(item.id)")
    }
  }

  @Test(arguments: GatePrediction.Divergence.allCases)
  func `Each kind of divergence is one that its case states`(
    divergence: GatePrediction.Divergence
  ) throws {
    let item = try #require(cases.first { $0.id == divergence.rawValue })
    #expect(GatePrediction(item.scenario).divergence == divergence)
  }

  @Test func `What the contract states is excused, and nothing else is`() {
    let suite = ReviewGateSuite()
    let outcomes = cases.flatMap { [$0.kotlin, $0.swift] }
    for item in cases {
      let isStated = item.kotlin != item.swift
      let id = suite.divergence(kotlin: item.kotlin, swift: item.swift, on: item.scenario)
      #expect((id != nil) == isStated, "\(item.id)")
      for other in outcomes {
        if other != item.kotlin {
          let id = suite.divergence(kotlin: other, swift: item.swift, on: item.scenario)
          #expect(id == nil, "\(item.id) \(other)")
        }
        if other != item.swift {
          let id = suite.divergence(kotlin: item.kotlin, swift: other, on: item.scenario)
          #expect(id == nil, "\(item.id) \(other)")
        }
      }
    }
  }

  @Test func `Exploring comes to every kind of divergence within a thousand scripts`() throws {
    let suite = ReviewGateSuite()
    let domain = suite.inputs.learning(from: cases.map(\.input))
    var met: Set<GatePrediction.Divergence> = []
    for number in 0..<1000 {
      var draw = Draw(RandomSource(seed: 1, case: number))
      let scenario = try #require(suite.read(domain.draw(&draw)))
      if let kind = GatePrediction(scenario).divergence { met.insert(kind) }
      if met.count == GatePrediction.Divergence.allCases.count { return }
    }
    Issue.record("only \(met) were met")
  }
}
