/// Hands out the members of an object.
struct KeyedReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ValueDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] {
    decoder.ask([]) { (object) throws(JSONFault) in try object.keys() }
      .compactMap { Key(stringValue: $0) }
  }

  func contains(_ key: Key) -> Bool {
    decoder.ask(false) { (object) throws(JSONFault) in try object.contains(key.stringValue) }
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    let offset = try offset(of: key)
    do throws(JSONFault) {
      if try decoder.members.isNull(offset) { return true }
    } catch {
      throw decoder.thrown(decoder.located(error))
    }
    decoder.hasGlanced = true
    return false
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.value(type, key.stringValue, at: try offset(of: key))
  }

  // A key that is not there is missing all the same.
  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    let offset = try offset(of: key)
    // What holds any JSON holds null as well, but nil is what an optional of it asks for.
    do throws(JSONFault) {
      if try decoder.members.isNull(offset) { return nil }
    } catch {
      throw decoder.thrown(decoder.located(error))
    }
    return try decoder.value(type, key.stringValue, at: offset, orNull: true)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try child(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try child(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    let key = PathKey(stringValue: "super")
    return decoder.child(at: try offset(of: key), step: .key(key.stringValue))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try child(key) }

  private func child(_ key: Key) throws -> ValueDecoder {
    decoder.child(at: try offset(of: key), step: .key(key.stringValue))
  }

  private func offset(of key: some CodingKey) throws -> Int {
    do throws(JSONFault) {
      return try decoder.members.offset(of: key.stringValue)
    } catch {
      throw decoder.thrown(decoder.located(error))
    }
  }
}
