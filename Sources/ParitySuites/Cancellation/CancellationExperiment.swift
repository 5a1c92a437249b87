import ManualTime

/// One operation, the moment at which its task is cancelled, and how its caller takes an error.
///
/// The task runs on an executor that is stepped by hand, so that "resumed, and not yet run" is a
/// state to act in. The sleep is the real one, on the real clock: only its resumption is held.
package struct CancellationExperiment: Sendable {
  package enum Operation: String, Codable, Sendable, CaseIterable {
    /// `Task.sleep`.
    case delay
    /// A continuation with a cancellation handler, as one writes it around a callback.
    case ownSuspension = "own-suspension"
    /// A continuation without one.
    case uncancellableSuspension = "uncancellable-suspension"
    /// `Task.yield`.
    case yield
  }

  package enum Moment: String, Codable, Sendable, CaseIterable {
    case never
    /// After the task was made and before its first step.
    case beforeStart = "before-start"
    /// By the task itself, before it asks for the operation.
    case before
    /// While it is suspended, and before anything resumes it.
    case halfWay = "half-way"
    /// When its resumption is queued, and has not run.
    case queued
    /// By the task itself, as soon as the operation has returned.
    case after
  }

  /// What the task saw.
  package struct Observation: Codable, Sendable {
    /// The operation returned, or threw.
    package var returned = false
    package var threw = false
    /// The statement after the operation ran, also after a swallowed error.
    package var continued = false
    /// What `Task.isCancelled` and `Task.checkCancellation()` said at the task's last moment.
    package var isCancelled = false
    package var checkThrows = false
  }

  package let operation: Operation
  /// How long a delay is; nil for what is none.
  package let milliseconds: Int64?
  package let cancel: Moment
  package let swallows: Bool

  package init(operation: Operation, milliseconds: Int64?, cancel: Moment, swallows: Bool) {
    self.operation = operation
    self.milliseconds = milliseconds
    self.cancel = cancel
    self.swallows = swallows
  }

  /// Runs the experiment to its end.
  package func run() async -> Observation {
    let executor = ManualExecutor()
    let suspension = HeldSuspension()
    let progress = Progress()
    let task = Task(executorPreference: executor) {
      defer { progress.enter(.ended) }
      return await observe(suspension, progress)
    }
    if cancel == .beforeStart { task.cancel() }
    // A yield waits in the queue itself; everything else leaves it empty while it is suspended.
    while operation == .yield ? progress.phase < .asking : executor.pending > 0 { executor.step() }
    if cancel == .halfWay { task.cancel() }
    var hasMissed = false
    if cancel == .queued {
      suspension.resume()
      hasMissed = progress.phase > .asking
      if !hasMissed { await executor.waitForJobs(1) }
      task.cancel()
    }
    while progress.phase < .ended {
      suspension.resume()
      await executor.waitForJobs(1)
      executor.step()
    }
    precondition(executor.leftovers.isEmpty, "\(executor.leftovers) after \(self)")
    // The real timer fired before the task was left alone: nothing was measured, so once more.
    return hasMissed ? await run() : await task.value
  }

  /// The code that an app would have: an operation, and what comes after it.
  private func observe(_ suspension: HeldSuspension, _ progress: Progress) async -> Observation {
    var seen = Observation()
    if cancel == .before { withUnsafeCurrentTask { $0?.cancel() } }
    do {
      do {
        progress.enter(.asking)
        try await perform(suspension)
        progress.enter(.beyond)
        seen.returned = true
      } catch {
        progress.enter(.beyond)
        seen.threw = true
        if !swallows { throw error }
      }
      if cancel == .after { withUnsafeCurrentTask { $0?.cancel() } }
      seen.continued = true
    } catch {
      // The code ends here, as a function that throws does.
    }
    seen.isCancelled = Task.isCancelled
    do { try Task.checkCancellation() } catch { seen.checkThrows = true }
    return seen
  }

  private func perform(_ suspension: HeldSuspension) async throws {
    switch operation {
    case .delay: try await Task.sleep(for: .milliseconds(milliseconds ?? 0))
    case .ownSuspension: try await suspension.suspendCancellably()
    case .uncancellableSuspension: await suspension.suspend()
    case .yield: await Task.yield()
    }
  }
}

extension CancellationExperiment: Codable {
  private enum CodingKeys: String, CodingKey {
    case operation, milliseconds, cancel, swallows
  }

  /// Reads an experiment that can be run.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      operation: try values.decode(Operation.self, forKey: .operation),
      milliseconds: try values.decodeIfPresent(Int64.self, forKey: .milliseconds),
      cancel: try values.decode(Moment.self, forKey: .cancel),
      swallows: try values.decode(Bool.self, forKey: .swallows))
    func fault(_ expected: String) -> DecodingError.Context {
      DecodingError.Context(
        codingPath: values.codingPath + [CodingKeys.milliseconds],
        debugDescription: "expected \(expected)")
    }
    switch (operation, milliseconds) {
    case (.delay, nil):
      throw DecodingError.valueNotFound(Int64.self, fault("the milliseconds of the delay"))
    case (.delay, let length?) where cancel == .queued && length <= 0:
      throw DecodingError.dataCorrupted(
        fault("a delay that suspends, so that its end can be queued"))
    case (.delay, _), (_, nil): break
    case (_, _?):
      throw DecodingError.typeMismatch(
        Int64?.self, fault("null, as only a delay has a length"))
    }
  }
}
