package import ParityHarness

extension Demo {
  /// When a cancelled sleep throws and when it does not, and the moment on which the runtimes
  /// differ.
  package static let cancellation = Demo(name: "cancellation") {
    (context: Context) async throws(Problem) in
    await CancellationDemo(print: context.print).run()
    let kotlin = try context.recordedOutcome(of: "delay-cancelled-when-queued", in: "cancellation")
    await CancellationDemo(print: context.print).race(kotlin: kotlin)
  }
}

/// The published experiment, on this machine's clock.
private struct CancellationDemo {
  let print: @Sendable (String) -> Void

  func run() async {
    await Task {
      cancelCurrentTask()
      print("before: isCancelled=\(Task.isCancelled)")
      do {
        try await Task.sleep(for: .milliseconds(100))
        print("before: sleep returned")
      } catch {
        print("before: error=\(type(of: error)), \(isCancellation(error))")
      }
      let value: Void? = try? await Task.sleep(for: .milliseconds(100))
      print("try?: nil=\(value == nil), continued=true, isCancelled=\(Task.isCancelled)")
      print("check: \(check())")
    }.value

    let waiting = Task {
      do {
        try await Task.sleep(for: .seconds(30))
        print("during: sleep returned")
      } catch {
        print("during: \(isCancellation(error))")
      }
    }
    // Half way, as far as a clock can tell; nothing below depends on how long this takes.
    do { try await Task.sleep(for: .milliseconds(100)) } catch { return }
    waiting.cancel()
    await waiting.value

    await Task {
      do {
        try await Task.sleep(for: .milliseconds(100))
        print("after: sleep returned")
      } catch {
        print("after: \(isCancellation(error))")
      }
      cancelCurrentTask()
      print("after: continued=true, isCancelled=\(Task.isCancelled)")
      print("after: check \(check())")
    }.value
  }

  /// The timer has ended, the resumption is queued and has not run, and then comes the cancel.
  func race(kotlin: Outcome) async {
    let swift = await CancellationExperiment(
      operation: .delay, milliseconds: 100, cancel: .queued, swallows: false
    ).run()
    print("")
    print("cancelled when the timer had ended and the resumption had not run:")
    print(
      "Swift, live:      sleep \(swift.threw ? "threw" : "returned"), "
        + "continued=\(swift.continued), isCancelled=\(swift.isCancelled)")
    print(
      "Kotlin, recorded: delay \(kotlin["threw"] == true ? "threw" : "returned"), "
        + "continued=\(text(kotlin["continued"])), isCancelled=\(text(kotlin["isCancelled"]))")
  }

  private func text(_ value: JSONValue?) -> String { value?.text ?? "missing" }

  private func cancelCurrentTask() { withUnsafeCurrentTask { $0?.cancel() } }

  private func check() -> String {
    do {
      try Task.checkCancellation()
      return "CancellationError=false"
    } catch {
      return isCancellation(error)
    }
  }

  private func isCancellation(_ error: any Error) -> String {
    "CancellationError=\(error is CancellationError)"
  }
}
