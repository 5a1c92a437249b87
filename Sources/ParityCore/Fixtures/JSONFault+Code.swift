extension JSONFault.Kind {
  /// What the fault is when it is met in a fixture.
  var code: Problem.Code {
    switch self {
    case .syntax: .jsonSyntax
    case .duplicateKey: .jsonDuplicateKey
    case .type: .fixtureType
    case .range: .fixtureRange
    case .missingKey: .fixtureMissingKey
    case .unknownKey: .fixtureUnknownKey
    }
  }
}
