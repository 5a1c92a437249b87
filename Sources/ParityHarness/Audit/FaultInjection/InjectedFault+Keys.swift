extension InjectedFault {
  /// Keys and values that do not belong into a fixture, at each of its levels.
  static let keys: [InjectedFault] = [
    unknown("unknown-key", "in the fixture") { $0.fixture },
    unknown("unknown-key-in-a-case", "in a case") { $0.cases.first },
    unknown("unknown-key-in-an-input", "in an input") { $0.cases.first?["input"] },
    unknown("unknown-key-in-an-outcome", "in an expected outcome") { $0.plain?.expect },
    missing("missing-input", "a case without its input") {
      $0.cases.first?.without("input")
    },
    missing("missing-expect", "a case without its contract") {
      $0.cases.first?.without("expect")
    },
    missing("missing-key-in-an-input", "an input that lacks a key") {
      $0.cases.first?["input"]?.without(0)
    },
    missing("missing-key-in-an-outcome", "an expected outcome that lacks a key") {
      $0.plain?.expect.without(0)
    },
    missing("missing-suite", "a fixture without its suite's name") {
      $0.fixture.without("suite")
    },
    InjectedFault(
      "missing-cases", "a fixture without cases", .fixtureMissingKey, .recordingRoster,
      exit: .unusable
    ) { target in
      target.edit(fixture: target.fixture.without("cases"))
    },
    InjectedFault(
      "missing-id", "a case without its id", .fixtureMissingKey, .recordingRoster,
      exit: .unusable
    ) { target in
      target.edit(fixture: target.cases.first?.without("id"))
    },
    InjectedFault("other-suite", "a fixture of another suite", .fixtureRange, exit: .unusable) {
      target in
      target.edit(fixture: target.fixture["suite"]?.replaced(by: "\"injected\""))
    },
    wrongType("suite-as-number", "the suite's name is a number") {
      $0.fixture["suite"]?.replaced(by: "1")
    },
    wrongType("cases-as-object", "the cases are no array") {
      $0.fixture["cases"]?.replaced(by: "{}")
    },
    wrongType("fixture-as-array", "the fixture is no object") {
      $0.fixture.replaced(by: "[]")
    },
    wrongType("value-as-object", "a value of an input is an object") {
      $0.cases.first?["input"]?.inner.first?.replaced(by: #"{"injected": 1}"#)
    },
    wrongType("integer-with-fraction", "an integer is written with a fraction") {
      $0.integer.map { $0.replaced(by: "\($0.text).0") }
    },
    wrongType("integer-with-exponent", "an integer is written with an exponent") {
      $0.integer.map { $0.replaced(by: "\($0.text)e0") }
    },
    wrongType("integer-as-text", "an integer is written in quotes") {
      $0.integer.map { $0.replaced(by: "\"\($0.text)\"") }
    },
    InjectedFault("integer-too-large", "an integer fits nowhere", .fixtureRange, exit: .unusable) {
      target in
      target.edit(fixture: target.integer?.replaced(by: "99999999999999999999"))
    },
  ]

  private static func unknown(
    _ name: String, _ place: String, in object: @escaping @Sendable (InjectionTarget) -> TextSpan?
  ) -> InjectedFault {
    InjectedFault(name, "a key that nothing reads, \(place)", .fixtureUnknownKey, exit: .unusable) {
      target in
      target.edit(fixture: object(target)?.withFirst(#""injected": 1"#))
    }
  }

  private static func missing(
    _ name: String, _ fault: String, edit: @escaping @Sendable (InjectionTarget) -> TextEdit?
  ) -> InjectedFault {
    InjectedFault(name, fault, .fixtureMissingKey, exit: .unusable) { $0.edit(fixture: edit($0)) }
  }

  private static func wrongType(
    _ name: String, _ fault: String, edit: @escaping @Sendable (InjectionTarget) -> TextEdit?
  ) -> InjectedFault {
    InjectedFault(name, fault, .fixtureType, exit: .unusable) { $0.edit(fixture: edit($0)) }
  }
}
