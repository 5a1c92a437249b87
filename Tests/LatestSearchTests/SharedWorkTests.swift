import LatestSearch
import ManualTime
import Testing

@Suite(.timeLimit(.minutes(10)))
struct SharedWorkTests {
  private struct Offline: Error {}

  private let executor = ManualExecutor()
  private let api = HeldAPI()
  private let log = Recorder<String>()
  private let work: SharedWork<String>

  init() {
    work = SharedWork(executor: executor) { [api, log] in
      log.add("run")
      defer { if Task.isCancelled { log.add("run was cancelled") } }
      return try await api.search("work")
    }
  }

  private func join(_ name: String, cancelled: Bool = false) -> Task<Void, Never> {
    let task = Task(executorPreference: executor) { [work, log] in
      do {
        log.add("\(name): \(try await work.value())")
      } catch {
        log.add("\(name): \(error)")
      }
    }
    if cancelled { task.cancel() }
    executor.drain()
    return task
  }

  private func end(with result: Result<String, any Error>) -> Bool {
    defer { executor.drain() }
    return api.end("work", with: result)
  }

  private func leave(_ task: Task<Void, Never>) {
    task.cancel()
    executor.drain()
  }

  private var leftovers: [String] { executor.leftovers + api.open }

  @Test func `Those who come while it runs get the one result, in their order`() {
    for name in ["a", "b", "c"] { _ = join(name) }
    #expect(end(with: .success("token")))
    #expect(log.all == ["run", "a: token", "b: token", "c: token"])
    #expect(leftovers == [])
  }

  @Test func `One who leaves gets away at once, and the work goes on`() {
    let a = join("a")
    _ = join("b")
    leave(a)
    #expect(log.all == ["run", "a: CancellationError()"])
    #expect(end(with: .success("token")))
    #expect(log.all == ["run", "a: CancellationError()", "b: token"])
    #expect(leftovers == [])
  }

  @Test func `The last one who leaves stops the work`() {
    let callers = ["a", "b"].map { join($0) }
    for caller in callers { leave(caller) }
    #expect(end(with: .success("token")))
    #expect(
      log.all == [
        "run", "a: CancellationError()", "b: CancellationError()", "run was cancelled",
      ])
    #expect(leftovers == [])
  }

  @Test func `A failure reaches all who wait`() {
    for name in ["a", "b"] { _ = join(name) }
    #expect(end(with: .failure(Offline())))
    #expect(log.all == ["run", "a: Offline()", "b: Offline()"])
    #expect(leftovers == [])
  }

  @Test(arguments: [Result<String, any Error>.success("token"), .failure(Offline())])
  func `Who comes after the end starts anew`(first: Result<String, any Error>) {
    _ = join("a")
    #expect(end(with: first))
    _ = join("b")
    #expect(api.open == ["work"])
    #expect(end(with: .success("fresh")))
    #expect(log.all.count { $0 == "run" } == 2)
    #expect(log.all.last == "b: fresh")
    #expect(leftovers == [])
  }

  @Test func `A run that everybody has left is not joined again`() {
    leave(join("a"))
    _ = join("b")
    #expect(api.open == ["work", "work"])
    #expect(end(with: .success("of the first run")))
    #expect(!log.all.contains { $0.hasPrefix("b") })
    #expect(end(with: .success("of the second run")))
    #expect(log.all.last == "b: of the second run")
    #expect(leftovers == [])
  }

  @Test func `One who is cancelled beforehand starts nothing`() {
    _ = join("a", cancelled: true)
    #expect(log.all == ["a: CancellationError()"])
    #expect(leftovers == [])
  }

  @Test func `One who is cancelled when its result is queued still gets it`() {
    let ownExecutor = ManualExecutor()
    let caller = Task(executorPreference: ownExecutor) { [work, log] in
      do { log.add(try await work.value()) } catch { log.add("\(error)") }
    }
    ownExecutor.drain()
    executor.drain()
    #expect(end(with: .success("token")))
    #expect(ownExecutor.pending == 1)
    caller.cancel()
    ownExecutor.drain()
    #expect(log.all == ["run", "token"])
    #expect(leftovers + ownExecutor.leftovers == [])
  }

  @Test func `Callers that come and go on the ordinary executor all come to an end`() async {
    let work = SharedWork {
      await Task.yield()
      return "token"
    }
    var ended = 0
    await withTaskGroup { group in
      for index in 0..<500 {
        group.addTask {
          let caller = Task { try await work.value() }
          if index.isMultiple(of: 2) { caller.cancel() }
          switch await caller.result {
          case .success(let value): return value == "token"
          case .failure(let error): return index.isMultiple(of: 2) && error is CancellationError
          }
        }
      }
      for await isSound in group {
        #expect(isSound)
        ended += 1
      }
    }
    #expect(ended == 500)
  }
}
