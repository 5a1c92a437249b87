#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder for files that are not complete yet; it goes when nothing holds it any more.
final class Scratch {
  let path: String

  /// Makes the folder, and the one that it stands in.
  init(in parent: String, name: String = "scratch") throws(Problem) {
    path = "\(parent)/.\(name)-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      try? FileManager.default.removeItem(atPath: path)  // left by a killed run of this number
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Problem(.fileUnwritable, "cannot make the folder \(Escaped.plain(path)): \(error)")
    }
  }

  deinit {
    // What stays behind is ignored by git and by every later run.
    try? FileManager.default.removeItem(atPath: path)
  }
}
