/// A value in a JSON text with the bytes that it takes, for injecting faults by small edits.
struct TextSpan {
  /// The key of the value; empty for an element of an array.
  let key: String
  /// The bytes of the key and the value, or of the value alone.
  let whole: Range<Int>
  let value: Range<Int>
  let node: JSONNode

  /// The members of the object, or the elements of the array, at this node; none for the rest.
  let inner: [TextSpan]

  /// Finds all at a node.
  init(_ node: JSONNode, key: String = "", from start: Int? = nil) throws(JSONFault) {
    var inner: [TextSpan] = []
    let end: Int
    if node.isObject {
      end = try node.forEachMember { (range, member) throws(JSONFault) in
        let key = try node.text.decodeString(range)
        inner.append(try TextSpan(member, key: key, from: range.lowerBound))
        return try member.end()
      }
    } else if node.text.bytes[node.offset] == UInt8(ascii: "[") {
      end = try node.forEachElement { (element) throws(JSONFault) in
        inner.append(try TextSpan(element))
        return try element.end()
      }
    } else {
      end = try node.end()
    }
    self.key = key
    self.node = node
    self.inner = inner
    value = node.offset..<end
    whole = (start ?? node.offset)..<end
  }

  /// The member under a key.
  subscript(key: String) -> TextSpan? { inner.first { $0.key == key } }

  /// The text of the value as it is written there.
  var text: String { String(decoding: node.text.bytes[value], as: UTF8.self) }

  var isBool: Bool { text == "true" || text == "false" }
  var isInteger: Bool { Int64(text) != nil }
}

extension TextSpan {
  /// Another value in place of this one.
  func replaced(by text: String) -> TextEdit { TextEdit(value, text) }

  /// A member or an element taken out of this object or array, with the comma that goes with it.
  func without(_ index: Int) -> TextEdit {
    if index + 1 < inner.count {
      return TextEdit(inner[index].whole.lowerBound..<inner[index + 1].whole.lowerBound, "")
    }
    let start = index > 0 ? inner[index - 1].whole.upperBound : inner[index].whole.lowerBound
    return TextEdit(start..<inner[index].whole.upperBound, "")
  }

  func without(_ key: String) -> TextEdit? {
    inner.firstIndex { $0.key == key }.map { without($0) }
  }

  /// A member or an element put before the others.
  func withFirst(_ text: String) -> TextEdit {
    let start = value.lowerBound + 1
    return TextEdit(start..<start, text + (inner.isEmpty ? "" : ", "))
  }

  /// A member or an element put behind the others.
  func withLast(_ text: String) -> TextEdit {
    let end = inner.last?.whole.upperBound ?? value.lowerBound + 1
    return TextEdit(end..<end, (inner.isEmpty ? "" : ", ") + text)
  }

  /// Two members or elements in each other's place.
  func swapping(_ one: Int, _ other: Int) -> [TextEdit] {
    let texts = [one, other].map {
      String(decoding: node.text.bytes[inner[$0].whole], as: UTF8.self)
    }
    return [TextEdit(inner[one].whole, texts[1]), TextEdit(inner[other].whole, texts[0])]
  }

  /// Another value of the same type; nil where there is none to be had.
  var other: String? {
    switch text {
    case "true": "false"
    case "false": "true"
    default: Int64(text).map { String($0 == .max ? $0 - 1 : $0 + 1) }
    }
  }
}
