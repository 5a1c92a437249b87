extension GateOutcome.Effect: Codable {
  private enum Word: String, Codable, CaseIterable {
    case request
  }

  private enum Key: String, CodingKey, CaseIterable {
    case attempt
  }

  private struct Attempt: Codable {
    let day: Int64
    let version: String
  }

  package init(from decoder: any Decoder) throws {
    if try decoder.holdsString {
      switch try decoder.singleValueContainer().decode(Word.self) {
      case .request: self = .request
      }
      return
    }
    let attempt = try decoder.container(keyedBy: Key.self).decode(Attempt.self, forKey: .attempt)
    self = .attempt(day: attempt.day, version: attempt.version)
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .request: try Word.request.encode(to: encoder)
    case .attempt(let day, let version):
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(Attempt(day: day, version: version), forKey: .attempt)
    }
  }
}
