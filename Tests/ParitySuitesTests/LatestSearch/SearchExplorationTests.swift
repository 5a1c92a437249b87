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
          FaultySharedWork(fault, whenAllLeave: $0, executor: $1, operation: $2)
        }), testDescription: fault.rawValue)
    }

  private func explorer(_ faulty: LatestSearchSuite) throws -> Explorer<LatestSearchSuite> {
    let suite = LatestSearchSuite()
    return Explorer(
      suite: suite, known: try SearchContract().cases.map { ($0.id, $0.input) },
      twins: Twins(kotlin: ModelSubject(suite), swift: ModelSubject(faulty)))
  }

  @Test func `Without a fault nothing is found`() throws {
    let faultless = LatestSearchSuite {
      FaultySearchModel(nil, api: $0, executor: $1, requestExecutor: $2, observe: $3)
    }
    let result = try explorer(faultless).explore(.init(suite: "latest-search", count: 400, seed: 1))
    #expect(result.asked == 400)
    #expect(result.exitCode == .parity)
  }

  /// Four cases at a time, for shrinking is what takes long, and one disagreement is enough.
  @Test(arguments: rows)
  func `A fault is found in 2,000 cases and shrinks to few events`(row: Row) throws {
    #expect(Self.rows.count >= 26)
    let explorer = try explorer(row.suite)
    for index in 1...500 {
      let shard = try #require(Shard("\(index)/500"))
      let result = explorer.explore(
        .init(suite: "latest-search", count: 2000, seed: 1, shard: shard))
      #expect(result.problems.isEmpty)
      if result.exitCode == .parity { continue }
      #expect(result.exitCode == .drift)
      let lengths = result.findings.map { $0.input["events"]?.elements.count ?? .max }
      #expect((lengths.min() ?? .max) <= 5, "\(result.findings.map(\.input.text))")
      return
    }
    Issue.record("not found")
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
