import Foundation
import Testing

/// The guide's worked example is built and run, and what the guide shows is what was run.
struct WorkedExampleTests {
  private static let folder = Project.origin.appendingPathComponent("Tests/WorkedExample")

  private func example() throws -> Project {
    try Project(example: "WorkedExample", program: "worked-example")
  }

  @Test func `The twins of the example are at parity`() throws {
    #expect(
      try example().run([])
        == .init(
          output: """
            shipping  3 cases  parity
            parity: Swift and Kotlin keep the contract (1 suite, 3 cases)

            """, errors: "", exitCode: 0))
  }

  @Test func `A threshold that only Kotlin has raised is drift`() throws {
    let copy = try example()
    try copy.replace(
      #""cents":5000,"isMember":false},"output":{"isFree":true}"#,
      with: #""cents":5000,"isMember":false},"output":{"isFree":false}"#,
      in: "kotlin-ref/recorded/shipping.json")
    let answer = try copy.run([])
    #expect(answer.exitCode == 1)
    #expect(answer.output.contains("drift.kotlin shipping/at-the-threshold\n"))
  }

  @Test(arguments: [
    "main.swift", "kotlin-ref/src/suites/Main.kt", "fixtures/shipping.json",
  ])
  func `The guide shows the file as it is`(file: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
    let guide = Guide("Sources/ParityHarness/ParityHarness.docc/BringYourOwnFunction.md")
    #expect(guide.text.contains("\n\(text)```\n"))
  }
}
