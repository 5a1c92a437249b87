import Foundation
import Testing

/// The tests of the race mean something only while the two gates differ in the check alone.
struct UncheckedReviewGateTests {
  private let check = "guard !Task.isCancelled else { return }"

  @Test func `The unchecked gate is the shipped one without the check`() throws {
    let root = URL(filePath: #filePath, directoryHint: .notDirectory)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var shipped = try statements(in: root.appending(path: "Sources/ReviewPrompt/ReviewGate.swift"))
    let unchecked = try statements(
      in: URL(filePath: #filePath, directoryHint: .notDirectory)
        .deletingLastPathComponent().appending(path: "UncheckedReviewGate.swift"))

    #expect(shipped.filter { $0 == check }.count == 1)
    shipped.removeAll { $0 == check }
    #expect(shipped.count > 50)
    #expect(shipped == unchecked)
  }

  /// The lines of a file without comments, imports, access and the conformance for the driver.
  private func statements(in file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n")
      .map {
        $0.trimmingCharacters(in: .whitespaces)
          .replacing("public ", with: "")
          .replacing("package ", with: "")
          .replacing("UncheckedReviewGate", with: "ReviewGate")
      }
      .filter { line in
        !line.isEmpty
          && !["//", "import ", "extension ReviewGate: DrivableGate"].contains {
            line.hasPrefix($0)
          }
      }
  }
}
