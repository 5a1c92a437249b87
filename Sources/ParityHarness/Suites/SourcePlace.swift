/// A declaration in which one twin answers a suite's inputs, for reports that point at it.
public struct SourcePlace: Hashable, Sendable {
  /// Whose declaration it is.
  public enum Twin: String, Sendable {
    /// The Swift implementation.
    case swift = "Swift"
    /// The Kotlin implementation.
    case kotlin = "Kotlin"
  }

  /// Whose declaration it is.
  public let twin: Twin

  /// The file, from the root on.
  public let path: String

  /// What the declaration's line contains, so that the line is right wherever it moves.
  public let declaration: String

  /// Swift's declaration.
  public static func swift(_ path: String, _ declaration: String) -> SourcePlace {
    SourcePlace(twin: .swift, path: path, declaration: declaration)
  }

  /// Kotlin's declaration.
  public static func kotlin(_ path: String, _ declaration: String) -> SourcePlace {
    SourcePlace(twin: .kotlin, path: path, declaration: declaration)
  }
}

/// A declaration and the line, from 1, on which it was found.
package struct SourceLine: Hashable, Sendable {
  package let place: SourcePlace
  package let line: Int

  /// Looks for a declaration; nil where the file or the declaration is not there.
  package init?(_ place: SourcePlace, in layout: Layout) {
    // A report points at what there is; whether sources can be read is for the check to say.
    guard let bytes = try? Platform.read(file: "\(layout.root)/\(place.path)") else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.contains(place.declaration) }) else {
      return nil
    }
    self.init(place, line: index + 1)
  }

  init(_ place: SourcePlace, line: Int) {
    self.place = place
    self.line = line
  }
}
