/// Hands out the elements of an array.
struct UnkeyedReader: UnkeyedDecodingContainer {
  let decoder: ValueDecoder
  let cursor: Int

  var codingPath: [any CodingKey] { decoder.codingPath }

  var currentIndex: Int { decoder.cursors[cursor].index }

  var count: Int? {
    do { return try decoder.node.elements().count } catch { return nil }
  }

  var isAtEnd: Bool {
    // What is no element is met again when it is read.
    do { return try decoder.cursors[cursor].peek() == nil } catch { return false }
  }

  mutating func decodeNil() throws -> Bool {
    do throws(JSONFault) {
      guard let offset = try decoder.cursors[cursor].peek() else { return false }
      if decoder.text.bytes[offset] != UInt8(ascii: "n") {
        decoder.hasGlanced = true
        return false
      }
      decoder.cursors[cursor].advance(to: try decoder.text.skipScalar(offset))
      return true
    } catch {
      throw decoder.thrown(decoder.located(error))
    }
  }

  func scalar<Value: Scalar>() throws -> Value {
    let offset = try offset()
    do throws(JSONFault) {
      let (value, end) =
        if let quick = try Value.quick(in: decoder.text, at: offset) {
          quick
        } else {
          try Value.exact(
            at: JSONNode(text: decoder.text, offset: offset, key: "[\(currentIndex)]"),
            orNull: false)
        }
      decoder.cursors[cursor].advance(to: end)
      return value
    } catch {
      throw decoder.thrown(decoder.located(error))
    }
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let node = JSONNode(
      text: decoder.text, offset: try offset(), depth: decoder.node.depth + 1)
    let (value, end) = try decoder.reader.readInside(
      type, at: node, in: decoder, step: .index(currentIndex))
    decoder.cursors[cursor].advance(to: end)
    return value
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try child().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try child().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try child() }

  private func child() throws -> ValueDecoder {
    let child = decoder.child(at: try offset(), step: .index(currentIndex))
    decoder.cursors[cursor].advance(to: nil)
    return child
  }

  private func offset() throws -> Int {
    do throws(JSONFault) {
      if let offset = try decoder.cursors[cursor].peek() { return offset }
      throw JSONFault(
        .type, at: decoder.cursors[cursor].end - 1,
        "expected another element after \(currentIndex), found the end of the array")
    } catch {
      throw decoder.thrown(decoder.located(error))
    }
  }
}
