package import LatestSearch

/// A search model with one fault; without a fault it does what the shipped one does.
package actor FaultySearchModel: SearchModelUnderTest {
  package private(set) var visible = SearchState<String>.idle

  private let fault: Fault?
  private let api: SteppedAPI
  private let executor: any SerialExecutor
  private let requestExecutor: any TaskExecutor
  private let observe: @Sendable (SearchEvent) -> Void
  private var current: (id: Int, query: String, task: Task<Void, Never>)?
  private var lastID = 0

  package init(
    _ fault: Fault?, api: SteppedAPI, executor: any SerialExecutor,
    requestExecutor: any TaskExecutor, observe: @escaping @Sendable (SearchEvent) -> Void
  ) {
    self.fault = fault
    self.api = api
    self.executor = executor
    self.requestExecutor = requestExecutor
    self.observe = observe
  }

  deinit {
    if fault != .releaseIgnored { current?.task.cancel() }
  }

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  package func submit(_ query: String) {
    if fault == .sameQueryJoined && current?.query == query { return }
    if fault != .notCancelled { current?.task.cancel() }
    if fault != .loadingNotShown { visible = .loading(query: query) }
    observe(SearchEvent(.started, query))
    lastID += 1
    current = (lastID, query, start(lastID, query))
  }

  package func clear() {
    if fault != .clearDoesNotCancel {
      current?.task.cancel()
      current = nil
    }
    if fault != .clearKeepsShowing { visible = .idle }
  }

  private func start(_ id: Int, _ query: String) -> Task<Void, Never> {
    let owner = fault == .strongCapture ? self : nil
    return Task(executorPreference: requestExecutor) { [weak self, api, observe, fault] in
      let answer = await Self.answer(of: api, to: query, fault)
      let wasCancelled = Task.isCancelled
      if let model = owner ?? self {
        await model.end(id, query, answer, wasCancelled: wasCancelled)
      } else {
        if case .success = answer { observe(SearchEvent(.received, query)) }
        observe(SearchEvent(.cancelled, query))
      }
    }
  }

  private static func answer(
    of api: SteppedAPI, to query: String, _ fault: Fault?
  ) async -> Result<String, any Error> {
    do {
      if fault != .startUnchecked { try Task.checkCancellation() }
      return .success(try await api.search(query))
    } catch {
      return .failure(error)
    }
  }

  private func end(
    _ id: Int, _ query: String, _ answer: Result<String, any Error>, wasCancelled: Bool
  ) {
    if case .success = answer { observe(SearchEvent(.received, query)) }
    guard isWanted(id, answer, wasCancelled) else {
      observe(SearchEvent(.cancelled, query))
      return
    }
    current = nil
    switch answer {
    case .success(let answer):
      visible = .results(answer, query: query)
      observe(SearchEvent(.committed, query))
    case .failure(let error) where Self.isCancellation(error) && !shows(error):
      if fault == .giveUpClears { visible = .idle }
      observe(SearchEvent(.cancelled, query))
    case .failure where fault == .failureHidden:
      visible = .idle
      observe(SearchEvent(.failed, query))
    case .failure(let error):
      visible = .failure(error, query: query)
      observe(SearchEvent(.failed, query))
    }
  }

  private static func isCancellation(_ error: any Error) -> Bool {
    error is CancellationError || error is SteppedAPI.ReportedCancellation
  }

  /// Whether a cancellation is taken for a failure.
  private func shows(_ error: any Error) -> Bool {
    fault == .cancellationShown
      || fault == .reportedCancellationShown && error is SteppedAPI.ReportedCancellation
  }

  /// Whether the end of a request may be seen.
  private func isWanted(
    _ id: Int, _ answer: Result<String, any Error>, _ wasCancelled: Bool
  ) -> Bool {
    let isCancellation = answer.error.map(Self.isCancellation) ?? false
    return switch fault {
    case .unchecked: true
    case .checkedBeforeTheAwait: !wasCancelled
    case .cancellationShown where isCancellation: true
    case .staleFailureShown where answer.error != nil && !isCancellation: true
    default: current?.id == id && !Task.isCancelled
    }
  }
}

extension Result {
  fileprivate var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}
