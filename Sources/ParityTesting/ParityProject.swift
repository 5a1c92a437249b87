import ParityCore

/// Where the fixtures, recordings and Kotlin sources of a project are.
public struct ParityProject: Sendable {
  let layout: ProjectLayout

  /// A project in a folder that holds `fixtures/` and `kotlin-ref/`.
  ///
  /// Nothing outside this folder is read, so it may also be a test bundle's resource folder into
  /// which both were copied.
  public init(folder: String) { layout = ProjectLayout(root: Platform.absolute(folder)) }

  /// The project around a source file; nil where no folder above it holds `fixtures/`.
  init?(around filePath: String) {
    guard let root = ProjectLayout.findRoot(from: Platform.absolute(filePath)) else { return nil }
    layout = ProjectLayout(root: root)
  }
}
