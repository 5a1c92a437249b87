import Foundation
import Testing

@testable import ParityCore
@testable import ParityHarness

/// Which Kotlin files count, and which of them make a recording stale.
struct SourceFreshnessTests {
  /// A folder of sources, removed in the end.
  private final class Folder {
    let layout: ProjectLayout

    init(_ files: [String: String]) throws {
      let root = FileManager.default.temporaryDirectory
        .appendingPathComponent("sources-\(UUID().uuidString)").resolvingSymlinksInPath()
      layout = ProjectLayout(root: root.path)
      for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(atPath: layout.root) }

    func url(_ path: String) -> URL { URL(filePath: "\(layout.kotlinSources[0])/\(path)") }

    func write(_ text: String, to path: String) throws {
      try FileManager.default.createDirectory(
        at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url(path))
    }

    func read() throws -> KotlinSources {
      try KotlinSources(in: layout.kotlinSources)
    }
  }

  private static let files = [
    "shop/Price.kt": "fun price() = LIMIT\n", "shop/inner/Limit.kt": "const val LIMIT = 30\n",
    "Main.kt": "fun main() {}\n",
  ]

  @Test func `Every Kotlin file counts, at every depth, and no other file does`() throws {
    let folder = try Folder(Self.files)
    try folder.write("notes", to: "shop/README.md")
    try folder.write("class A {}", to: "shop/A.java")
    #expect(
      try folder.read().files.map(\.path) == ["Main.kt", "shop/Price.kt", "shop/inner/Limit.kt"])
  }

  @Test func `A folder that is not there has no file`() throws {
    #expect(try Folder([:]).read().files == [])
  }

  @Test func `A link that leads in a circle is not followed`() throws {
    let folder = try Folder(Self.files)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url("shop/again").path, withDestinationPath: folder.url("shop").path)
    #expect(try folder.read().files.count == 3)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let edit: @Sendable () -> [String: String]
    let changes: [String]
  }

  @Test(arguments: [
    Row(
      testDescription: "nothing", edit: { files }, changes: []),
    Row(
      testDescription: "line endings",
      edit: { files.mapValues { $0.replacing("\n", with: "\r\n") } }, changes: []),
    Row(
      testDescription: "a constant of a file that no twin's class refers to",
      edit: { files.merging(["shop/inner/Limit.kt": "const val LIMIT = 3\n"]) { $1 } },
      changes: ["shop/inner/Limit.kt changed"]),
    Row(
      testDescription: "a file more", edit: { files.merging(["shop/B.kt": ""]) { $1 } },
      changes: ["shop/B.kt added"]),
    Row(
      testDescription: "a file less", edit: { files.filter { $0.key != "Main.kt" } },
      changes: ["Main.kt removed"]),
    Row(
      testDescription: "a file with another name",
      edit: {
        files.filter { $0.key != "Main.kt" }.merging(["Start.kt": "fun main() {}\n"]) { $1 }
      }, changes: ["Main.kt removed", "Start.kt added"]),
    Row(
      testDescription: "a constant moved between two files",
      edit: {
        [
          "shop/Price.kt": "const val LIMIT = 30\nfun price() = LIMIT\n",
          "shop/inner/Limit.kt": "", "Main.kt": "fun main() {}\n",
        ]
      }, changes: ["shop/Price.kt changed", "shop/inner/Limit.kt changed"]),
    Row(
      testDescription: "a carriage return that ends no line",
      edit: { files.merging(["Main.kt": "fun main() {\r}\n"]) { $1 } },
      changes: ["Main.kt changed"]),
  ])
  func `A change of any file is told by its name`(row: Row) throws {
    let recorded = try Folder(Self.files).read().files
    let now = try Folder(row.edit()).read()
    let freshness = SourceFreshness(of: recorded, now: now)
    #expect(freshness.changes.map { "\($0.path) \($0.status)" } == row.changes)
  }

  @Test func `An entry that was taken out by hand makes no recording fresh`() throws {
    let now = try Folder(Self.files).read()
    let recorded = now.files.filter { $0.path != "shop/inner/Limit.kt" }
    #expect(
      SourceFreshness(of: recorded, now: now).changes.map(\.path) == ["shop/inner/Limit.kt"])
  }
}
