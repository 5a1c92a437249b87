import Foundation

/// A document of this project, and what it promises: code, commands and links.
struct Guide: CustomStringConvertible {
  /// The path, from the root on.
  let path: String
  let text: String

  var description: String { path }

  /// The README, the page for contributors, and every page of the catalogs.
  static let all: [Guide] = {
    let sources = Project.origin.appendingPathComponent("Sources")
    let pages = (FileManager.default.subpaths(atPath: sources.path) ?? [])
      .filter { $0.hasSuffix(".md") }.map { "Sources/\($0)" }
    return (["README.md", ".github/CONTRIBUTING.md"] + pages.sorted()).map(Guide.init)
  }()

  init(_ path: String) {
    self.path = path
    do {
      text = try String(
        contentsOf: Project.origin.appendingPathComponent(path), encoding: .utf8)
    } catch {
      fatalError("\(path): \(error)")
    }
  }

  /// The blocks of Swift code, without their fences.
  var swiftBlocks: [String] {
    text.matches(of: /(?ms)^ *```swift\n(.*?)^ *```$/).map { String($0.1) }
  }

  /// The words behind the program's name of every command for a program of the harness.
  var commands: [[String]] {
    text.matches(of: /swift run (?:--quiet )?(?:parity|shop-parity|your-parity)\b([^`\n]*)/)
      .map { $0.1.prefix { !"#|;&".contains($0) }.split(separator: " ").map(String.init) }
  }

  /// The files that links lead to, from this page's folder on, without those elsewhere.
  var links: [String] {
    text.matches(of: /\]\(([^)\s#]+)/).map { String($0.1) }.filter { !$0.contains("://") }
  }

  /// The pages of the same catalog that links lead to.
  var pageLinks: [String] { text.matches(of: /<doc:([^>]+)>/).map { String($0.1) } }

  var folder: URL { Project.origin.appendingPathComponent(path).deletingLastPathComponent() }
}
