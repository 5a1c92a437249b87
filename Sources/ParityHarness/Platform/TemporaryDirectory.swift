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
    // A run with the same process number may have been killed.
    if Platform.exists(file: path) { try Platform.remove(path) }
    try Platform.makeFolder(path)
  }

  deinit {
    do {
      try Platform.remove(path)
    } catch {
      // What stays behind is ignored by git and by every later run.
    }
  }
}
