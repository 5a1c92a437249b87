import LatestSearch
package import ParityHarness

extension Demo {
  /// A slow first answer and a quick second one, without cancellation and with it.
  package static let search = Demo(name: "search") { context in
    let demo = SearchDemo(print: context.print)
    context.print("without cancellation:")
    await demo.run(ForgetfulModel.self)
    context.print("")
    context.print("with the search model:")
    await demo.run(SearchModel<DelayedAPI>.self)
  }
}

/// The published log, on this machine's clock: "sw" is submitted and, while it runs, "swift".
private struct SearchDemo {
  let print: @Sendable (String) -> Void

  func run<Model: DemonstratedModel>(_: Model.Type) async {
    let (events, stream) = AsyncStream<SearchEvent>.makeStream()
    let model = Model(api: DelayedAPI()) { stream.yield($0) }
    await model.submit("sw")
    // Long enough for the first request to begin, and far from enough for its answer.
    do { try await Task.sleep(for: .milliseconds(100)) } catch { return }
    await model.submit("swift")
    var running = 2
    for await event in events {
      print("\(event.kind.rawValue): \(event.query)")
      switch event.kind {
      case .started, .received: continue
      case .committed, .cancelled, .failed: running -= 1
      }
      if running == 0 { return }
    }
  }
}

/// What the demonstration needs of a search model.
private protocol DemonstratedModel: Actor {
  init(api: DelayedAPI, observe: @escaping @Sendable (SearchEvent) -> Void)
  func submit(_ query: String)
}

extension SearchModel: DemonstratedModel where API == DelayedAPI {
  fileprivate init(api: DelayedAPI, observe: @escaping @Sendable (SearchEvent) -> Void) {
    self.init(api: api, observe: observe, isCancellation: { _ in false })
  }
}

/// A search of five delayed steps, which are longer for a short query: more is found for it.
private struct DelayedAPI: SearchAPI {
  func search(_ query: String) async throws -> String {
    let step = Duration.milliseconds(query.count < 4 ? 200 : 50)
    for _ in 1...5 {
      try Task.checkCancellation()
      try await Task.sleep(for: step)
    }
    return "results for \(query)"
  }
}

/// Commits whatever comes back, whenever it does.
private actor ForgetfulModel: DemonstratedModel {
  private let api: DelayedAPI
  private let observe: @Sendable (SearchEvent) -> Void
  private var visible = ""

  init(api: DelayedAPI, observe: @escaping @Sendable (SearchEvent) -> Void) {
    self.api = api
    self.observe = observe
  }

  func submit(_ query: String) {
    observe(SearchEvent(.started, query))
    Task {
      do {
        let answer = try await api.search(query)
        observe(SearchEvent(.received, query))
        visible = answer
        observe(SearchEvent(.committed, query))
      } catch {
        observe(SearchEvent(.failed, query))
      }
    }
  }
}
