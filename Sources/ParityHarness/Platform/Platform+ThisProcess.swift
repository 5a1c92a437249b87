#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Platform {
  /// Ends this process.
  package static func end(_ code: Int32) -> Never { exit(code) }

  /// Makes Ctrl-C and a request to terminate signals that do nothing; their numbers.
  static func ignoreInterrupts() -> [Int32] {
    let signals = [SIGINT, SIGTERM]
    for number in signals { signal(number, SIG_IGN) }
    return signals
  }

  /// The error number of what was not done because the process was asked to end.
  static var interrupted: Int32 { EINTR }

  /// What a shell takes for the end by Ctrl-C.
  static var interruptedExitCode: Int32 { 128 + SIGINT }

  /// Makes writing to a closed pipe an error rather than the end of the process.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Ends this process by `SIGALRM` after the given seconds, unless called again before.
  package static func setAlarm(seconds: Int) { _ = alarm(UInt32(seconds)) }

  /// Keeps a crash from leaving a core file behind.
  package static func forbidCoreFiles() {
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    #else
      setrlimit(RLIMIT_CORE, &limit)
    #endif
  }

  /// The path of the running program.
  package static func executablePath() -> String {
    #if os(Linux)
      var path = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = readlink("/proc/self/exe", &path, path.count)
      if count > 0 { return String(decoding: path[..<count], as: UTF8.self) }
    #elseif canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var path = [CChar](repeating: 0, count: Int(size))
      if _NSGetExecutablePath(&path, &size) == 0 { return String(cString: path) }
    #endif
    return CommandLine.arguments[0]
  }

  /// The signal with which an alarm ends a process.
  package static var alarmSignal: Int32 { SIGALRM }
}
