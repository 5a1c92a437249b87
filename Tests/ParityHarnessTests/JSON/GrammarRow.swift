import ParityHarness
import Testing

/// A text and what RFC 8259, read strictly, makes of it.
struct GrammarRow: Sendable, CustomTestStringConvertible {
  enum Verdict: Sendable {
    /// It is JSON, and perhaps holds a number that is too large.
    case accepted
    /// It is JSON and has this value.
    case value(JSONValue)
    /// It is no JSON from this byte on; nil when the row forgot to mark the byte.
    case refused(Int?)
  }

  let testDescription: String
  let bytes: [UInt8]
  let verdict: Verdict

  static func accepted(_ name: String, _ pieces: Piece...) -> Self {
    Self(testDescription: name, bytes: ParityHarnessTests.bytes(pieces), verdict: .accepted)
  }

  static func value(_ name: String, _ text: String, _ value: JSONValue) -> Self {
    Self(testDescription: name, bytes: Array(text.utf8), verdict: .value(value))
  }

  /// The first byte that is not allowed there has the mark `▸` before it.
  static func refused(_ name: String, _ pieces: Piece...) -> Self {
    let marked = MarkedBytes(ParityHarnessTests.bytes(pieces))
    return Self(
      testDescription: name, bytes: marked?.bytes ?? [], verdict: .refused(marked?.offset))
  }

  /// Holds the reader to the row.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = JSONText(bytes)
    switch verdict {
    case .accepted:
      try text.validate()
    case .value(let value):
      try text.validate()
      #expect(try text.root().value() == value, sourceLocation: sourceLocation)
    case .refused(let offset):
      let offset = try #require(offset, "the row marks no byte", sourceLocation: sourceLocation)
      let fault = #expect(throws: JSONFault.self, sourceLocation: sourceLocation) {
        try text.validate()
      }
      #expect(fault?.offset == offset, sourceLocation: sourceLocation)
      #expect(fault?.kind == .syntax, sourceLocation: sourceLocation)
      #expect(fault.map { isPrintable($0.message) } == true, sourceLocation: sourceLocation)
    }
  }
}
