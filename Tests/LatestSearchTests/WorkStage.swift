import LatestSearch
import ManualTime
import Synchronization

/// Shared work that is stepped by hand, those who await it, and what has happened.
final class WorkStage {
  let api = HeldAPI()
  let log = Recorder<String>()
  private(set) var work: SharedWork<String>?
  private let executor = ManualExecutor()

  /// What the operation holds on to, for as long as it may be called.
  final class Belonging: Sendable {}
  private(set) weak var belonging: Belonging?

  init(whenAllLeave: WhenAllLeave = .cancel) {
    let belonging = Belonging()
    self.belonging = belonging
    work = SharedWork(whenAllLeave: whenAllLeave, executor: executor) { [api, log] in
      log.add("run")
      defer {
        if Task.isCancelled { log.add("run was cancelled") }
        withExtendedLifetime(belonging) {}
      }
      return try await api.search("work")
    }
  }

  /// Lets the one who comes wait, on an executor of its own where one is given.
  @discardableResult
  func join(
    _ name: String, on ownExecutor: ManualExecutor? = nil, cancelled: Bool = false
  ) -> Task<Void, Never> {
    let task = Task(executorPreference: ownExecutor ?? executor) { [work, log] in
      do {
        guard let work else { return }
        log.add("\(name): \(try await work.value())")
      } catch {
        log.add("\(name): \(error)")
      }
    }
    if cancelled { task.cancel() }
    ownExecutor?.drain()
    executor.drain()
    return task
  }

  func leave(_ task: Task<Void, Never>) {
    task.cancel()
    executor.drain()
  }

  func abandon() {
    work?.abandon()
    executor.drain()
  }

  /// Ends the oldest run; false when there is none.
  func end(with result: Result<String, any Error>) -> Bool {
    defer { executor.drain() }
    return api.end("work", with: result)
  }

  /// No one but those who wait holds the work any more.
  func release() { work = nil }

  var leftovers: [String] { executor.leftovers + api.open }
}
