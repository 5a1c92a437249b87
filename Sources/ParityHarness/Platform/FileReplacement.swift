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
    // Where there is nothing, or nothing that may be looked at, there is no type.
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    if let type, type != .typeRegular { return try write(bytes, into: path) }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let draft = "\(folder).parity-\(UUID().uuidString)"
    do {
      try write(bytes, into: draft)
      try move(draft, over: path)
    } catch {
      // A draft that could not be made is not missed.
      try? FileManager.default.removeItem(atPath: draft)
      throw error
    }
  }

  /// Puts bytes behind those of a file, which need not exist.
  package static func append(_ bytes: [UInt8], toFile path: String) throws(Failure) {
    try write(bytes, into: path, isAppending: true)
  }

  /// How many bytes a file has; none where there is no file.
  package static func size(ofFile path: String) -> Int {
    // What cannot be looked at cannot be written to either, which says why.
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return Int(attributes?[.size] as? UInt64 ?? 0)
  }

  private static func write(
    _ bytes: [UInt8], into path: String, isAppending: Bool = false
  ) throws(Failure) {
    let descriptor = try create(file: path, isAppending: isAppending)
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }
}
