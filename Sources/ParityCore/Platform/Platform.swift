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

    /// A refusal of the call that has just been made.
    package init(action: String, code: Int32) {
      self.action = action
      self.code = code
    }

    package var description: String { "cannot \(action): \(reason)" }
    package var reason: String { String(cString: strerror(code)) }
    package var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }
    package var isBrokenPipe: Bool { code == EPIPE }
  }

  /// The error number of a file that may not be read.
  package static var noPermission: Int32 { EACCES }
}
