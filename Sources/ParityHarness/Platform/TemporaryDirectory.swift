#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder for files that are not complete yet; it is removed when nothing holds it any more.
final class TemporaryDirectory {
  let path: String

  /// Makes the folder in another one, which is made too if it is missing.
  init(in parent: String, name: String = "scratch") throws(Platform.Failure) {
    path = "\(parent)/.\(name)-\(ProcessInfo.processInfo.processIdentifier)"
    try? FileManager.default.removeItem(atPath: path)  // left by a killed run of this number
    try Platform.makeFolder(path)
  }

  deinit {
    // What stays behind is ignored by git and by every later run.
    try? FileManager.default.removeItem(atPath: path)
  }
}
