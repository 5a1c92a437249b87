import Testing

@testable import ParityCore
@testable import ParityHarness

/// The one exit code of several.
struct ExitCodeTests {
  // A wrong command line ends the command before anything else can.
  /// The documented order, the worst first.
  static let order: [Int32] = [64, 70, 74, 69, 2, 3, 4, 1, 0]

  struct Pair: Sendable, CustomTestStringConvertible {
    let worse: Int32
    let better: Int32
    var testDescription: String { "\(worse) before \(better)" }
  }

  static let pairs = order.indices.flatMap { place in
    order[(place + 1)...].map { Pair(worse: order[place], better: $0) }
  }

  @Test func `Every exit code has a place in the order`() {
    #expect(Self.order.sorted() == ExitCode.allCases.map(\.rawValue).sorted())
    #expect(Self.pairs.count == 36)
  }

  @Test(arguments: pairs)
  func `Of two the worse counts, in whatever order they come`(pair: Pair) throws {
    let worse = try #require(ExitCode(rawValue: pair.worse))
    let better = try #require(ExitCode(rawValue: pair.better))
    #expect(ExitCode.worst(of: [worse, better]) == worse)
    #expect(ExitCode.worst(of: [better, worse]) == worse)
    #expect(ExitCode.worst(of: [better, better, worse, better]) == worse)
  }

  @Test func `Where there is nothing to tell it is parity`() {
    #expect(ExitCode.worst(of: []) == .parity)
  }
}
