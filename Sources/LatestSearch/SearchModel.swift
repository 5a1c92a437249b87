/// Searches as one types, and shows the answer to the latest query only.
///
/// The model owns the one current request. Submitting a query cancels the request before it; that
/// saves the work which a cooperative API can still stop. An answer becomes visible only when its
/// request is still the current one and is not cancelled. That is looked at in the same synchronous
/// step that shows it, with no `await` between, so a stale answer is never shown, not even by an
/// API that ignores its cancellation.
///
/// ```swift
/// let model = SearchModel(api: api) { event in logger.debug("\(event.kind.rawValue)") }
/// await model.submit("sw")
/// await model.submit("swift")  // "sw" is cancelled, and can change nothing any more
/// ```
///
/// A cancellation is no failure. A request that is cancelled ends as `cancelled` whatever its API
/// throws then. A real error of the current request is shown; that of a superseded one never is.
///
/// The API may also give the current request up by itself. That leaves what is visible as it was,
/// `loading`; the request ends as `cancelled` and is not current any more, and the app submits
/// again, or clears. Not every API reports a cancellation as `CancellationError`, so say what else
/// is one:
///
/// ```swift
/// SearchModel(api: api, isCancellation: { ($0 as? URLError)?.code == .cancelled })
/// ```
///
/// A running request does not keep the model alive: a model that is released cancels it.
public actor SearchModel<API: SearchAPI> {
  private struct Request {
    let id: Int
    let task: Task<Void, Never>
  }

  /// What the screen shows: `loading` from a submit until its request is answered or fails.
  public private(set) var visible = SearchState<API.Answer>.idle

  private let api: API
  private let observe: @Sendable (SearchEvent) -> Void
  private let isCancellation: @Sendable (any Error) -> Bool
  private let executor: (any SerialExecutor)?
  private let requestExecutor: (any TaskExecutor)?
  private let ordinaryActor = OrdinaryActor()
  private var current: Request?
  private var lastID = 0

  /// A model over an API.
  ///
  /// - Parameters:
  ///   - api: where the answers come from.
  ///   - observe: is told at once what happens, and must not take long.
  ///   - isCancellation: whether the API means a cancellation by an error; `CancellationError` is
  ///     one in any case.
  public init(
    api: API, observe: @escaping @Sendable (SearchEvent) -> Void = { _ in },
    isCancellation: @escaping @Sendable (any Error) -> Bool = { _ in false }
  ) {
    self.api = api
    self.observe = observe
    self.isCancellation = isCancellation
    executor = nil
    requestExecutor = nil
  }

  /// A model that is stepped by a test: itself on one executor, what its requests do on another.
  ///
  /// With one for both a request would be back on the actor without waiting for it, and a check
  /// made before that wait could not be told from one made after it.
  package init(
    api: API, executor: any SerialExecutor, requestExecutor: any TaskExecutor,
    observe: @escaping @Sendable (SearchEvent) -> Void = { _ in },
    isCancellation: @escaping @Sendable (any Error) -> Bool = { _ in false }
  ) {
    self.api = api
    self.observe = observe
    self.isCancellation = isCancellation
    self.executor = executor
    self.requestExecutor = requestExecutor
  }

  deinit {
    current?.task.cancel()
  }

  /// The executor of an actor that has no other, unless a test has given one.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor?.asUnownedSerialExecutor() ?? ordinaryActor.unownedExecutor
  }

  /// Starts a request in place of the current one; the same query again is another request.
  public func submit(_ query: String) {
    current?.task.cancel()
    visible = .loading(query: query)
    observe(SearchEvent(.started, query))
    lastID += 1
    current = Request(id: lastID, task: start(lastID, query))
  }

  /// Drops the current request and shows nothing: the field was cleared.
  public func clear() {
    current?.task.cancel()
    current = nil
    visible = .idle
  }

  private func start(_ id: Int, _ query: String) -> Task<Void, Never> {
    Task(executorPreference: requestExecutor) { [weak self, api, observe] in
      let answer = await Self.answer(of: api, to: query)
      if let self {
        await self.end(id, query, with: answer)
      } else {
        if case .success = answer { observe(SearchEvent(.received, query)) }
        observe(SearchEvent(.cancelled, query))
      }
    }
  }

  private static func answer(
    of api: API, to query: String
  ) async -> Result<API.Answer, any Error> {
    do {
      // NB: Swift also runs a task that was cancelled before it began.
      try Task.checkCancellation()
      return .success(try await api.search(query))
    } catch {
      return .failure(error)
    }
  }

  /// Ends a request on the actor: the check and what it allows are one step.
  private func end(_ id: Int, _ query: String, with answer: Result<API.Answer, any Error>) {
    if case .success = answer { observe(SearchEvent(.received, query)) }
    // Who is superseded is cancelled, so either would do; each holds when the other is forgotten.
    guard current?.id == id, !Task.isCancelled else {
      observe(SearchEvent(.cancelled, query))
      return
    }
    current = nil
    switch answer {
    case .success(let answer):
      visible = .results(answer, query: query)
      observe(SearchEvent(.committed, query))
    case .failure(let error) where error is CancellationError || isCancellation(error):
      // The API gave up by itself, because work that it shares with others was cancelled, say. What
      // to show then is for the app to decide.
      observe(SearchEvent(.cancelled, query))
    case .failure(let error):
      visible = .failure(error, query: query)
      observe(SearchEvent(.failed, query))
    }
  }
}

/// Lends its executor to an actor that may have another.
private actor OrdinaryActor {}
