import ParityCore

/// Where the fixtures, recordings and Kotlin sources of a project are.
public struct ParityProject: Sendable {
  private let root: String

  /// A project in a folder that holds `fixtures/` and `kotlin-ref/`.
  ///
  /// Nothing is read outside of this folder but Kotlin sources that are stated to be elsewhere, so it
  /// may also be a test bundle's resource folder into which both were copied.
  public init(folder: String) { root = Platform.absolute(folder) }

  /// The project around a source file; nil where no folder above it holds `fixtures/`.
  init?(around filePath: String) {
    guard let root = ProjectLayout.findRoot(from: Platform.absolute(filePath)) else { return nil }
    self.root = root
  }

  /// Its files.
  func layout(_ kotlin: KotlinReference) -> ProjectLayout {
    ProjectLayout(root: root, kotlin: kotlin)
  }
}
