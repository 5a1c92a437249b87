import Foundation
import ParityHarness
import ParitySuites
import Testing

/// What the documents show is compiled, parsed or there.
struct GuideTests {
  /// The Swift that the build compiles for the documents, a line each without its indentation.
  private static func compiledCode() throws -> [String] {
    try [
      "Tests/GuideExamples", "Tests/WorkedExample/ios/Sources/ShopTwins",
      "Tests/WorkedExample/ios/Sources/shop-parity", "Tests/WorkedExample/ios/Tests/ShopTwinsTests",
    ].flatMap { folder in
      let folder = Project.origin.appendingPathComponent(folder)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }
        .map { file in
          unindented(
            try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
        }
    }
  }

  private static func unindented(_ text: String) -> String {
    "\n"
      + text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) + "\n" }.joined()
  }

  @Test func `The guides are found`() {
    #expect(Guide.all.count > 15)
    #expect(Guide.all.flatMap(\.swiftBlocks).count > 5)
    #expect(Guide.all.flatMap(\.commands).count > 20)
    #expect(Guide.all.flatMap(\.links).count > 15)
    #expect(Guide.all.flatMap(\.pageLinks).count > 10)
  }

  @Test(arguments: Guide.all)
  func `Every block of Swift is compiled, word for word`(guide: Guide) throws {
    let code = try Self.compiledCode()
    for block in guide.swiftBlocks {
      // The last line of a text that ends in a line break is empty.
      let lines = Self.unindented(String(block.dropLast()))
      #expect(code.contains { $0.contains(lines) }, "\(guide): not compiled:\n\(block)")
    }
    #expect(
      guide.text.components(separatedBy: "```swift").count - 1 == guide.swiftBlocks.count,
      "\(guide): a block of Swift has no end")
  }

  @Test(arguments: Guide.all)
  func `Every command has verbs and options that exist`(guide: Guide) {
    let suites = allSuites.map(\.name) + ["shipping"]
    for words in guide.commands {
      // Usage lines name what may be given: `[SUITE...]`, `NAME`, and `N` for a number.
      let given = words.map { $0 == "N" ? "1" : $0 }
        .filter { !$0.hasPrefix("[") && ($0 != $0.uppercased() || Int($0) != nil) }
      #expect(throws: Never.self, "\(guide): \(words.joined(separator: " "))") {
        try Arguments(given, suites: suites)
      }
    }
  }

  @Test(arguments: Guide.all)
  func `Every link leads to a file`(guide: Guide) {
    let files = FileManager.default
    for link in guide.links {
      let places = [link, "Resources/\(link)"].map { guide.folder.appendingPathComponent($0).path }
      #expect(places.contains(where: files.fileExists), "\(guide): \(link)")
    }
    for page in guide.pageLinks {
      let path = guide.folder.appendingPathComponent("\(page).md").path
      #expect(files.fileExists(atPath: path), "\(guide): \(page)")
    }
  }
}
