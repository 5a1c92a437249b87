/// The Kotlin files that answers depend on, each with a digest of its text.
///
/// All `.kt` files count, whichever twin needs them: an inlined constant leaves no trace in the class
/// that uses it, so no closure computed afterwards would be complete.
package struct KotlinSources: Sendable {
  /// One file.
  package struct File: Hashable, Sendable {
    /// The path below its folder, with slashes; the same wherever the folder is.
    package let path: String
    /// The SHA-256 of its text with `\n` for each `\r\n`, in hexadecimal.
    package let digest: String
  }

  /// The files, sorted by path.
  package let files: [File]

  /// Where each file is on this machine, by its path.
  private let places: [String: String]

  /// Reads all files that are named, and all below the folders that are named.
  ///
  /// Links to folders are not followed. Where there is one folder and it is missing, there are no
  /// files.
  ///
  /// - Parameter roots: paths from the file system's root.
  package init(in roots: [String]) throws(Failure) {
    var files: [File] = []
    var places: [String: String] = [:]
    var clash: (String, [String])?
    for root in roots {
      guard Platform.exists(file: root) else {
        if roots.count == 1 { break }
        throw .missing(root)
      }
      do throws(Platform.Failure) {
        for (path, place) in try Self.places(in: root) {
          if let other = places.updateValue(place, forKey: path) {
            clash = clash ?? (path, [other, place])
          }
          let text = LineEndings.normalized(try Platform.read(file: place))
          files.append(File(path: path, digest: SHA256.hexadecimal(of: text)))
        }
      } catch {
        throw .unreadable(error)
      }
    }
    if let (path, places) = clash { throw .sameName(path, places) }
    self.files = files.sorted { $0.path < $1.path }
    self.places = places
  }

  /// Why there are no sources.
  package enum Failure: Error {
    /// Nothing is at a path that was stated.
    case missing(String)
    /// Two files have one path below their folders.
    case sameName(String, [String])
    case unreadable(Platform.Failure)
  }

  /// Where a file is; nil for one that is not among these.
  package func place(of path: String) -> String? { places[path] }

  /// The places of all files, in their order.
  package var allPlaces: [String] { files.compactMap { places[$0.path] } }

  /// The files that a stated folder or file names: their paths below it, and where they are.
  package static func places(
    in root: String
  ) throws(Platform.Failure) -> [(path: String, place: String)] {
    if Platform.isFolder(root) { return try paths(below: root).map { ($0, "\(root)/\($0)") } }
    return [(root.split(separator: "/").last.map(String.init) ?? root, root)]
  }

  private static func paths(
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
    return paths
  }
}
