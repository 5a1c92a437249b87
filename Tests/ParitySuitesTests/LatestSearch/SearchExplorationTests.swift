import ParitySuites
import Testing

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
          FaultySharedWork(fault, executor: $0, operation: $1)
        }), testDescription: fault.rawValue)
    }

  private func explore(_ faulty: LatestSearchSuite) throws -> ExplorationResult {
    let suite = LatestSearchSuite()
    let explorer = Explorer(
      suite: suite, known: try SearchContract().cases.map { ($0.id, $0.input) },
      twins: Twins(kotlin: ModelSubject(suite), swift: ModelSubject(faulty)))
    return explorer.explore(.init(suite: suite.name, count: 400, seed: 1))
  }

  @Test func `Without a fault nothing is found`() throws {
    let result = try explore(
      LatestSearchSuite {
        FaultySearchModel(nil, api: $0, executor: $1, requestExecutor: $2, observe: $3)
      })
    #expect(result.asked == 400)
    #expect(result.exitCode == .parity)
  }

  @Test(arguments: rows)
  func `A fault is found and shrinks to few events`(row: Row) throws {
    #expect(Self.rows.count >= 13)
    let result = try explore(row.suite)
    #expect(result.exitCode == .drift)
    #expect(result.problems.isEmpty)
    let lengths = result.findings.map { $0.input["events"]?.elements.count ?? .max }
    #expect((lengths.min() ?? .max) <= 5, "\(result.findings.map(\.input.text))")
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

  func answers() throws(Problem) -> TruthTable {
    var table = TruthTable()
    do {
      for input in inputs {
        var object = try JSONText(input.text, name: "generated").root().object()
        table.append(.outcome(suite.played(try suite.readInput(&object))))
      }
    } catch {
      throw Problem(.harnessFault, "\(error)")
    }
    return table
  }
}
