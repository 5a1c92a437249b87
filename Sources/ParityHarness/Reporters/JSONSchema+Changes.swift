extension JSONSchema {
  /// What `changes` says of a suite.
  static var changed: JSONValue {
    let kinds = RowChange.Kind.allCases.map(\.rawValue)
    let row = object([
      ("case", string("the id")), ("was", string("the id that it had", orNull: true)),
      ("change", choice(kinds)), ("changes", list(reference("change"))),
      ("input", anything("of a product's row; null otherwise")),
    ])
    return object([
      name, cases, ("state", choice(SuiteChanges.State.allCases.map(\.rawValue))),
      ("counts", object(kinds.map { ($0, integer(minimum: 0)) })),
      ("changes", list(reference("change"), "constants and axes")),
      ("rows", list(row, "those that are not unchanged; of a product the first ones")),
      ("rest", string("what all changed rows of a product have in common", orNull: true)),
    ])
  }

  /// A value that is otherwise than it was.
  static var change: JSONValue {
    object([
      ("of", choice(ValueChange.Subject.allCases.map(\.rawValue), "what it is a part of")),
      ("key", string("null where the whole differs", orNull: true)),
      ("was", string("the value as JSON; null where there was none", orNull: true)),
      ("is", string("the value as JSON; null where there is none", orNull: true)),
    ])
  }

  /// What `changes` compares with.
  static var base: JSONValue {
    let base = object([
      ("commit", string("the whole id")), ("origin", string("what it was taken for")),
    ])
    return ["anyOf": [base, ["type": "null"]]]
  }
}
