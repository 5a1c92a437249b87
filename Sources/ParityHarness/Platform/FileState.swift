#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// By what a file is seen to have changed, without reading it.
package struct FileState: Hashable, Sendable {
  private let file: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// A state that a test makes up.
  package init(size: Int64) { (file, self.size, seconds, nanoseconds) = (0, size, 0, 0) }

  /// The state of the file at a path; nil where there is none, or it cannot be looked at.
  init?(of path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    #if canImport(Darwin)
      let modified = information.st_mtimespec
    #else
      let modified = information.st_mtim
    #endif
    file = UInt64(information.st_ino)
    size = Int64(information.st_size)
    seconds = Int64(modified.tv_sec)
    nanoseconds = Int64(modified.tv_nsec)
  }
}
