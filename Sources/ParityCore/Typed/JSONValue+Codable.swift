extension JSONValue: Codable {
  /// Reads any JSON, from whatever decoder.
  public init(from decoder: any Decoder) throws {
    if let decoder = decoder as? ValueDecoder {
      self = try decoder.json()
      // Another decoder says of what type a value is by refusing the others; the last one's error
      // is thrown.
    } else if let object = try? decoder.container(keyedBy: PathKey.self) {
      self = .object(
        try object.allKeys.map {
          JSONMember($0.stringValue, try object.decode(JSONValue.self, forKey: $0))
        })
    } else if var array = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !array.isAtEnd { elements.append(try array.decode(JSONValue.self)) }
      self = .array(elements)
    } else {
      self = try Self.scalar(in: decoder.singleValueContainer())
    }
  }

  private static func scalar(in container: any SingleValueDecodingContainer) throws -> JSONValue {
    if container.decodeNil() { return .null }
    if let bool = try? container.decode(Bool.self) { return .bool(bool) }
    if let integer = try? container.decode(Int64.self) { return .integer(integer) }
    if let integer = try? container.decode(UInt64.self) { return .integer(Int128(integer)) }
    if let double = try? container.decode(Double.self) { return .number(double) }
    return .string(try container.decode(String.self))
  }

  /// Writes it as what it is, to whatever encoder.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var object = encoder.container(keyedBy: PathKey.self)
      for member in members {
        try object.encode(member.value, forKey: PathKey(stringValue: member.key))
      }
    case .array(let elements):
      var array = encoder.unkeyedContainer()
      for element in elements { try array.encode(element) }
    default:
      var container = encoder.singleValueContainer()
      try encodeScalar(to: &container)
    }
  }

  private func encodeScalar(to container: inout any SingleValueEncodingContainer) throws {
    switch self {
    case .bool(let bool): try container.encode(bool)
    case .string(let string): try container.encode(string)
    case .double(let double): try container.encode(double)
    case .integer(let integer):
      if let integer = Int64(exactly: integer) {
        try container.encode(integer)
      } else if let integer = UInt64(exactly: integer) {
        try container.encode(integer)
      } else {
        let context = EncodingError.Context(
          codingPath: container.codingPath, debugDescription: "an integer of more than 64 bits")
        throw EncodingError.invalidValue(self, context)
      }
    case .null, .array, .object: try container.encodeNil()
    }
  }
}
