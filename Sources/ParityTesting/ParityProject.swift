import ParityCore

/// Where the fixtures, recordings and Kotlin sources of a project are.
public struct ParityProject: Sendable {
  let layout: ProjectLayout
  let wording: Wording

  /// A project in a folder that holds `fixtures/` and `kotlin-ref/`.
  ///
  /// Nothing outside this folder is read, so it may also be a test bundle's resource folder into
  /// which both were copied.
  ///
  /// - Parameters:
  ///   - folder: the folder's path.
  ///   - program: what people type to run the check, such as `swift run shop-parity`; hints name it.
  public init(folder: String, program: String = "swift run YOUR-PARITY") {
    layout = ProjectLayout(root: Platform.absolute(folder))
    wording = Wording(Program(command: program))
  }

  /// The project around a source file; nil where no folder above it holds `fixtures/`.
  init?(around filePath: String) {
    guard let root = ProjectLayout.findRoot(from: Platform.absolute(filePath)) else { return nil }
    self.init(folder: root)
  }
}
