/// The Kotlin files that are compiled into the reference, each with a digest of its text.
///
/// All `.kt` files below the folder count, whichever twin needs them: an inlined constant leaves no
/// trace in the class that uses it, so no closure computed afterwards would be complete.
package struct KotlinSources: Sendable {
  /// One file.
  package struct File: Hashable, Sendable {
    /// The path below the folder, with slashes.
    package let path: String
    /// The SHA-256 of its text with `\n` for each `\r\n`, in hexadecimal.
    package let digest: String
  }

  /// The files, sorted by path.
  package let files: [File]

  /// Reads all files below a folder; none where there is no folder.
  ///
  /// Links to folders are not followed.
  package init(below folder: String) throws(Platform.Failure) {
    files = try Self.paths(below: folder).map { (path) throws(Platform.Failure) in
      let bytes = try Platform.read(file: "\(folder)/\(path)")
      return File(path: path, digest: SHA256.hexadecimal(of: LineEndings.normalized(bytes)))
    }
  }

  /// The paths of all Kotlin files below a folder, sorted.
  package static func paths(
    below folder: String, _ prefix: String = ""
  ) throws(Platform.Failure) -> [String] {
    var paths: [String] = []
    for name in try Platform.contents(of: "\(folder)/\(prefix)") {
      let path = prefix + name
      if try Platform.isFolderItself("\(folder)/\(path)") {
        paths += try self.paths(below: folder, "\(path)/")
      } else if name.hasSuffix(".kt") {
        paths.append(path)
      }
    }
    return prefix.isEmpty ? paths.sorted() : paths
  }
}
