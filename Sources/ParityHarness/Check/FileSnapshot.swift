/// The files that a check reads, as they were at one moment.
package struct FileSnapshot: Equatable, Sendable {
  private let states: [String: FileState]

  /// A snapshot of files by their paths.
  package init(_ states: [String: FileState]) { self.states = states }

  /// The fixtures, the recordings and the Kotlin sources as they are now, and the program; nil while
  /// a folder cannot be listed, as when files are just moved.
  package init?(of layout: ProjectLayout, program: String) {
    var paths = [program]
    do throws(Platform.Failure) {
      for folder in [layout.fixtures, layout.recordings] {
        paths += try Platform.contents(of: folder).filter { $0.hasSuffix(".json") }
          .map { "\(folder)/\($0)" }
      }
      for root in layout.kotlinSources {
        paths += try KotlinSources.places(in: root).map(\.place)
      }
    } catch {
      return nil
    }
    self.init(
      Dictionary(
        paths.compactMap { path in FileState(of: path).map { (path, $0) } },
        uniquingKeysWith: { first, _ in first }))
  }

  /// The paths of the files that came, went or changed since another moment, sorted.
  package func changes(since other: FileSnapshot) -> [String] {
    Set(states.keys).union(other.states.keys).filter { states[$0] != other.states[$0] }.sorted()
  }
}

/// Decides when to check again: once files have changed and nothing changes any more.
package struct ChangeWatcher {
  private var checked: FileSnapshot
  private var last: FileSnapshot

  /// A watcher that starts with a check of these files.
  package init(_ snapshot: FileSnapshot) { (checked, last) = (snapshot, snapshot) }

  /// What has changed since the last check, where it is time for another; nil where it is not.
  ///
  /// A burst of changes is over when two snapshots in a row are the same.
  package mutating func changes(in now: FileSnapshot?) -> [String]? {
    guard let now else { return nil }
    defer { last = now }
    if now != last || now == checked { return nil }
    defer { checked = now }
    return now.changes(since: checked)
  }
}
