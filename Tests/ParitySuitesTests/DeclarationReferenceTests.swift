import Foundation
import ParityHarness
import ParitySuites
import Testing

/// Where the suites say that the twins answer.
struct DeclarationReferenceTests {
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
        #expect(
          LocatedDeclaration(place, in: ProjectLayout(root: root))?.line == (found.first ?? 0) + 1)
      }
    }
  }

  @Test func `A declaration that is not there is left out`() {
    let layout = ProjectLayout(root: "/nowhere")
    #expect(LocatedDeclaration(.swift("A.swift", "func a"), in: layout) == nil)
    let here = ProjectLayout(root: URL(fileURLWithPath: #filePath).deletingLastPathComponent().path)
    #expect(
      LocatedDeclaration(.kotlin("DeclarationReferenceTests.swift", "fun " + "nothing"), in: here)
        == nil)
  }
}
