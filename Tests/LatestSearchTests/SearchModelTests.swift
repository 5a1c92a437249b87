import LatestSearch
import Synchronization
import Testing

/// The model on its ordinary executor; every order of events is stepped in the suite `latest-search`.
struct SearchModelTests {
  struct Offline: Error {}

  struct EchoAPI: SearchAPI {
    func search(_ query: String) async throws -> String {
      if query.isEmpty { throw Offline() }
      return "answer to \(query)"
    }
  }

  /// Keeps the events and says when a request has ended.
  final class Log: Sendable {
    private let events = Mutex<[String]>([])
    let ends: AsyncStream<Void>
    private let end: AsyncStream<Void>.Continuation

    init() { (ends, end) = AsyncStream<Void>.makeStream() }

    var all: [String] { events.withLock { $0 } }

    func add(_ event: SearchEvent) {
      events.withLock { $0.append("\(event.kind.rawValue) \(event.query)") }
      switch event.kind {
      case .committed, .cancelled, .failed: end.yield()
      case .started, .received: break
      }
    }

    func waitForEnds(_ count: Int) async {
      var iterator = ends.makeAsyncIterator()
      for _ in 0..<count { await iterator.next() }
    }
  }

  @Test func `An answer is committed and visible`() async {
    let log = Log()
    let model = SearchModel(api: EchoAPI()) { log.add($0) }
    await model.submit("swift")
    await log.waitForEnds(1)
    #expect(log.all == ["started swift", "received swift", "committed swift"])
    guard case .results("answer to swift", query: "swift") = await model.visible else {
      Issue.record("the answer is not visible")
      return
    }
  }

  @Test func `A failure is visible as one`() async {
    let log = Log()
    let model = SearchModel(api: EchoAPI()) { log.add($0) }
    await model.submit("")
    await log.waitForEnds(1)
    #expect(log.all == ["started ", "failed "])
    guard case .failure(let error, query: "") = await model.visible, error is Offline else {
      Issue.record("the failure is not visible")
      return
    }
  }

  @Test func `Of many queries at once the last one alone is committed`() async {
    let log = Log()
    let model = SearchModel(api: EchoAPI()) { log.add($0) }
    for number in 1...50 { await model.submit("query \(number)") }
    await log.waitForEnds(50)
    guard case .results(_, query: "query 50") = await model.visible else {
      Issue.record("another query is visible")
      return
    }
    // An earlier one may have been committed while it was still the latest.
    #expect(log.all.last { $0.hasPrefix("committed") } == "committed query 50")
  }
}
