/// Renders what changed in behaviour for programs; the keys are documented in the README.
struct ChangesJSONReporter {
  private let wording: Wording

  init(_ wording: Wording) { self.wording = wording }

  func render(_ result: ChangesResult) -> String {
    let base = result.base.map { base -> JSONValue in
      ["commit": .string(base.commit), "origin": .string(base.origin)]
    }
    return JSONReporter(wording).document(
      result.exitCode, suites: result.suites.map(suite),
      more: [JSONMember("base", base ?? .null)], problems: result.allProblems)
  }

  private func suite(_ suite: SuiteChanges) -> JSONValue {
    [
      "name": .string(suite.name),
      "cases": .integer(Int64(suite.count)),
      "state": .string(suite.state.rawValue),
      "counts": .object(
        RowChange.Kind.allCases.map {
          JSONMember($0.rawValue, .integer(Int64(suite.counts[$0, default: 0])))
        }),
      "changes": .array(suite.changes.map(change)),
      "rows": .array(suite.rows.map(row)),
      "rest": .optional(suite.rest),
    ]
  }

  private func row(_ row: RowChange) -> JSONValue {
    [
      "case": .string(row.id),
      "was": .optional(row.formerID),
      "change": .string(row.kind.rawValue),
      "changes": .array(row.changes.map(change)),
      "input": row.inputs.isEmpty ? .null : .object(row.inputs),
    ]
  }

  private func change(_ change: ValueChange) -> JSONValue {
    [
      "of": .string(change.subject.rawValue), "key": .optional(change.key),
      "was": .optional(change.old), "is": .optional(change.new),
    ]
  }
}
