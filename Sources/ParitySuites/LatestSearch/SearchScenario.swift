package import LatestSearch
package import ManualTime
import Synchronization

/// Runs the events of a scenario against a search model and shared work, one job at a time.
///
/// The model's actor has an executor of its own, everything else another; both are stepped here, on
/// one thread. After each event everything that can run has run, except that the actor is held
/// between `busy` and `idle`. Queries reach it then and answers come back to it, and all of them
/// wait in the order of their events: so "answered, and not yet committed" is a state to act in.
///
/// The outcome is how things stand after the last event. Afterwards the screen goes away, the callers
/// leave and the API completes what it has begun, and nothing may remain: no job, no open request,
/// no waiting caller, no model.
package final class SearchScenario {
  package typealias MakeModel =
    @Sendable (
      _ api: SteppedAPI, _ actorExecutor: ManualExecutor, _ requestExecutor: ManualExecutor,
      _ observe: @escaping @Sendable (SearchEvent) -> Void
    ) -> any DrivableSearch

  package typealias MakeWork =
    @Sendable (
      _ executor: ManualExecutor, _ operation: @escaping @Sendable () async throws -> String
    ) -> any AwaitedWork

  /// The model and the work that an app ships.
  package static let shippedModel: MakeModel = {
    SearchModel(api: $0, executor: $1, requestExecutor: $2, observe: $3)
  }
  package static let shippedWork: MakeWork = { SharedWork(executor: $0, $1) }

  private struct APIFailure: Error {}

  private let actorExecutor = ManualExecutor()
  private let executor = ManualExecutor()
  private let log: SearchLog
  private let api: SteppedAPI
  private let callers: SearchCallers
  private var model: (any DrivableSearch)?
  private weak var modelInMemory: (any DrivableSearch)?
  private var isBusy = false

  private init(_ manner: SteppedAPI.Manner, _ makeModel: MakeModel, _ makeWork: MakeWork) {
    let log = SearchLog()
    self.log = log
    api = SteppedAPI(manner)
    callers = SearchCallers(api: api, executor: executor, log: log, work: makeWork)
    model = makeModel(api, actorExecutor, executor) { log.add($0) }
    modelInMemory = model
  }

  /// The outcome of `events` with the model and the work that are made for them.
  package static func run(
    _ events: [SearchScenarioEvent], api manner: SteppedAPI.Manner,
    model makeModel: MakeModel = shippedModel,
    work makeWork: MakeWork = shippedWork
  ) throws(LeftoverError) -> SearchOutcome {
    let scenario = SearchScenario(manner, makeModel, makeWork)
    for event in events {
      scenario.play(event)
      scenario.runAll()
    }
    let outcome = SearchOutcome(log: scenario.log.lines, visible: scenario.visible)
    try scenario.tearDown()
    return outcome
  }

  private func play(_ event: SearchScenarioEvent) {
    switch event {
    case .submit(let query): send { await $0.submit(query) }
    case .clear: send { await $0.clear() }
    case .release: model = nil

    case .step(let name): api.step(name)
    case .allButLast(let name): api.stepToTheLast(name)
    case .finish(let name): api.finish(name)
    case .fail(let name): api.end(name, with: APIFailure())
    case .abandon(let name): api.end(name, with: CancellationError())

    case .busy: isBusy = true
    case .idle: isBusy = false

    case .join(let caller): callers.join(caller)
    case .leave(let caller): callers.leave(caller)
    }
  }

  /// A call that waits for the actor as any other does.
  private func send(_ call: @escaping @Sendable (any DrivableSearch) async -> Void) {
    Task(executorPreference: executor) { [model] in
      if let model { await call(model) }
    }
  }

  private func runAll() {
    repeat { executor.drain() } while !isBusy && actorExecutor.drain() > 0
  }

  /// What the model shows while it is in memory, be it that a released one still is.
  private var visible: String {
    guard let model = modelInMemory else { return "released" }
    let seen = Seen()
    Task(executorPreference: executor) {
      let text = await model.visible.text
      seen.text.withLock { $0 = text }
    }
    runAll()
    return seen.text.withLock { $0 }
  }

  private final class Seen: Sendable {
    let text = Mutex("not to be seen")
  }

  private func tearDown() throws(LeftoverError) {
    model = nil
    callers.leaveAll()
    runAll()
    // A finished request may be followed by another, in a model that is not sound.
    for _ in 0..<100 where !api.open.isEmpty {
      for name in api.open { api.finish(name) }
      runAll()
    }
    let leftovers =
      actorExecutor.leftovers + executor.leftovers
      + api.open.map { "the request \($0) is open" }
      + callers.waiting.map { "the caller \($0) waits" }
      + (modelInMemory == nil ? [] : ["the model is in memory"])
    if !leftovers.isEmpty { throw LeftoverError(leftovers: leftovers) }
  }
}
