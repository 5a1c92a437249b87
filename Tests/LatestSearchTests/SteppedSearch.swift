import LatestSearch
import ManualTime

/// A search model that is stepped by hand, its API, and what it has told.
final class SteppedSearch {
  let api = HeldAPI()
  let events = Recorder<SearchEvent>()
  private(set) var model: SearchModel<HeldAPI>?
  private let actorExecutor = ManualExecutor()
  private let executor = ManualExecutor()

  init(isCancellation: @escaping @Sendable (any Error) -> Bool = { _ in false }) {
    model = SearchModel(
      api: api, executor: actorExecutor, requestExecutor: executor, observe: events.add,
      isCancellation: isCancellation)
  }

  var log: [String] { events.all.map { "\($0.kind.rawValue) \($0.query)" } }

  var leftovers: [String] { actorExecutor.leftovers + executor.leftovers + api.open }

  /// Calls the model; the call waits for the actor until `run()`.
  func send(_ call: @escaping @Sendable (SearchModel<HeldAPI>) async -> Void) {
    Task(executorPreference: executor) { [model] in
      if let model { await call(model) }
    }
    executor.drain()
  }

  /// Ends a request; its answer waits for the actor until `run()`.
  func end(_ query: String, with result: Result<String, any Error>) -> Bool {
    defer { executor.drain() }
    return api.end(query, with: result)
  }

  /// Runs all that waits.
  func run() {
    repeat { executor.drain() } while actorExecutor.drain() > 0
  }

  func submit(_ query: String) {
    send { await $0.submit(query) }
    run()
  }

  /// What is visible, as a line.
  var visible: String {
    let seen = Recorder<String>()
    send { model in
      switch await model.visible {
      case .idle: seen.add("idle")
      case .loading(let query): seen.add("loading \(query)")
      case .results(let answer, let query): seen.add("\(query): \(answer)")
      case .failure(let error, let query): seen.add("\(query): \(error)")
      }
    }
    run()
    return seen.all.last ?? "released"
  }

  /// The screen goes away.
  func release() { model = nil }
}
