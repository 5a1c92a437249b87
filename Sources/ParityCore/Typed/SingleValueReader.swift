/// Hands a value out as a whole.
struct SingleValueReader: SingleValueDecodingContainer {
  let decoder: ValueDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool {
    decoder.allowsNull = true
    guard decoder.node.isNull else { return false }
    do {
      decoder.end = try decoder.node.end()
      return true
    } catch {
      // No null after all, which is met again when it is read.
      return false
    }
  }

  func scalar<Value: Scalar>() throws -> Value {
    do throws(JSONFault) {
      let (value, end) =
        if let quick = try Value.quick(in: decoder.text, at: decoder.node.offset) {
          quick
        } else {
          try Value.exact(at: decoder.node, orNull: decoder.allowsNull)
        }
      decoder.end = end
      return value
    } catch {
      throw decoder.thrown(decoder.located(error))
    }
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let (value, end) = try decoder.reader.readInside(
      type, at: decoder.node, in: decoder, step: .same, orNull: decoder.allowsNull)
    decoder.end = end
    return value
  }
}
