import ParitySuites
import Testing

@testable import ParityCore
@testable import ParityHarness

/// Exploring the search tells a sound model from a faulty one.
@Suite(.timeLimit(.minutes(10)))
struct SearchExplorationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let suite: LatestSearchSuite
    let testDescription: String
  }

  private static let rows =
    FaultySearchModel.Fault.allCases.map { fault in
      Row(
        suite: LatestSearchSuite(model: {
          FaultySearchModel(fault, api: $0, executor: $1, requestExecutor: $2, observe: $3)
        }), testDescription: fault.rawValue)
    }
    + FaultySharedWork.Fault.allCases.map { fault in
      Row(
        suite: LatestSearchSuite(work: {
          FaultySharedWork(fault, whenAllLeave: $0, executor: $1, operation: $2)
        }), testDescription: fault.rawValue)
    }

  private func explorer(_ faulty: LatestSearchSuite) throws -> Explorer<LatestSearchSuite> {
    Explorer(
      suite: LatestSearchSuite(), known: try SearchContract().cases.map { ($0.id, $0.input) },
      twins: Twins(kotlin: ModelSubject(LatestSearchSuite()), swift: ModelSubject(faulty)))
  }

  @Test func `Without a fault nothing is found`() throws {
    let faultless = LatestSearchSuite {
      FaultySearchModel(nil, api: $0, executor: $1, requestExecutor: $2, observe: $3)
    }
    let result = try explorer(faultless).explore(.init(suite: "latest-search", count: 200, seed: 1))
    #expect(result.asked == 200)
    #expect(result.exitCode == .parity)
  }

  @Test(arguments: rows)
  func `A fault is found in 2,000 cases`(row: Row) throws {
    #expect(Self.rows.count >= 26)
    #expect(try firstDisagreement(row) != nil)
  }

  /// One fault of the model and one of the shared work, as shrinking is what takes long.
  @Test(arguments: ["checked-before-the-await", "work-abandon-ignored"])
  func `A fault shrinks to few events`(fault: String) throws {
    let row = try #require(Self.rows.first { $0.testDescription == fault })
    let number = try #require(try firstDisagreement(row))
    let shard = try #require(Shard("\(number + 1)/2000"))
    let result = try explorer(row.suite).explore(
      .init(suite: "latest-search", count: 2000, seed: 1, shard: shard))
    #expect(result.exitCode == .drift)
    #expect(result.problems.isEmpty)
    let finding = try #require(result.findings.first)
    #expect((finding.input["events"]?.elements.count ?? .max) <= 5, "\(finding.input.text)")
  }

  /// Whom all rows take their cases from, as learning from the fixture takes its time.
  private static let generator = Result {
    let suite = LatestSearchSuite()
    return InputGenerator(
      suite: suite, domain: suite.inputs.learning(from: try SearchContract().cases.map(\.input)))
  }

  /// The number of the first of 2,000 cases that finds a fault; nil where none does.
  private func firstDisagreement(_ row: Row) throws -> Int? {
    let (sound, faulty) = (ModelSubject(LatestSearchSuite()), ModelSubject(row.suite))
    let generator = try Self.generator.get()
    return try (0..<2000).first { number in
      let drawn = try generator.inputs(of: [number], seed: 1, answeredBy: sound)
      faulty.ask(drawn.inputs)
      return drawn.swift[0] != faulty.answers()[0]
    }
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }
}

/// A search model that runs in the test.
private final class ModelSubject: LiveSubject {
  private let suite: LatestSearchSuite
  private var inputs: [GeneratedInput] = []

  init(_ suite: LatestSearchSuite) { self.suite = suite }

  func ask(_ inputs: [GeneratedInput]) { self.inputs = inputs }

  func answers() -> TruthTable {
    var table = TruthTable()
    for input in inputs {
      do throws(JSONFault) {
        let script = try JSONText(input.text, name: "generated").root().decode(SearchScript.self)
        table.append(outcome(of: script))
      } catch {
        table.append(.refused(error))
      }
    }
    return table
  }

  private func outcome(of script: SearchScript) -> Cell {
    do {
      let value = try JSONValue(encoding: try suite.played(script))
      guard case .object(let members) = value else { return .absent }
      return .outcome(Outcome(members))
    } catch {
      return .threw("\(error)")
    }
  }
}
