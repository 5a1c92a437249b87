import Synchronization

/// A JSON text held as bytes; values are found in it by offset and decoded only when asked for.
///
/// Nothing is copied and no tree is built: a `JSONNode` is a place in the text, and skipping a
/// value checks its syntax without keeping any of it. The grammar is RFC 8259, read strictly.
package final class JSONText: Sendable {
  /// The deepest nesting of arrays and objects that is read; RFC 8259 section 9 leaves it to the
  /// reader.
  package static let maximumDepth = 512

  /// What messages call this text, usually a path relative to the root.
  package let name: String

  /// The number of bytes of the text.
  package let count: Int

  /// The lines, as far as anything was looked up in them.
  private let lines = Mutex(LineMap())

  /// The text and a zero byte after it, which no token contains: scanning needs no test for the
  /// end.
  package let bytes: [UInt8]

  /// Holds `bytes` under the name that messages are to use.
  package init(_ bytes: consuming [UInt8], name: String) {
    self.name = name
    count = bytes.count
    bytes.append(0)
    self.bytes = bytes
  }

  /// Holds a text that is already a string.
  package convenience init(_ string: String, name: String) {
    self.init(Array(string.utf8), name: name)
  }

  /// The one value of the text, its syntax not yet read beyond the first byte.
  package func root() throws(JSONFault) -> JSONNode {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw JSONFault(.syntax, at: 0, "the text starts with a byte order mark, which JSON forbids")
    }
    let offset = skipSpace(0)
    if offset == count { throw JSONFault(.syntax, at: offset, "the text is empty") }
    return JSONNode(text: self, offset: offset)
  }

  /// Throws unless nothing but white space follows the offset.
  func expectEnd(after offset: Int) throws(JSONFault) {
    let end = skipSpace(offset)
    if end != count { throw unexpected(end, "the end of the text") }
  }

  /// The line and column of a byte, both from 1; a column is one Unicode scalar.
  package func position(of offset: Int) -> TextPosition {
    lines.withLock { $0.position(of: offset, in: bytes, count) }
  }
}

/// A place in a text for people: line and column from 1, a column being one Unicode scalar.
package struct TextPosition: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
