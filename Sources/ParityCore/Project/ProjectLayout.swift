/// Where a project keeps what the harness reads.
package struct ProjectLayout: Sendable {
  /// The folder that holds `fixtures/` and `kotlin-ref/`.
  package let root: String
  package let fixtures: String
  package let recordings: String

  /// The Kotlin side.
  package let kotlin: KotlinReference

  package init(
    root: String, fixtures: String? = nil, recordings: String? = nil,
    kotlin: KotlinReference = KotlinReference()
  ) {
    self.root = root
    self.fixtures = fixtures ?? "\(root)/fixtures"
    self.recordings = recordings ?? "\(root)/kotlin-ref/recorded"
    self.kotlin = kotlin
  }

  /// A path that was stated, from the file system's root.
  package func absolute(_ path: String) -> String {
    Platform.absolute(path.hasPrefix("/") ? path : "\(root)/\(path)")
  }

  /// The stated Kotlin sources, as folders and files.
  package var kotlinSources: [String] { kotlin.sources.map(absolute) }

  /// The recorder's sources where they are not among the project's own: those of this package's
  /// checkout, which another package depends on.
  package var foreignRecorder: String? {
    let isOwn = kotlin.compiled.contains { Platform.isFolder("\(absolute($0))/recorder") }
    return isOwn ? nil : "\(ProjectLayout.checkout)/kotlin-ref/src/recorder"
  }

  /// How the Kotlin toolchain is had: the pin of this package's checkout, or the project's own.
  package var toolchain: String {
    let own = "\(root)/kotlin-ref/toolchain"
    return Platform.isFolder(own) ? own : "\(ProjectLayout.checkout)/kotlin-ref/toolchain"
  }

  /// The folder that this package was compiled in.
  package static let checkout: String = {
    // This file is in Sources/ParityHarness/Project.
    let parts = #filePath.split(separator: "/").dropLast(4)
    return "/" + parts.joined(separator: "/")
  }()

  /// Where the toolchain and what it compiled are kept.
  package var kotlinBuild: String { "\(root)/.build/kotlin" }

  package func fixture(of suite: String) -> String { "\(fixtures)/\(suite).json" }

  package func recording(of suite: String) -> String { "\(recordings)/\(suite).json" }

  /// A path as messages show it: relative to the root where it lies below it, or as it was stated.
  package func display(_ path: String) -> String {
    if path.hasPrefix(root + "/") { return String(path.dropFirst(root.count + 1)) }
    for stated in kotlin.sources where path.hasPrefix(absolute(stated)) {
      return stated + path.dropFirst(absolute(stated).count)
    }
    return path
  }

  /// A Kotlin source as messages show it, also one that is no more.
  package func display(kotlin path: String, among sources: KotlinSources?) -> String {
    if let place = sources?.place(of: path) { return display(place) }
    return kotlinSources.count == 1 ? display("\(kotlinSources[0])/\(path)") : path
  }

  /// The nearest folder, from the given one upwards, that holds `fixtures/`.
  package static func findRoot(from start: String) -> String? {
    var folder = start
    while true {
      if Platform.isFolder("\(folder)/fixtures") { return folder }
      guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else {
        return Platform.isFolder("/fixtures") ? "" : nil
      }
      folder = String(folder[..<slash])
    }
  }
}
