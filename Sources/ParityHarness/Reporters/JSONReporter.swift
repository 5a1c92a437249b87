/// Renders results for programs; the keys are documented in the README.
package enum JSONReporter {
  /// A check.
  package static func render(_ result: CheckResult) -> String {
    document(
      result.exitCode, suites: result.suites.map(suite), problems: result.allProblems)
  }

  /// The frame that every verb's JSON has.
  package static func document(
    _ exitCode: ExitCode, suites: [JSONValue], more: [JSONMember] = [], problems: [Problem]
  ) -> String {
    let members = [
      JSONMember("verdict", .string(exitCode.word)),
      JSONMember("exitCode", .integer(Int64(exitCode.rawValue))),
      JSONMember("suites", .array(suites)),
    ]
    let value = JSONValue.object(
      members + more + [JSONMember("problems", .array(problems.map(\.value)))])
    return value.indented() + "\n"
  }

  private static func suite(_ suite: SuiteResult) -> JSONValue {
    [
      "name": .string(suite.name),
      "cases": .integer(Int64(suite.fixture?.cases.count ?? 0)),
      "verdict": .string(suite.exitCode.word),
      "constants": .array(suite.constants.map(constant)),
      "rows": .array(rows(of: suite)),
    ]
  }

  private static func constant(_ row: SuiteResult.ConstantRow) -> JSONValue {
    [
      "name": .string(row.name),
      "kotlin": row.kotlin.map { .integer($0) } ?? .null,
      "swift": row.swift.map { .integer($0) } ?? .null,
    ]
  }

  private static func rows(of suite: SuiteResult) -> [JSONValue] {
    guard let fixture = suite.fixture else { return [] }
    var places = TextPlaces(fixture.text)
    // Of a product the rows that differ; it has more than anybody reads.
    let rows = suite.isProduct ? suite.differingRows : Array(fixture.cases.indices)
    return rows.map { row in
      let item = fixture.cases[row]
      let place = places.position(of: item.range.lowerBound)
      return [
        "case": .string(item.id),
        "verdict": .string(suite.verdicts[row].rawValue),
        "input": fixture.input(ofRow: row) ?? .null,
        "contract": fixture.contract.swift[row].value,
        "kotlin": suite.kotlin[row].value,
        "swift": suite.swift[row].value,
        "because": .optional(fixture.reasons[row]),
        "file": .string(fixture.text.name),
        "line": .integer(Int64(place.line)),
        "column": .integer(Int64(place.column)),
      ]
    }
  }
}

extension Cell {
  /// The outcome, `{"died": …}` for a crash, an error or a time-out, `null` where there is nothing.
  var value: JSONValue {
    switch self {
    case .outcome(let outcome): outcome.value
    case .crashed, .timedOut, .threw: ["died": .string(text)]
    case .absent: .null
    }
  }
}

extension Problem {
  /// The problem with all its facts; `null` for what is not known.
  var value: JSONValue {
    [
      "code": .string(code.rawValue),
      "message": .string(message),
      "file": .optional(file),
      "line": line.map { .integer(Int64($0)) } ?? .null,
      "column": column.map { .integer(Int64($0)) } ?? .null,
      "suite": .optional(suite),
      "case": .optional(caseID),
      "key": .optional(key),
      "next": .optional(next),
    ]
  }
}
