#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the harness asks of the operating system; nothing else imports the C library.
package enum Platform {
  /// A call that the system refused, with the system's own reason.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    /// What was to be done, and to what.
    package let action: String
    /// The system's error number.
    package let code: Int32

    package var description: String { "cannot \(action): \(reason)" }
    package var reason: String { String(cString: strerror(code)) }
    package var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }
    package var isBrokenPipe: Bool { code == EPIPE }
  }

  /// The error number of a file that may not be read.
  package static var noPermission: Int32 { EACCES }

  // MARK: Files

  /// All bytes of a file.
  package static func read(file path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(action: "open \(path)", code: errno) }
    defer { systemClose(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else {
      throw Failure(action: "inspect \(path)", code: errno)
    }
    // One more than the size, so that the end of a file is met in the first reading.
    var bytes = [UInt8](repeating: 0, count: max(Int(information.st_size), 4096) + 1)
    var filled = 0
    while true {
      let count = try read(descriptor, into: &bytes, from: filled, of: path)
      if count == 0 { break }
      filled += count
      if filled == bytes.count { bytes.append(contentsOf: repeatElement(0, count: bytes.count)) }
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }

  /// Whether there is something at a path.
  package static func exists(file path: String) -> Bool { access(path, F_OK) == 0 }

  /// Makes a folder, and those that it is in where they are missing.
  package static func makeFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o755) == 0 || errno == EEXIST && isFolder(path) { return }
    let code = errno
    guard code == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw Failure(action: "make the folder \(path)", code: code)
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o755) == 0 else {
      throw Failure(action: "make the folder \(path)", code: errno)
    }
  }

  /// Replaces a file atomically.
  package static func move(_ source: String, over destination: String) throws(Failure) {
    guard rename(source, destination) == 0 else {
      throw Failure(action: "replace \(destination)", code: errno)
    }
  }

  // MARK: Descriptors

  /// Writes all bytes; throws `isBrokenPipe` when the other end no longer reads.
  package static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) throws(Failure) {
    let bytes = Array(bytes)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress! + written, bytes.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw Failure(action: "write to descriptor \(descriptor)", code: errno)
      }
    }
  }

  /// Reads what is there into the array from an index on; 0 at the end.
  package static func read(
    _ descriptor: Int32, into bytes: inout [UInt8], from index: Int, of name: String
  ) throws(Failure) -> Int {
    while true {
      let count = bytes.withUnsafeMutableBytes { buffer in
        systemRead(descriptor, buffer.baseAddress! + index, buffer.count - index)
      }
      if count >= 0 { return count }
      if errno != EINTR { throw Failure(action: "read \(name)", code: errno) }
    }
  }

  /// Moves a descriptor out of the way and puts another file in its place.
  ///
  /// A worker does so with its standard input and output, which the subject may then use as it
  /// likes.
  package static func redirect(_ descriptor: Int32, leaving replacement: Int32) -> Int32 {
    let taken = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    dup2(replacement, descriptor)
    return taken
  }

  /// A descriptor from which nothing can be read.
  package static func openNull() -> Int32 { open("/dev/null", O_RDWR | O_CLOEXEC) }

  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// A pipe whose two ends no child process inherits unless it is given them.
  package static func makePipe() throws(Failure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(action: "make a pipe", code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  package static func close(_ descriptor: Int32) { systemClose(descriptor) }

  /// A new, empty file that can be written to, which replaces any that is there, or which continues
  /// it.
  package static func create(file path: String, isAppending: Bool = false) throws(Failure) -> Int32
  {
    let mode = isAppending ? O_APPEND : O_TRUNC
    let descriptor = open(path, O_WRONLY | O_CREAT | mode | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure(action: "create \(path)", code: errno) }
    return descriptor
  }

  // MARK: Two descriptors at once

  /// Which of two descriptors something can be done with.
  package struct Readiness: Sendable {
    package let canRead: Bool
    package let canWrite: Bool
  }

  /// Waits until there is something to read, or room to write where `writing` is given.
  ///
  /// Nil when neither happens in time. A descriptor whose other end is gone is
  /// ready: using it tells.
  package static func wait(
    reading: Int32, writing: Int32?, milliseconds: Int
  ) throws(Failure) -> Readiness? {
    let descriptors = [pollfd(fd: reading, events: Int16(POLLIN), revents: 0)]
    var polled =
      descriptors + (writing.map { [pollfd(fd: $0, events: Int16(POLLOUT), revents: 0)] } ?? [])
    let count = poll(&polled, nfds_t(polled.count), Int32(clamping: max(milliseconds, 0)))
    // A signal that was caught is no news from either.
    if count < 0 && errno == EINTR { return Readiness(canRead: false, canWrite: false) }
    guard count >= 0 else { throw Failure(action: "wait for a pipe", code: errno) }
    if count == 0 { return nil }
    return Readiness(
      canRead: polled[0].revents != 0, canWrite: polled.last?.revents != 0 && polled.count > 1)
  }

  /// Makes writing take what there is room for, rather than wait.
  package static func setNonBlocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Writes what there is room for; how many bytes that was.
  package static func writeSome(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(Failure)
    -> Int
  {
    let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress!, $0.count) }
    if count >= 0 { return count }
    if errno == EAGAIN || errno == EINTR { return 0 }
    throw Failure(action: "write to descriptor \(descriptor)", code: errno)
  }

  // MARK: Processes

  /// How a process ended.
  package enum ExitStatus: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

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

  // MARK: This process

  /// Ends this process.
  package static func end(_ code: Int32) -> Never { exit(code) }

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

  /// The signal with which an alarm ends a process.
  package static var alarmSignal: Int32 { SIGALRM }
}

// The C functions have the names of the functions above.
private func systemClose(_ descriptor: Int32) { close(descriptor) }

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func systemKill(_ process: Int32, _ signal: Int32) -> Int32 { kill(process, signal) }

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int)
  -> Int
{
  read(descriptor, bytes, count)
}
