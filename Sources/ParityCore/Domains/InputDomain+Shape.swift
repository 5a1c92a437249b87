extension InputDomain {
  /// Every value that a type can read; arrays and maps have at most four elements.
  ///
  /// A type with an `init(from:)` of its own may not show what it asks for. State the domain of such
  /// a type yourself: exploring is refused while a key of the input has none, and this traps where
  /// the type is not an object with keys.
  public init<Value: Decodable>(of type: Value.Type) {
    guard case .object(let members) = TypeShape(of: type) else {
      preconditionFailure("\(type) does not show what it reads; state its InputDomain instead")
    }
    self = .object(
      members.map { ($0.key, InputDomain(of: $0.shape) ?? .unstated) })
  }

  /// The same for an object, but for the values under one of its keys.
  public func replacing(_ key: String, with domain: InputDomain) -> InputDomain {
    guard case .object(let members) = kind else { return self }
    precondition(members.contains { $0.key == key }, "no input has the key \(key)")
    return .object(members.map { $0.key == key ? ($0.key, domain) : $0 })
  }

  /// The inputs that a type can read: every value it allows, without thresholds of its own.
  ///
  /// Nil where the type does not say what it asks for. Arrays and maps have at most `longest`
  /// elements.
  package init?(of shape: TypeShape, longest: Int = 4) {
    switch shape {
    case .bool: self = .bool
    case .integer(let range): self = Self.integer(range)
    case .double: self = .double()
    case .float: self = .float()
    case .string: self = Self.anyString
    case .choice(let values):
      if values.isEmpty { return nil }
      self = .oneOf(values.map { (1, .constant($0)) })
    case .json: self = Self.anyJSON
    case .optional(.deeper): self = .constant(nil)
    case .optional(let inner):
      guard let domain = InputDomain(of: inner, longest: longest) else { return nil }
      self = .optional(domain)
    case .list(.deeper): self = .constant([])
    case .list(let element):
      guard let domain = InputDomain(of: element, longest: longest) else { return nil }
      self = .list(of: domain, count: 0...longest)
    case .map(.deeper): self = .constant([:])
    case .map(let value):
      guard let domain = InputDomain(of: value, longest: longest) else { return nil }
      self = .map(of: domain, count: 0...longest)
    case .object(let members):
      var domains: [(key: String, domain: InputDomain)] = []
      for member in members {
        guard let domain = InputDomain(of: member.shape, longest: longest) else { return nil }
        domains.append((member.key, domain))
      }
      self = .object(domains)
    case .deeper, .unknown: return nil
    }
  }

  static var anyString: InputDomain { .string(near: ["a"]) }

  /// A little of every type of JSON.
  private static var anyJSON: InputDomain {
    .oneOf([
      (1, .constant(nil)), (1, .bool), (2, .int64()), (2, .double()), (2, anyString),
      (1, .list(of: .int64(), count: 0...2)), (1, .map(of: anyString, count: 0...2)),
    ])
  }

  /// What does not fit into 64 bits with a sign is tried in a few places.
  private static func integer(_ range: ClosedRange<Int128>) -> InputDomain {
    let own = Int64(clamping: range.lowerBound)...Int64(clamping: range.upperBound)
    if Int128(own.upperBound) == range.upperBound { return .integer(own) }
    let beyond = [range.upperBound, range.upperBound - 1, Int128(own.upperBound) + 1]
    return .oneOf([(6, .integer(own))] + beyond.map { (1, .constant(.integer($0))) })
  }
}
