import LatestSearch
package import ParityHarness

extension Demo {
  /// A late first answer and an early second one, without cancellation and with it.
  package static let search = Demo(name: "search") { context in
    let demo = SearchDemo(print: context.print)
    context.print("without cancellation:")
    await demo.run(ForgetfulModel.self)
    context.print("")
    context.print("with the search model:")
    await demo.run(SearchModel<HeldAPI>.self)
  }
}

/// The published log: "sw" is submitted and, while it runs, "swift", which is answered first.
private struct SearchDemo {
  let print: @Sendable (String) -> Void

  func run<Model: DemonstratedModel>(_: Model.Type) async {
    let (events, log) = AsyncStream<SearchEvent>.makeStream()
    let api = HeldAPI()
    let model = Model(api: api) { log.yield($0) }
    await model.submit("sw")
    await api.sw.waitForBegin()
    await model.submit("swift")
    // A model that cancels "sw" has done so by now, and then it ends without an answer.
    if api.sw.isCancelled { await show(events, upToTheEndOf: "sw") }
    api.swift.answer()
    await show(events, upToTheEndOf: "swift")
    if api.sw.isCancelled { return }
    api.sw.answer()
    await show(events, upToTheEndOf: "sw")
  }

  private func show(_ events: AsyncStream<SearchEvent>, upToTheEndOf query: String) async {
    for await event in events {
      print("\(event.kind.rawValue): \(event.query)")
      switch event.kind {
      case .started, .received: continue
      case .committed, .cancelled, .failed: if event.query == query { return }
      }
    }
  }
}

/// What the demonstration needs of a search model.
private protocol DemonstratedModel: Actor {
  init(api: HeldAPI, observe: @escaping @Sendable (SearchEvent) -> Void)
  func submit(_ query: String)
}

extension SearchModel: DemonstratedModel where API == HeldAPI {
  fileprivate init(api: HeldAPI, observe: @escaping @Sendable (SearchEvent) -> Void) {
    self.init(api: api, observe: observe, isCancellation: { _ in false })
  }
}

/// A search that answers when the demonstration says so, so that the log is no matter of timing.
private struct HeldAPI: SearchAPI {
  let sw = HeldRequest()
  let swift = HeldRequest()

  func search(_ query: String) async throws -> String {
    try await (query == "sw" ? sw : swift).wait()
    return "results for \(query)"
  }
}

/// Commits whatever comes back, whenever it does.
private actor ForgetfulModel: DemonstratedModel {
  private let api: HeldAPI
  private let observe: @Sendable (SearchEvent) -> Void
  private var visible = ""

  init(api: HeldAPI, observe: @escaping @Sendable (SearchEvent) -> Void) {
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
