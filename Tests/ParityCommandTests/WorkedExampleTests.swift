import Foundation
import Testing

/// What the guide shows is what the gate builds, records and tests.
struct WorkedExampleTests {
  @Test(arguments: [
    "Sources/ShopTwins/Shipping.swift", "Sources/ShopTwins/AllSuites.swift",
    "Sources/shop-parity/main.swift", "Tests/ShopTwinsTests/ParityTests.swift",
    "kotlin-ref/src/suites/Main.kt", "fixtures/shipping.json",
  ])
  func `The guide shows the file as it is`(file: String) throws {
    let folder = Project.origin.appendingPathComponent("Tests/WorkedExample/ios")
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let guide = Guide("Sources/ParityHarness/ParityHarness.docc/BringYourOwnFunction.md")
    #expect(guide.text.contains("\n\(text)```\n"))
  }
}
