/// The elements of an array, handed out one after the other.
package struct JSONElements {
  private let node: JSONNode
  private var text: JSONText { node.text }

  /// The offset that has been reached: of an element that was handed out, or after one.
  private var place: Int
  private var isAtElement = false
  private var isFirst = true

  /// The offset after the array, once `next()` has found its end.
  package var end: Int { place + 1 }

  /// The elements of the array at a node.
  package init(_ node: JSONNode) throws(JSONFault) {
    guard node.text.bytes[node.offset] == UInt8(ascii: "[") else { throw node.mismatch("an array") }
    self.node = node
    place = node.offset + 1
  }

  /// The next element; nil when the array has ended.
  ///
  /// After the end it stays there.
  package mutating func next() throws(JSONFault) -> JSONNode? {
    if isAtElement { place = try text.skipValue(place, depth: node.depth + 1) }
    var offset = text.skipSpace(place)
    if text.bytes[offset] == UInt8(ascii: "]") {
      (place, isAtElement) = (offset, false)
      return nil
    }
    if !isFirst {
      guard text.bytes[offset] == UInt8(ascii: ",") else {
        throw text.unexpected(offset, "',' or ']'")
      }
      offset = text.skipSpace(offset + 1)
    }
    (place, isAtElement, isFirst) = (offset, true, false)
    return JSONNode(text: text, offset: offset, key: node.key, depth: node.depth + 1)
  }

  /// Says where the element that was handed out last ends, so that it need not be looked for.
  package mutating func advance(to end: Int) { (place, isAtElement) = (end, false) }
}
