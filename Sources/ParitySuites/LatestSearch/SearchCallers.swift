import LatestSearch
import ManualTime
import Synchronization

/// The shared work of a scenario, a request for "work", and those who await it.
final class SearchCallers {
  private let executor: ManualExecutor
  private let log: SearchLog
  private let work: any AwaitedWork
  private let open = Open()
  private var tasks: [String: Task<Void, Never>] = [:]

  private final class Open: Sendable {
    let names = Mutex<[String]>([])
  }

  init(
    api: SteppedAPI, executor: ManualExecutor, log: SearchLog, whenAllLeave: WhenAllLeave,
    work makeWork: SearchScenario.MakeWork
  ) {
    self.executor = executor
    self.log = log
    work = makeWork(whenAllLeave, executor) {
      log.add(SearchEvent(.started, "work"))
      return try await log.addEnd(of: "work") { try await api.search("work") }.get()
    }
  }

  /// The callers who still wait, in the order in which they came.
  var waiting: [String] { open.names.withLock { $0 } }

  func join(_ name: String) {
    open.names.withLock { $0.append(name) }
    tasks[name] = Task(executorPreference: executor) { [work, log, open] in
      _ = await log.addEnd(of: name) { try await work.value() }
      open.names.withLock { names in names.removeAll { $0 == name } }
    }
  }

  func leave(_ name: String) { tasks[name]?.cancel() }

  func abandonWork() { work.abandon() }

  func leaveAll() {
    for task in tasks.values { task.cancel() }
  }
}
