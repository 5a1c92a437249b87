/// A declaration in which one twin answers a suite's inputs, for reports that point at it.
public struct DeclarationReference: Hashable, Sendable {
  /// Whose declaration it is.
  package enum Twin: String, Sendable {
    /// The Swift implementation.
    case swift = "Swift"
    /// The Kotlin implementation.
    case kotlin = "Kotlin"
  }

  /// Whose declaration it is.
  package let twin: Twin

  /// The file, from the root on.
  package let path: String

  /// What the declaration's line contains, so that the line is right wherever it moves.
  package let declaration: String

  /// What answers in Swift: a path from the root, and text by which its line is found.
  public static func swift(_ path: String, _ declaration: String) -> DeclarationReference {
    DeclarationReference(twin: .swift, path: path, declaration: declaration)
  }

  /// What answers in Kotlin: a path from the root, and text by which its line is found.
  public static func kotlin(_ path: String, _ declaration: String) -> DeclarationReference {
    DeclarationReference(twin: .kotlin, path: path, declaration: declaration)
  }
}
