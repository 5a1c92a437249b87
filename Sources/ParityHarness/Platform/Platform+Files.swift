#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Platform {
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

  /// Removes a file, or a folder with all that is in it.
  static func remove(_ path: String) throws(Failure) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw Failure(action: "remove \(path)", code: noPermission)
    }
  }
}
