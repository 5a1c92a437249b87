import LatestSearch
import Testing

@Suite(.timeLimit(.minutes(10)))
struct SearchModelTests {
  private struct Offline: Error {}
  /// What some APIs throw when they are cancelled.
  private struct ConnectionCancelled: Error {}

  private let stage = SteppedSearch()

  @Test func `A query is loading, and then its answer is visible`() {
    #expect(stage.visible == "idle")
    stage.submit("sw")
    #expect(stage.visible == "loading sw")
    #expect(stage.end("sw", with: .success("swallow")))
    #expect(stage.visible == "sw: swallow")
    #expect(stage.log == ["started sw", "received sw", "committed sw"])
    #expect(stage.leftovers == [])
  }

  @Test func `A stale answer is received and dropped`() {
    stage.submit("sw")
    stage.submit("swift")
    #expect(stage.end("swift", with: .success("a bird")))
    stage.run()
    #expect(stage.end("sw", with: .success("swallow")))
    #expect(stage.visible == "swift: a bird")
    #expect(
      stage.log == [
        "started sw", "started swift", "received swift", "committed swift", "received sw",
        "cancelled sw",
      ])
    #expect(stage.leftovers == [])
  }

  @Test func `An answer that waits for the model loses to a query that waits before it`() {
    stage.submit("sw")
    stage.send { await $0.submit("swift") }
    #expect(stage.end("sw", with: .success("swallow")))
    stage.run()
    #expect(stage.visible == "loading swift")
    #expect(stage.log == ["started sw", "started swift", "received sw", "cancelled sw"])
    #expect(stage.end("swift", with: .success("a bird")))
    stage.run()
    #expect(stage.leftovers == [])
  }

  @Test func `A request that is superseded before it begins never reaches the API`() {
    stage.send { await $0.submit("sw") }
    stage.send { await $0.submit("swift") }
    stage.run()
    #expect(stage.api.open == ["swift"])
    #expect(stage.log == ["started sw", "started swift", "cancelled sw"])
    #expect(stage.end("swift", with: .success("a bird")))
    #expect(stage.visible == "swift: a bird")
    #expect(stage.leftovers == [])
  }

  @Test func `A failure is visible until the next query`() {
    stage.submit("sw")
    #expect(stage.end("sw", with: .failure(Offline())))
    #expect(stage.visible == "sw: Offline()")
    stage.submit("swift")
    #expect(stage.visible == "loading swift")
    #expect(stage.end("swift", with: .success("a bird")))
    #expect(stage.visible == "swift: a bird")
    #expect(stage.leftovers == [])
  }

  @Test func `Whatever a superseded request throws is a cancellation`() {
    for error in [Offline(), ConnectionCancelled(), CancellationError()] as [any Error] {
      let stage = SteppedSearch()
      stage.submit("sw")
      stage.submit("swift")
      #expect(stage.end("sw", with: .failure(error)))
      #expect(stage.visible == "loading swift")
      #expect(stage.log == ["started sw", "started swift", "cancelled sw"])
      #expect(stage.end("swift", with: .failure(error)))
      stage.run()
      #expect(stage.leftovers == [])
    }
  }

  @Test func `An API that gives up by itself leaves what is visible, for the app to decide`() {
    stage.submit("sw")
    #expect(stage.end("sw", with: .failure(CancellationError())))
    #expect(stage.visible == "loading sw")
    #expect(stage.log == ["started sw", "cancelled sw"])
    stage.submit("swift")
    #expect(stage.end("swift", with: .success("a bird")))
    #expect(stage.visible == "swift: a bird")
    #expect(stage.leftovers == [])
  }

  @Test func `What the app takes for a cancellation is not shown as a failure`() {
    let stage = SteppedSearch { $0 is ConnectionCancelled }
    for error in [ConnectionCancelled(), CancellationError()] as [any Error] {
      stage.submit("sw")
      #expect(stage.end("sw", with: .failure(error)))
      #expect(stage.visible == "loading sw")
      #expect(stage.log.suffix(2) == ["started sw", "cancelled sw"])
    }
    stage.submit("sw")
    #expect(stage.end("sw", with: .failure(Offline())))
    #expect(stage.visible == "sw: Offline()")
    #expect(stage.leftovers == [])
  }

  @Test func `Without a word about it an error is a failure`() {
    stage.submit("sw")
    #expect(stage.end("sw", with: .failure(ConnectionCancelled())))
    #expect(stage.visible == "sw: ConnectionCancelled()")
    #expect(stage.leftovers == [])
  }

  @Test func `Clearing drops the request and its answer`() {
    stage.submit("sw")
    stage.send { await $0.clear() }
    #expect(stage.end("sw", with: .success("swallow")))
    #expect(stage.visible == "idle")
    #expect(stage.log == ["started sw", "received sw", "cancelled sw"])
    #expect(stage.leftovers == [])
  }

  @Test func `A running request does not keep the model alive`() {
    stage.submit("sw")
    weak let model = stage.model
    stage.release()
    #expect(model == nil)
    #expect(stage.end("sw", with: .success("swallow")))
    stage.run()
    #expect(stage.log == ["started sw", "received sw", "cancelled sw"])
    #expect(stage.leftovers == [])
  }

  @Test func `A model has an ordinary executor of its own`() async {
    let (events, end) = AsyncStream<SearchEvent>.makeStream()
    let model = SearchModel(api: Echo()) { end.yield($0) }
    await model.submit("swift")
    for await event in events where event.kind == .committed { break }
    guard case .results("swift", query: "swift") = await model.visible else {
      Issue.record("the answer is not visible: \(await model.visible)")
      return
    }
  }

  private struct Echo: SearchAPI {
    func search(_ query: String) async throws -> String { query }
  }
}
