#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Platform {
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

  /// Gives an open file the permissions of another, as far as the file system has any.
  static func setPermissions(of descriptor: Int32, likeFile path: String) {
    var information = stat()
    if stat(path, &information) == 0 { fchmod(descriptor, information.st_mode & 0o777) }
  }

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
}

// The C functions have the names of the functions above.
private func systemClose(_ descriptor: Int32) { close(descriptor) }

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
