#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Platform {
  /// Starts a program with the three standard descriptors given; its process id.
  package static func spawn(
    _ executable: String, _ arguments: [String], environment: [String: String],
    input: Int32, output: Int32, error: Int32
  ) throws(Failure) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (target, source) in [input, output, error].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
    }
    // A signal that this process ignores or blocks would stay so in the child, alarms among them.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGALRM] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let argumentPointers = ([executable] + arguments).map { strdup($0) } + [nil]
    let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    defer { for pointer in argumentPointers + variables { free(pointer) } }
    var process: pid_t = 0
    let code = posix_spawn(
      &process, executable, &actions, &attributes, argumentPointers, variables + [nil])
    guard code == 0 else { throw Failure(action: "start \(executable)", code: code) }
    return process
  }

  /// Waits for a child process to end; how it did, and the most memory that it had, in bytes.
  package static func wait(for process: Int32) -> (status: ExitStatus, peakMemory: Int) {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    #if canImport(Darwin)
      let peak = usage.ru_maxrss
    #else
      let peak = usage.ru_maxrss * 1024
    #endif
    return (signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal), peak)
  }

  /// Ends another process, which cannot prevent it.
  package static func kill(_ process: Int32) { _ = systemKill(process, SIGKILL) }
}

// The C function has the name of a function above.
private func systemKill(_ process: Int32, _ signal: Int32) -> Int32 { kill(process, signal) }
