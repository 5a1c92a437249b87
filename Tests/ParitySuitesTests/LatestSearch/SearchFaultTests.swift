import ParitySuites
import Testing

/// The scenarios mean something only while they find what can be wrong with a search model.
@Suite(.timeLimit(.minutes(10)))
struct SearchFaultTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let fault: FaultySearchModel.Fault
    /// Scenarios that have to find it, among others.
    let finders: Set<String>
    var testDescription: String { "\(fault)" }
  }

  private static let rows = [
    Row(
      fault: .notCancelled,
      finders: [
        "late-first-answer", "late-first-answer-stops-at-once", "cancelled-before-its-first-step",
        "same-query-again-is-another-request",
      ]),
    Row(
      fault: .unchecked,
      finders: [
        "late-first-answer-ignores-cancellation", "stale-answer-first-ignores-cancellation",
        "earlier-answer-to-the-same-query-is-stale",
        "cleared-while-a-request-runs-ignores-cancellation",
      ]),
    Row(
      fault: .checkedBeforeTheAwait,
      finders: [
        "answer-ready-query-first", "answer-ready-query-first-stops-at-once",
        "answer-ready-query-first-ignores-cancellation", "answer-ready-cleared-first",
        "failure-ready-query-first",
      ]),
    Row(
      fault: .cancellationShown,
      finders: [
        "api-that-gives-up-by-itself-is-no-failure", "late-first-answer",
        "cleared-while-a-request-runs",
      ]),
    Row(
      fault: .reportedCancellationShown,
      finders: [
        "reported-cancellation-is-no-failure", "reported-cancellation-of-a-computation",
        "reported-cancellation-ready-query-after",
      ]),
    Row(
      fault: .giveUpClears,
      finders: [
        "api-that-gives-up-by-itself-is-no-failure", "reported-cancellation-is-no-failure",
      ]),
    Row(
      fault: .staleFailureShown, finders: ["failure-of-a-superseded-request-is-not-shown"]),
    Row(
      fault: .strongCapture,
      finders: [
        "released-while-a-request-runs", "released-while-a-request-runs-stops-at-once",
        "released-while-a-request-runs-ignores-cancellation", "released-and-the-request-fails",
      ]),
  ]

  private func failures(of fault: FaultySearchModel.Fault?) throws -> [String] {
    try SearchContract().failures(
      of: LatestSearchSuite {
        FaultySearchModel(fault, api: $0, executor: $1, requestExecutor: $2, observe: $3)
      })
  }

  @Test func `Without a fault no scenario fails`() async throws {
    #expect(try failures(of: nil) == [])
  }

  @Test(arguments: rows)
  func `A fault is found where it shows`(row: Row) async throws {
    #expect(Set(try failures(of: row.fault)).isSuperset(of: row.finders))
  }
}
