#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The Kotlin files that are compiled into the reference, each with a digest of its text.
///
/// All `.kt` files below the folder count, whichever twin needs them: an inlined constant leaves no
/// trace in the class that uses it, so no closure computed afterwards would be complete.
package struct KotlinSources: Sendable {
  /// One file.
  struct File: Hashable, Sendable {
    /// The path below the folder, with slashes.
    let path: String
    /// The SHA-256 of its text with `\n` for each `\r\n`, in hexadecimal.
    let digest: String
  }

  /// The files, sorted by path.
  let files: [File]

  /// Reads all files below a folder; none where there is no folder.
  ///
  /// Links to folders are not followed.
  init(below folder: String, of layout: Layout) throws(Problem) {
    var files: [File] = []
    for path in try Self.paths(below: folder, of: layout) {
      do {
        let bytes = try Platform.read(file: "\(folder)/\(path)")
        files.append(
          File(path: path, digest: SHA256.hexadecimal(of: LineEndings.normalized(bytes))))
      } catch {
        throw Problem(
          .fileUnreadable, "cannot be read: \(error.reason)",
          file: layout.display("\(folder)/\(path)"))
      }
    }
    self.files = files
  }

  private static func paths(
    below folder: String, _ prefix: String = "", of layout: Layout
  ) throws(Problem) -> [String] {
    var paths: [String] = []
    let names: [String]
    do {
      names = try Layout.contents(of: "\(folder)/\(prefix)")
    } catch {
      throw Problem(.fileUnreadable, Escaped.plain(error.description))
    }
    for name in names {
      let path = prefix + name
      if try isFolderItself("\(folder)/\(path)") {
        paths += try self.paths(below: folder, "\(path)/", of: layout)
      } else if name.hasSuffix(".kt") {
        paths.append(path)
      }
    }
    return prefix.isEmpty ? paths.sorted() : paths
  }

  /// Whether a folder stands here, and not a link to one, which may lead in a circle.
  private static func isFolderItself(_ path: String) throws(Problem) -> Bool {
    do {
      let type = try FileManager.default.attributesOfItem(atPath: path)[.type]
      return type as? FileAttributeType == .typeDirectory
    } catch {
      throw Problem(.fileUnreadable, "cannot look at \(Escaped.plain(path))")
    }
  }
}
