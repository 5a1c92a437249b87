import Testing

@testable import ParityCore
@testable import ParityHarness

/// An error that a subject throws is an answer, by its tag.
struct ThrownErrorTests {
  private enum CartError: Swift.Error { case malformed, tooMany(limit: Int) }
  private struct NoSuchItemError: Swift.Error { let name: String }
  private struct Error: Swift.Error {}
  private final class Refusal: Swift.Error {}
  private enum SpokenError: Swift.Error, CustomStringConvertible {
    case empty, full(Int)
    var description: String { "The cart is not as it should be." }
  }

  private struct ThrowingSuite: Suite {
    struct Input: Codable { let number: Int32 }
    struct Answer: Codable { let half: Int32 }

    let name = "halving"
    let caseCount = 1

    func answer(_ input: Input) throws -> Answer {
      if input.number < 0 { throw NoSuchItemError(name: "x") }
      if input.number % 2 == 1 { throw CartError.malformed }
      return Answer(half: input.number / 2)
    }

    var mutants: [Mutant<Input, Answer>] {
      [Mutant("never-odd", "It takes odd numbers.") { Answer(half: $0.number / 2) }]
    }
  }

  @Test func `A tag is the name of the case, or of the type without Error`() {
    let suite = ThrowingSuite()
    #expect(suite.tag(of: CartError.malformed) == "malformed")
    #expect(suite.tag(of: CartError.tooMany(limit: 3)) == "tooMany")
    #expect(suite.tag(of: NoSuchItemError(name: "x")) == "noSuchItem")
    #expect(suite.tag(of: Error()) == "error")
    #expect(suite.tag(of: Refusal()) == "refusal")
    #expect(suite.tag(of: CancellationError()) == "cancellation")
    #expect(suite.tag(of: SpokenError.full(1)) == "full")
    #expect(suite.tag(of: SpokenError.empty) == "the cart is not as it should be.")
  }

  private func cell(_ number: Int, mutant: String? = nil) async throws -> Cell {
    let runner = try #require(SuiteRunner(ThrowingSuite(), mutant: mutant))
    var object = try JSONText(#"{"number":\#(number)}"#).root().object()
    return try await runner.answer(to: &object)
  }

  @Test func `What is thrown is an outcome like any other`() async throws {
    #expect(try await cell(4) == .outcome(["half": 2]))
    #expect(try await cell(3) == .outcome(["throws": "malformed"]))
    #expect(try await cell(-1) == .outcome(["throws": "noSuchItem"]))
    #expect(try await cell(3, mutant: "never-odd") == .outcome(["half": 1]))
    #expect(try await cell(3).text == "throws malformed")
  }

  private struct MisleadingSuite: Suite {
    struct Input: Codable {}
    struct Answer: Codable { let `throws`: String }

    let name = "misleading"
    let caseCount = 1

    func answer(_ input: Input) -> Answer { Answer(throws: "malformed") }
  }

  @Test func `An answer that looks like a thrown error is none`() async throws {
    let runner = try #require(SuiteRunner(MisleadingSuite()))
    var object = try JSONText("{}").root().object()
    do {
      _ = try await runner.answer(to: &object)
      Issue.record("it was taken for an answer")
    } catch {
      #expect("\(error)" == #"only an error that is thrown is {"throws":"malformed"}"#)
    }
  }

  @Test func `Each case tells of its own outcome, however many state the same`() throws {
    let cases = (1...3).map { number in
      #"{"id":"case-\#(number)","input":{"number":3},"expect":{"kotlin":{"half":"1"},"#
        + #""swift":{"half":2},"because":"rounding"}}"#
    }
    let plain = (4...6).map { number in
      #"{"id":"case-\#(number)","input":{"number":4},"expect":{"half":\#(number == 4 ? "2" : "2.0")}}"#
    }
    let (_, problems) = readFixture(
      JSONText(
        #"{"suite":"halving","cases":[\#((cases + plain).joined(separator: ","))]}"#,
        name: "halving"), for: ThrowingSuite())
    let faults = problems.filter { $0.code == .fixtureType }
    #expect(faults.map(\.caseID) == ["case-1", "case-2", "case-3", "case-5", "case-6"])
    #expect(Set(faults.map(\.column)).count == 5)
  }

  @Test func `A contract may say that the twins throw, or that one of them does`() throws {
    let (fixture, problems) = readFixture(
      JSONText(
        """
        {"suite": "halving", "cases": [{"id": "odd", "input": {"number": 3}, "expect":
        {"kotlin": {"half": 1}, "swift": {"throws": "malformed"}, "because": "rounding"}}]}
        """, name: "halving"), for: ThrowingSuite())
    #expect(problems == [])
    let outcomes = [fixture.contracts[0].kotlin, fixture.contracts[0].swift]
    #expect(outcomes == [.outcome(["half": 1]), .outcome(["throws": "malformed"])])
  }

  @Test(arguments: [#"{"throws":1}"#, #"{"throws":"a","half":1}"#, #"{"thorws":"a"}"#])
  func `Anything else under that key is no answer`(outcome: String) throws {
    let (_, problems) = readFixture(
      JSONText(
        #"{"suite":"halving","cases":[{"id":"odd","input":{"number":3},"expect":\#(outcome)}]}"#,
        name: "halving"), for: ThrowingSuite())
    #expect(!problems.isEmpty)
  }

  @Test func `Two twins that throw alike agree, and otherwise they do not`() {
    let malformed = Cell.outcome(["throws": "malformed"])
    let comparison = Comparison.exact
    #expect(comparison.agreement(malformed, .outcome(["throws": "malformed"])) == .same)
    #expect(comparison.agreement(malformed, .outcome(["throws": "missing"])) == .different)
    #expect(comparison.agreement(malformed, .outcome(["half": 1])) == .different)
    let places = comparison.differences(among: [["throws": "malformed"], ["half": 1, "rest": 1]])
    #expect(places.map(\.text) == ["throws"])
  }
}
