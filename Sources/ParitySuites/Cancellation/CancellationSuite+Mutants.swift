package import ParityHarness

private typealias Experiment = CancellationExperiment

extension CancellationSuite {
  package typealias Fault = Mutant<CancellationExperiment, CancellationExperiment.Observation>

  /// Runtimes that do otherwise at one moment, Kotlin's way among them, and instruments that are
  /// off.
  package var mutants: [Fault] { runtimes + instruments }

  private var runtimes: [Fault] {
    [
      experiment("queued-resumption-taken-back", "As in Kotlin: a cancel undoes a resumption.") {
        $0.cancel == .queued ? $0.with(cancel: .halfWay) : $0
      },
      experiment("clock-looks-after-waking", "A delay looks at its cancellation once more.") {
        $0.operation == .delay && $0.cancel == .queued ? $0.with(cancel: .halfWay) : $0
      },
      experiment("no-delay-is-not-asked", "As in Kotlin: a delay of zero or less just returns.") {
        $0.operation == .delay && $0.milliseconds ?? 0 <= 0 && $0.cancel != .never
          ? $0.with(cancel: .after) : $0
      },
      experiment("yield-throws", "As in Kotlin: a yield looks at its cancellation.") {
        $0.operation == .yield ? $0.with(operation: .ownSuspension) : $0
      },
      experiment("own-suspension-deaf", "The cancellation handler of a continuation never runs.") {
        $0.operation == .ownSuspension ? $0.with(operation: .uncancellableSuspension) : $0
      },
      experiment("every-suspension-hears", "A continuation without a handler is cancelled too.") {
        $0.operation == .uncancellableSuspension ? $0.with(operation: .ownSuspension) : $0
      },
      observation("cancelled-before-the-start-never-runs", "As in Kotlin: the body is left out.") {
        if $0.cancel == .beforeStart { $1 = Experiment.Observation() }
      },
    ]
  }

  private var instruments: [Fault] {
    [
      // One that is to end a long delay half way would be waited for.
      experiment("cancel-forgotten", "A cancel is forgotten, unless it comes half way.") {
        $0.cancel == .halfWay ? $0 : $0.with(cancel: .never)
      },
      experiment("swallows-always", "An error is always swallowed.") { $0.with(swallows: true) },
      experiment("swallows-never", "An error is never swallowed.") { $0.with(swallows: false) },
      observation("check-never-throws", "Task.checkCancellation() never throws.") {
        $1.checkThrows = false
      },
      observation("never-is-cancelled", "Task.isCancelled is never true.") {
        $1.isCancelled = false
      },
      observation("returns-and-throws", "What threw counts as returned.") {
        $1.returned = $1.returned || $1.threw
      },
      observation("always-continues", "What follows an error runs all the same.") {
        $1.continued = $1.continued || $1.threw
      },
    ]
  }

  /// Answers one experiment as the runtime answers another.
  private func experiment(
    _ name: String, _ fault: String, _ change: @escaping @Sendable (Experiment) -> Experiment
  ) -> Fault {
    Mutant(name, fault) { await change($0).run() }
  }

  /// What was seen is changed.
  private func observation(
    _ name: String, _ fault: String,
    _ change: @escaping @Sendable (Experiment, inout Experiment.Observation) -> Void
  ) -> Fault {
    Mutant(name, fault) { experiment in
      var seen = await experiment.run()
      change(experiment, &seen)
      return seen
    }
  }
}

extension CancellationExperiment {
  fileprivate func with(
    operation: Operation? = nil, cancel: Moment? = nil, swallows: Bool? = nil
  ) -> CancellationExperiment {
    CancellationExperiment(
      operation: operation ?? self.operation, milliseconds: milliseconds,
      cancel: cancel ?? self.cancel, swallows: swallows ?? self.swallows)
  }
}
