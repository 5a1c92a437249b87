/// How an object of a JSON text is written, so that a value can be put into it as if by the same
/// hand.
package struct JSONLayout {
  /// No line that is written has as many characters.
  private static let width = 100

  /// What is before the key on its line; nil where more than white space is, and where a value
  /// therefore stays on the line.
  private let indentation: String?
  /// The column behind the key and its colon, with room for a comma.
  private let column: Int
  private let unit: String
  private let lineBreak: String
  private let braces: Braces
  private let colon: String
  private var comma: String { colon.last == " " ? ", " : "," }

  /// How the objects of a text have their braces.
  package enum Braces: Sendable {
    /// Each member is on a line of its own.
    case spread
    /// `{ "a": 1 }` where there is room.
    case padded
    /// `{"a": 1}` where there is room.
    case tight

    /// What most objects of a text have that are not spread.
    package init(of text: JSONText) {
      let quote = UInt8(ascii: "\"")
      var (tight, padded) = (0, 0)
      for (offset, byte) in text.bytes.enumerated() where byte == UInt8(ascii: "{") {
        if text.bytes[offset + 1] == quote { tight += 1 }
        if text.bytes[offset + 1] == UInt8(ascii: " "), text.bytes[offset + 2] == quote {
          padded += 1
        }
      }
      self = tight + padded == 0 ? .spread : padded > tight ? .padded : .tight
    }
  }

  /// The layout of an object, as the key with the value at `node` has it.
  package init(of object: JSONNode, key: Range<Int>, value node: JSONNode, _ braces: Braces) {
    let text = object.text
    self.braces = braces
    indentation = text.indentation(of: key.lowerBound)
    let outer = text.indentation(of: object.offset)
    if let indentation, let outer, indentation.hasPrefix(outer), indentation != outer {
      unit = String(indentation.dropFirst(outer.count))
    } else {
      unit = indentation?.first == "\t" ? "\t" : "  "
    }
    lineBreak = text.breaksWithReturn(before: key.lowerBound) ? "\r\n" : "\n"
    let between = String(decoding: text.bytes[key.upperBound..<node.offset], as: UTF8.self)
    colon = between.contains(where: \.isNewline) ? ": " : between
    column = (indentation?.count ?? 0) + key.count + colon.count + 1
  }

  /// A value as the text would have it; `isOpen` for one whose members get a line each.
  package func text(_ value: JSONValue, isOpen: Bool = false) -> String {
    guard let indentation else { return flat(value) }
    return text(value, indentation, column: column, isOpen: isOpen)
  }

  private func text(
    _ value: JSONValue, _ indentation: String, column: Int, isOpen: Bool = false
  ) -> String {
    let flat = flat(value)
    if !isOpen && braces != .spread && column + flat.count < Self.width { return flat }
    let inner = indentation + unit
    func lines(_ lines: [String], _ open: String, _ close: String) -> String {
      let body = lines.map { lineBreak + inner + $0 }.joined(separator: ",")
      return open + body + lineBreak + indentation + close
    }
    switch value {
    case .object(let members) where !members.isEmpty:
      return lines(
        members.map { member in
          let key = Escaped.literal(member.key) + colon
          return key + text(member.value, inner, column: inner.count + key.count + 1)
        }, "{", "}")
    case .array(let elements) where !elements.isEmpty:
      return lines(elements.map { text($0, inner, column: inner.count + 1) }, "[", "]")
    default: return flat
    }
  }

  private func flat(_ value: JSONValue) -> String {
    switch value {
    case .object(let members) where !members.isEmpty:
      let inner = members.map { Escaped.literal($0.key) + colon + flat($0.value) }
        .joined(separator: comma)
      return braces == .padded ? "{ \(inner) }" : "{\(inner)}"
    case .array(let elements): return "[\(elements.map(flat).joined(separator: comma))]"
    default: return value.text
    }
  }
}

extension JSONText {
  /// The white space between the start of a line and an offset; nil where there is more.
  fileprivate func indentation(of offset: Int) -> String? {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let space = bytes[start..<offset]
    return space.allSatisfy(isSpace) ? String(decoding: space, as: UTF8.self) : nil
  }

  /// Whether the line before the one with an offset ends with `\r\n`.
  fileprivate func breaksWithReturn(before offset: Int) -> Bool {
    guard let end = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")), end > 0 else {
      return false
    }
    return bytes[end - 1] == UInt8(ascii: "\r")
  }
}
