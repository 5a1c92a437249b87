#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Platform {
  /// Whether a folder is at a path, or a link to one.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder: Bool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// Whether a folder itself is at a path, and not a link to one, which may lead in a circle.
  static func isFolderItself(_ path: String) throws(Failure) -> Bool {
    do {
      let type = try FileManager.default.attributesOfItem(atPath: path)[.type]
      return type as? FileAttributeType == .typeDirectory
    } catch {
      throw Failure(action: "inspect \(path)", code: noPermission)
    }
  }

  /// The names of what is in a folder, sorted; none where there is no folder.
  package static func contents(of folder: String) throws(Failure) -> [String] {
    if !isFolder(folder) { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw Failure(action: "list \(folder)", code: noPermission)
    }
  }

  /// The path from the file system's root, without `.`, `..` and doubled slashes.
  package static func absolute(_ path: String) -> String {
    let full =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path to one folder from another, both from the file system's root: `../parity`.
  package static func path(to folder: String, from start: String) -> String {
    let (to, from) = (folder.split(separator: "/"), start.split(separator: "/"))
    let common = zip(to, from).prefix { $0 == $1 }.count
    // From another part of the file system the whole path says more.
    if common == 0 { return folder }
    let steps = from.dropFirst(common).map { _ in ".." } + to.dropFirst(common).map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
