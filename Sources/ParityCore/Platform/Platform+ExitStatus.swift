#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Platform {
  /// How a process ended.
  package enum ExitStatus: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// The name of a signal, as manuals write it.
  package static func signalName(_ signal: Int32) -> String {
    switch signal {
    case SIGABRT: "SIGABRT"
    case SIGALRM: "SIGALRM"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    case SIGILL: "SIGILL"
    case SIGINT: "SIGINT"
    case SIGKILL: "SIGKILL"
    case SIGPIPE: "SIGPIPE"
    case SIGSEGV: "SIGSEGV"
    case SIGTERM: "SIGTERM"
    case SIGTRAP: "SIGTRAP"
    default: "signal \(signal)"
    }
  }
}

extension Platform.ExitStatus {
  /// How a process ended, to put behind its name.
  package var words: String {
    switch self {
    case .exited(let code): "ended with exit code \(code)"
    case .signalled(let signal): "ended by \(Platform.signalName(signal))"
    }
  }
}
