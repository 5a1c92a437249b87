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
/// An operation that computes does so for as long as its chunk is not complete. Nothing else
/// happens on its thread meanwhile, so a wait that nothing but the scenario ends stands for it.
///
/// The outcome is the state after the last event. Afterwards the screen goes away, the callers
/// leave and the API completes what it has begun, and nothing may remain: no job, no open request,
/// no waiting caller, no model.
package final class SearchScenario {
  package typealias MakeModel =
    @Sendable (
      _ api: SteppedAPI, _ actorExecutor: any SerialExecutor,
      _ requestExecutor: any TaskExecutor, _ observe: @escaping @Sendable (SearchEvent) -> Void
    ) -> any SearchModelUnderTest

  package typealias MakeWork =
    @Sendable (
      _ whenAllLeave: WhenAllLeave, _ executor: ManualExecutor,
      _ operation: @escaping @Sendable () async throws -> String
    ) -> any AwaitedWork

  /// The model and the work that an app ships.
  package static let shippedModel: MakeModel = {
    SearchModel(api: $0, executor: $1, requestExecutor: $2, observe: $3) {
      $0 is SteppedAPI.ReportedCancellation
    }
  }
  package static let shippedWork: MakeWork = {
    SharedWork(whenAllLeave: $0, executor: $1, $2)
  }

  private struct APIFailure: Error {}

  private let runtime: SearchRuntime
  private let actorExecutor = ManualExecutor()
  /// In place of the actor's executor, where Kotlin's main thread is imitated.
  private let mainThread: MainThread?
  private let executor = ManualExecutor()
  private let log: SearchLog
  private let api: SteppedAPI
  private let callers: SearchCallers
  private let screen = Screen()
  private weak var modelInMemory: (any SearchModelUnderTest)?
  private var isBusy = false

  /// What keeps the model.
  private final class Screen: Sendable {
    private let held = Mutex<(any SearchModelUnderTest)?>(nil)

    var model: (any SearchModelUnderTest)? { held.withLock { $0 } }

    func show(_ model: (any SearchModelUnderTest)?) {
      // What goes away does so after the lock: it has a request to cancel.
      let earlier = held.withLock { held in
        defer { held = model }
        return held
      }
      _ = earlier
    }
  }

  private init(
    _ scenario: SearchScript, on runtime: SearchRuntime, _ makeModel: MakeModel,
    _ makeWork: MakeWork
  ) {
    let log = SearchLog()
    self.log = log
    self.runtime = runtime
    api = SteppedAPI(scenario.behavior, on: runtime, processor: executor)
    callers = SearchCallers(
      api: api, executor: executor, log: log, whenAllLeave: scenario.whenAllLeave, work: makeWork)
    mainThread = runtime.contains(.mainThread) ? MainThread() : nil
    let model = makeModel(api, mainThread ?? actorExecutor, mainThread?.requests ?? executor) {
      log.add($0)
    }
    screen.show(model)
    modelInMemory = model
  }

  /// The outcome of a scenario with the model and the work that are made for it.
  package static func run(
    _ script: SearchScript, on runtime: SearchRuntime = .swift,
    model makeModel: MakeModel = shippedModel, work makeWork: MakeWork = shippedWork
  ) throws(LeakError) -> SearchOutcome {
    let scenario = SearchScenario(script, on: runtime, makeModel, makeWork)
    for event in script.events {
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
    case .release: release()

    case .step(let name): api.step(name)
    case .allButLast(let name): api.stepToTheLast(name)
    case .finish(let name): api.finish(name)
    case .fail(let name): api.end(name, with: APIFailure())
    case .abandon(let name): api.end(name, with: CancellationError())
    case .reportCancelled(let name): api.end(name, with: SteppedAPI.ReportedCancellation())

    case .busy: isBusy = true
    case .idle: isBusy = false

    case .join(let caller): callers.join(caller)
    case .leave(let caller): callers.leave(caller)
    case .abandonWork: callers.abandonWork()
    }
  }

  private func release() {
    guard let mainThread else { return screen.show(nil) }
    mainThread.post { [screen] in screen.show(nil) }
  }

  /// A call that waits for the actor as any other does.
  private func send(_ call: @escaping @Sendable (any SearchModelUnderTest) async -> Void) {
    Task(executorPreference: executor) { [model = screen.model] in
      if let model { await call(model) }
    }
  }

  private func runAll() {
    repeat {
      executor.drain()
      if isBusy { break }
      actorExecutor.drain()
      mainThread?.drain()
    } while executor.pending > 0
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

  private func tearDown() throws(LeakError) {
    screen.show(nil)
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
    if !leftovers.isEmpty { throw LeakError(leftovers: leftovers) }
  }
}
