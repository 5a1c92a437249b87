import Foundation
import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite final class `The files of a new suite` {
  let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("parity-init-\(UUID().uuidString)/shop")

  init() throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: root.deletingLastPathComponent())
    } catch {
      Issue.record("\(root.path) stays behind: \(error)")
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private func put(_ text: String, at path: String) throws {
    let place = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: place, atomically: true, encoding: .utf8)
  }

  /// The paths of all files below the root.
  private var files: Set<String> {
    let paths =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return Set(paths.filter { !Platform.isFolder("\(root.path)/\($0)") })
  }

  private func write(_ suite: String, dependency: String? = nil) throws -> Scaffold.Report {
    try Scaffold(suite: suite, root: root.path, dependency: dependency).write()
  }

  @Test func `In an empty folder all of them are written, and named after the package`() throws {
    let report = try write("free-shipping")
    #expect(Set(report.written) == files)
    #expect(report.additions.isEmpty)
    #expect(
      files.isSuperset(of: [
        "Package.swift", "Sources/ShopTwins/FreeShippingSuite.swift",
        "Sources/shop-parity/main.swift", "fixtures/free-shipping.json",
        "kotlin-ref/src/twins/FreeShippingTwin.kt", ".github/workflows/parity.yml",
      ]))
  }

  @Test func `The fixture has as many cases as the suite pins, and says what to change`() throws {
    _ = try write("shipping")
    let fixture = try JSONText(text("fixtures/shipping.json"), name: "fixture").root()
    var object = try fixture.object()
    let count = try object.value("cases").elements().count
    #expect(
      try text("Sources/ShopTwins/ShippingSuite.swift").contains("let caseCount = \(count)\n"))
    #expect(try text("fixtures/shipping.json").contains("ShippingSuite.swift"))
  }

  @Test func `Where one of its own files is there, nothing is written`() throws {
    try put("mine", at: "fixtures/shipping.json")
    do {
      _ = try write("shipping")
      Issue.record("it was replaced")
    } catch let Scaffold.Refusal.taken(paths) {
      #expect(paths == ["fixtures/shipping.json"])
    }
    #expect(files == ["fixtures/shipping.json"])
    #expect(try text("fixtures/shipping.json") == "mine")
  }

  @Test func `A second suite says what to add to the files that both share`() throws {
    _ = try write("shipping")
    let before = try Dictionary(uniqueKeysWithValues: files.map { ($0, try text($0)) })
    let report = try write("free-returns")
    #expect(
      report.additions.map { "\($0.text) in \($0.path)" } == [
        "FreeReturnsSuite() in Sources/ShopTwins/AllSuites.swift",
        "freeReturnsSuite in kotlin-ref/src/suites/Main.kt",
      ])
    for (path, old) in before { #expect(try text(path) == old, "\(path) was touched") }
    #expect(files == Set(before.keys).union(report.written))
  }

  @Test func `A manifest that is there keeps every byte, and gets the targets at its end`() throws {
    let manifest = """
      // swift-tools-version: 6.3\r
      import PackageDescription
      let package = Package(
        name: "My app", dependencies: [.package(url: "https://example.org/parity.git", from: "1.0.0")])
      """
    try put(manifest, at: "Package.swift")
    _ = try write("shipping", dependency: "parity")
    let new = try text("Package.swift")
    #expect(new.utf8.starts(with: manifest.utf8))
    #expect(new.contains(".target(name: \"MyAppTwins\""))
    #expect(new.contains("name: \"my-app-parity\""))
    #expect(!new.contains("package.dependencies.append"))
  }

  @Test func `A package that does not depend on this one is made to`() throws {
    try put("let package = Package(name: \"app\")\n", at: "Package.swift")
    _ = try write("shipping")
    #expect(
      try text("Package.swift").contains(
        "package.dependencies.append(.package(name: \"parity\", path: \""))
  }

  @Test func `A manifest to which nothing can be added is refused`() throws {
    try put("let other = Package(name: \"app\")\n", at: "Package.swift")
    #expect(throws: Scaffold.Refusal.self) { try write("shipping") }
    #expect(files == ["Package.swift"])
  }

  @Test(arguments: ["", "Shipping", "free shipping", "-a", "a-", "a--b", "1a", "ü"])
  func `A name that is not in kebab case is refused`(name: String) {
    #expect(SuiteNames(suite: name, package: "shop") == nil)
  }

  @Test(arguments: [
    ("shop", "ShopTwins", "shop-parity"), ("My app", "MyAppTwins", "my-app-parity"),
    ("3d", "The3dTwins", "3d-parity"), ("Ω", "AppTwins", "app-parity"),
  ])
  func `Targets are named after the package`(package: String, target: String, program: String)
    throws
  {
    let names = try #require(SuiteNames(suite: "free-shipping", package: package))
    #expect(names.target == target)
    #expect(names.program == program)
    #expect(names.type == "FreeShipping")
    #expect(names.value == "freeShipping")
  }

  @Test(arguments: [
    ("/a/parity", "/a/shop", "../parity"), ("/a/b/parity", "/a/b", "parity"),
    ("/x", "/y", "/x"), ("/a/b", "/a/b", "."),
  ])
  func `A dependency is named by its path from the package`(
    folder: String, start: String, path: String
  ) {
    #expect(Platform.path(to: folder, from: start) == path)
  }
}
