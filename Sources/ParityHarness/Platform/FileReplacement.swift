#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Platform {
  /// Puts a complete file atomically, replacing any other; a failure leaves all as it was.
  ///
  /// What is no plain file, such as a device, a pipe or a link, is not replaced but written to.
  package static func replace(file path: String, with bytes: [UInt8]) throws(Failure) {
    let isPlain = try isPlainFile(path)
    if isPlain == false { return try write(bytes, into: path) }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let draft = "\(folder).parity-\(UUID().uuidString)"
    let descriptor = try create(file: draft)
    do {
      defer { close(descriptor) }
      if isPlain == true { setPermissions(of: descriptor, likeFile: path) }
      try write(bytes, to: descriptor)
      try move(draft, over: path)
    } catch let failure {
      do {
        try remove(draft)
      } catch {
        // Of two failures the first is the cause, and a hidden draft that stays harms nothing.
      }
      throw failure
    }
  }

  /// Puts bytes behind those of a file, which need not exist.
  package static func append(_ bytes: [UInt8], toFile path: String) throws(Failure) {
    try write(bytes, into: path, isAppending: true)
  }

  private static func write(
    _ bytes: [UInt8], into path: String, isAppending: Bool = false
  ) throws(Failure) {
    let descriptor = try create(file: path, isAppending: isAppending)
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }
}
