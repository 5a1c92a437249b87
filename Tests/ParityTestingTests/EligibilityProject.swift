import Foundation
import ParitySuites
import ParityTesting
import Testing

/// The files of the eligibility suite in a folder of their own, which a test may spoil.
final class EligibilityProject {
  static let origin = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let fixture = "fixtures/eligibility.json"
  static let recording = "kotlin-ref/recorded/eligibility.json"

  let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("parity-rows-\(UUID().uuidString)")

  /// The rows of the suite, as its files now are.
  var rows: [ParityRow] {
    EligibilitySuite().rows(in: ParityProject(folder: root.path), program: "swift run parity")
  }

  init() throws {
    for path in [Self.fixture, Self.recording, "kotlin-ref/src"] {
      let place = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.origin.appendingPathComponent(path), to: place)
    }
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: root)
    } catch {
      Issue.record("\(root.path) stays behind: \(error)")
    }
  }

  /// Replaces the only occurrence of a text in a file.
  func replace(_ old: String, with new: String, in path: String) throws {
    let place = root.appendingPathComponent(path)
    let text = try String(contentsOf: place, encoding: .utf8)
    try #require(text.ranges(of: old).count == 1, "\(path) has no one \(old)")
    try text.replacing(old, with: new).write(to: place, atomically: true, encoding: .utf8)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appendingPathComponent(path))
  }

  /// The line of the fixture, from 1, on which a case begins.
  func line(ofCase id: String) throws -> Int {
    let text = try String(contentsOf: root.appendingPathComponent(Self.fixture), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The case's brace is in the line before its id.
    return try #require(lines.firstIndex { $0.contains("\"id\": \"\(id)\"") })
  }
}
