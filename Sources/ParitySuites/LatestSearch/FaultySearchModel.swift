import LatestSearch
import ManualTime
import ParitySuites

/// A search model with one fault; without a fault it does what the shipped one does.
actor FaultySearchModel: DrivableSearch {
  enum Fault: CaseIterable {
    case none
    /// The request before goes on when a query is submitted.
    case noCancel
    /// Whatever comes back is committed.
    case noCheck
    /// As published: looks at its cancellation, waits for the actor, commits.
    case checkBeforeAwait
    /// Every error is shown, a cancellation too.
    case cancellationShown
    /// The request keeps the model alive.
    case strongCapture
  }

  private(set) var visible = SearchState<String>.idle

  private let fault: Fault
  private let api: SteppedAPI
  private let executor: ManualExecutor
  private let requestExecutor: ManualExecutor
  private let observe: @Sendable (SearchEvent) -> Void
  private var currentTask: Task<Void, Never>?
  private var currentID = 0

  init(
    _ fault: Fault, api: SteppedAPI, executor: ManualExecutor, requestExecutor: ManualExecutor,
    observe: @escaping @Sendable (SearchEvent) -> Void
  ) {
    self.fault = fault
    self.api = api
    self.executor = executor
    self.requestExecutor = requestExecutor
    self.observe = observe
  }

  deinit {
    currentTask?.cancel()
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func submit(_ query: String) {
    if fault != .noCancel { currentTask?.cancel() }
    visible = .loading(query: query)
    observe(SearchEvent(.started, query))
    currentID += 1
    let id = currentID
    let owner = fault == .strongCapture ? self : nil
    currentTask = Task(executorPreference: requestExecutor) { [weak self, api, observe] in
      let answer = await Self.answer(of: api, to: query)
      let wasCancelled = Task.isCancelled
      if let model = owner ?? self {
        await model.end(id, query, answer, wasCancelled: wasCancelled)
      } else {
        if case .success = answer { observe(SearchEvent(.received, query)) }
        observe(SearchEvent(.cancelled, query))
      }
    }
  }

  func clear() {
    currentTask?.cancel()
    currentID += 1
    visible = .idle
  }

  private static func answer(
    of api: SteppedAPI, to query: String
  ) async -> Result<String, any Error> {
    do {
      try Task.checkCancellation()
      return .success(try await api.search(query))
    } catch {
      return .failure(error)
    }
  }

  private func end(
    _ id: Int, _ query: String, _ answer: Result<String, any Error>, wasCancelled: Bool
  ) {
    if case .success = answer { observe(SearchEvent(.received, query)) }
    let isWanted =
      switch fault {
      case .noCheck: true
      case .checkBeforeAwait: !wasCancelled
      default: id == currentID && !Task.isCancelled
      }
    switch answer {
    case .success(let answer) where isWanted:
      visible = .results(answer, query: query)
      observe(SearchEvent(.committed, query))
    case .failure(let error) where fault == .cancellationShown:
      visible = .failure(error, query: query)
      observe(SearchEvent(.failed, query))
    case .failure(let error) where isWanted && !(error is CancellationError):
      visible = .failure(error, query: query)
      observe(SearchEvent(.failed, query))
    default:
      if id == currentID { visible = .idle }
      observe(SearchEvent(.cancelled, query))
    }
  }
}
