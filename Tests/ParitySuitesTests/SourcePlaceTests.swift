import Foundation
import ParityHarness
import ParitySuites
import Testing

/// Where the suites say that the twins answer.
struct SourcePlaceTests {
  @Test func `Every suite names a declaration of either twin, and each is there once`() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
    for suite in allSuites {
      #expect(suite.sources.map(\.twin) == [.swift, .kotlin], "\(suite.name)")
      for place in suite.sources {
        let text = try String(contentsOfFile: "\(root)/\(place.path)", encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let found = lines.indices.filter { lines[$0].contains(place.declaration) }
        #expect(found.count == 1, "\(place.path): \(place.declaration)")
        #expect(SourceLine(place, in: Layout(root: root))?.line == (found.first ?? 0) + 1)
      }
    }
  }

  @Test func `A declaration that is not there is left out`() {
    let layout = Layout(root: "/nowhere")
    #expect(SourceLine(.swift("A.swift", "func a"), in: layout) == nil)
    let here = Layout(root: URL(fileURLWithPath: #filePath).deletingLastPathComponent().path)
    #expect(SourceLine(.kotlin("SourcePlaceTests.swift", "fun " + "nothing"), in: here) == nil)
  }
}
