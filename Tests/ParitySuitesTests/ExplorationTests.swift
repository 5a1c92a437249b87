import Foundation
import ParitySuites
import ReviewPrompt
import Testing

@testable import ParityCore
@testable import ParityHarness

/// What is made up for this project's own suites.
struct ExplorationTests {
  /// The inputs of a suite's fixture.
  private func known(_ suite: String) throws -> [(id: String, input: JSONValue)] {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "fixtures/\(suite).json").path
    let text = JSONText(try Platform.read(file: path), name: suite)
    var file = try text.root().object()
    return try file.value("cases").elements().map { element in
      var item = try element.object()
      return (try item.value("id").string(), try item.value("input").value())
    }
  }

  private static let suites: [any ExplorableSuite] = allSuites.compactMap {
    $0 as? any ExplorableSuite
  }

  @Test func `Eligibility, epoch days, the cart, the review gate and the search can be explored`() {
    #expect(
      Set(Self.suites.map(\.name)).isSuperset(
        of: ["eligibility", "epoch-day", "cart", "review-gate", "latest-search"]))
  }

  @Test(arguments: suites.indices)
  func `Every case of the fixture is one that could be made up`(index: Int) throws {
    let suite = Self.suites[index]
    let cases = try known(suite.name)
    #expect(!cases.isEmpty)
    for item in cases { #expect(suite.inputs.contains(item.input), "\(suite.name)/\(item.id)") }
  }

  @Test(arguments: suites.indices)
  func `The suite reads whatever is made up, and all that is simpler`(index: Int) throws {
    try check(Self.suites[index])
  }

  private func check(_ suite: some ExplorableSuite) throws {
    let domain = suite.inputs.learning(from: try known(suite.name).map(\.input))
    for number in 0..<30 {
      var draw = Draw(RandomSource(seed: 2, case: number))
      let value = domain.draw(&draw)
      #expect(suite.read(value) != nil, "\(suite.name): \(value.text)")
      for simpler in domain.simpler(than: value).prefix(40) {
        #expect(suite.read(simpler) != nil, "\(suite.name): \(simpler.text)")
      }
    }
  }

  /// The sound rule against the published form of it, whose subtraction wraps here and traps there.
  @Test(arguments: 1...2)
  func `The published form is told apart within a thousand cases`(seed: UInt64) throws {
    let suite = EligibilitySuite()
    let explorer = Explorer(
      suite: suite, known: try known(suite.name),
      twins: Twins(
        kotlin: RuleSubject { .outcome(["decidedBy": .string($0.sound.rawValue)]) },
        swift: RuleSubject { facts in
          facts.published.map { .outcome(["decidedBy": .string($0.rawValue)]) }
            ?? .crashed(.signalled(4))
        }), shrinkLimit: 4)
    let result = explorer.explore(.init(suite: suite.name, count: 1000, seed: seed))
    #expect(
      result.findings.map(\.code).sorted { $0.rawValue < $1.rawValue }
        == [.driftSplit, .subjectCrash])
    for finding in result.findings {
      #expect((finding.nearest?.keys.count ?? 9) <= 2, "\(finding.input.text)")
    }
  }
}

/// A rule that runs in the test.
private final class RuleSubject: LiveSubject {
  private let rule: (ReviewFacts) -> Cell
  private var inputs: [GeneratedInput] = []

  init(_ rule: @escaping (ReviewFacts) -> Cell) { self.rule = rule }

  func ask(_ inputs: [GeneratedInput]) { self.inputs = inputs }

  func answers() -> TruthTable {
    var table = TruthTable()
    for input in inputs {
      do throws(JSONFault) {
        let text = JSONText(input.text, name: "generated")
        table.append(rule(try text.root().decode(EligibilityInput.self).facts))
      } catch {
        table.append(.refused(error))
      }
    }
    return table
  }
}

extension ReviewFacts {
  fileprivate var sound: ReviewEligibility.Rule { ReviewEligibility.decide(self).decidedBy }

  /// As it was published; nil where its subtraction traps.
  fileprivate var published: ReviewEligibility.Rule? {
    if forceOverride { return .override }
    if wonCompletionCount < ReviewEligibility.wonCompletionThreshold { return .wins }
    let (days, isOver) = todayEpochDay.subtractingReportingOverflow(lastAttemptEpochDay)
    if isOver { return nil }
    if days < Int64(ReviewEligibility.cooldownDays) { return .cooldown }
    return lastPromptedVersion == currentVersion ? .version : .eligible
  }
}
