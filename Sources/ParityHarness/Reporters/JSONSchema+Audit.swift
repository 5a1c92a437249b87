extension JSONSchema {
  /// What `audit` says of a suite.
  static var audited: JSONValue {
    let condition = object([
      ("name", string()), ("proven", boolean), ("holds", string("a case", orNull: true)),
      ("fails", string("a case that differs in this alone", orNull: true)),
      ("beside", string("a case that lacks its pair", orNull: true)),
      ("input", anything("what would prove it; null where it is proven or none is known")),
    ])
    let threshold = object([
      ("condition", string()), ("limit", integer()), ("at", list(string(), "cases")),
      ("short", list(string(), "cases that are one short of it")),
    ])
    let mutant = object([
      ("name", string()), ("fault", string()),
      ("killedBy", list(string(), "cases; of a product one")),
      ("crashesOn", list(string(), "cases on which it gives no answer")),
    ])
    let environment = object([
      ("environment", string()), ("differs", list(string(), "cases")),
    ])
    return object([
      name, cases, ("verdict", choice(ExitCode.allCases.map(\.word))),
      ("conditions", list(condition)), ("thresholds", list(threshold)), ("mutants", list(mutant)),
      ("ineffectiveCases", list(string(), "cases")), ("redundantCases", list(string(), "cases")),
      ("environments", list(environment)),
    ])
  }

  /// A injected fault, and what the check said to it.
  static var fault: JSONValue {
    let answer = object([
      ("codes", list(choice(Problem.Code.allCases.map(\.rawValue)))),
      ("exitCode", integer(minimum: 0)),
    ])
    return object([
      ("name", string()), ("fault", string()),
      ("suite", string("where it was injected; null where there is no place for it", orNull: true)),
      ("asExpected", boolean), ("expected", answer),
      ("answered", ["anyOf": [answer, ["type": "null"]]]),
    ])
  }
}
