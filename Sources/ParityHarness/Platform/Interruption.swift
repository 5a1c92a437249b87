import Dispatch
import Synchronization

/// That somebody asks this process to end, by Ctrl-C or by a signal to terminate.
///
/// Once it listens the process does not end by itself. Its children are ended at once and no other
/// is started, so that whatever waits for one goes on soon and can look.
enum Interruption {
  private struct State {
    var isRequested = false
    var children: Set<Int32> = []
  }

  private static let state = Mutex(State())

  /// What listens, kept as long as the process runs; set once, before anything else happens.
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

  /// Whether it was asked.
  static var isRequested: Bool { state.withLock { $0.isRequested } }

  /// Listens from now on; a descriptor that can be read once it was asked.
  static func listen() throws(Platform.Failure) -> Int32 {
    let (reading, writing) = try Platform.makePipe()
    // A child inherits that the signals are ignored, and so is not the first to end.
    sources = Platform.ignoreInterrupts().map { signal in
      let source = DispatchSource.makeSignalSource(signal: signal, queue: .global())
      source.setEventHandler { request(writing) }
      source.activate()
      return source
    }
    return reading
  }

  private static func request(_ descriptor: Int32) {
    state.withLock { state in
      state.isRequested = true
      for child in state.children { Platform.kill(child) }
    }
    // Where the pipe is full it has been told already.
    do { try Platform.write([0], to: descriptor) } catch { return }
  }

  /// Notes a child to end when asked.
  static func note(started child: Int32) {
    state.withLock { state in
      state.children.insert(child)
      if state.isRequested { Platform.kill(child) }
    }
  }

  /// Notes that a child has ended and was waited for.
  static func note(ended child: Int32) {
    state.withLock { _ = $0.children.remove(child) }
  }
}
