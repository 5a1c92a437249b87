// Events are written as a word, or as an object with the one key of an event that has a value.

extension Decoder {
  /// Whether the value is a string.
  var holdsString: Bool {
    get throws {
      let value = try singleValueContainer()
      do {
        _ = try value.decode(String.self)
        return true
      } catch DecodingError.typeMismatch {
        return false
      }
    }
  }
}

extension Decoder {
  /// The members of an object with one key.
  func members<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    do {
      return try container(keyedBy: type)
    } catch DecodingError.typeMismatch {
      throw DecodingError.typeMismatch(
        type,
        .init(
          codingPath: codingPath,
          debugDescription: "expected an event: a word, or an object with one key"))
    }
  }
}

extension KeyedDecodingContainer where Key: CaseIterable {
  /// The one of the keys that is there.
  func onlyKey(of decoder: any Decoder) throws -> Key {
    if let key = allKeys.first { return key }
    let names = Key.allCases.map(\.stringValue).joined(separator: ", ")
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: decoder.codingPath, debugDescription: "expected one of the keys \(names)"))
  }
}
