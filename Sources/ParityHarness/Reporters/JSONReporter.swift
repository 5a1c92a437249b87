/// Renders results for programs; `JSONSchema` states their keys.
package struct JSONReporter {
  private let wording: Wording

  package init(_ wording: Wording) { self.wording = wording }

  /// A check.
  package func render(_ result: CheckResult) -> String {
    document(
      result.exitCode, suites: result.suites.map(suite), problems: result.allProblems)
  }

  /// The frame that every verb's JSON has.
  package func document(
    _ exitCode: ExitCode, suites: [JSONValue], more: [JSONMember] = [], problems: [Problem]
  ) -> String {
    let members = [
      JSONMember("verdict", .string(exitCode.word)),
      JSONMember("exitCode", .integer(Int64(exitCode.rawValue))),
      JSONMember("suites", .array(suites)),
    ]
    let value = JSONValue.object(
      members + more + [JSONMember("problems", .array(problems.map(value)))])
    return value.indented() + "\n"
  }

  private func suite(_ suite: SuiteResult) -> JSONValue {
    [
      "name": .string(suite.name),
      "cases": .integer(Int64(suite.rows.total)),
      "checked": .integer(Int64(suite.rows.count)),
      "verdict": .string(suite.exitCode.word),
      "constants": .array(suite.constants.map(constant)),
      "tolerances": .array(suite.tolerances.map(tolerance)),
      "rows": .array(rows(of: suite)),
    ]
  }

  private func tolerance(_ use: ToleranceUse) -> JSONValue {
    [
      "key": .string(use.tolerance.key), "limit": .string(use.tolerance.limitWords),
      "pairs": .integer(use.pairs),
      "largest": use.largest.map { .number($0.distance) } ?? .null,
      "case": .optional(use.largest?.title),
    ]
  }

  private func constant(_ row: ConstantRow) -> JSONValue {
    [
      "name": .string(row.name),
      "kotlin": row.kotlin.map { .integer($0) } ?? .null,
      "swift": row.swift.map { .integer($0) } ?? .null,
    ]
  }

  private func rows(of suite: SuiteResult) -> [JSONValue] {
    // Of a cross product the rows that differ; it has more than anybody reads.
    (suite.isExhaustive ? suite.rows.differing : Array(suite.rows)).map { row in
      let position = row.position
      return [
        "case": .string(row.item.id),
        "note": .optional(row.item.note),
        "verdict": .string(row.verdict.rawValue),
        "input": row.input ?? .null,
        "contract": row.contract.value,
        "kotlin": row.kotlin.value,
        "swift": row.swift.value,
        "because": .optional(row.contract.reason),
        "file": .string(row.fixture.text.name),
        "line": .integer(Int64(position.line)),
        "column": .integer(Int64(position.column)),
      ]
    }
  }

  /// The problem with all its facts; `null` for what is not known.
  private func value(_ problem: Problem) -> JSONValue {
    [
      "code": .string(problem.code.rawValue),
      "message": .string(wording.message(of: problem)),
      "file": .optional(problem.file),
      "line": problem.line.map { .integer(Int64($0)) } ?? .null,
      "column": problem.column.map { .integer(Int64($0)) } ?? .null,
      "suite": .optional(problem.suite),
      "case": .optional(problem.caseID),
      "key": .optional(problem.key),
      "next": .optional(problem.next.map(wording.next)),
    ]
  }
}

extension Contract {
  /// What each twin is to answer; `null` where nothing is agreed.
  var value: JSONValue {
    self == .none ? .null : ["kotlin": kotlin.value, "swift": swift.value]
  }
}

extension Cell {
  /// The outcome, `{"crashed": …}` for a crash, an error or a time-out, `null` where there is
  /// nothing.
  var value: JSONValue {
    switch self {
    case .outcome(let outcome): outcome.value
    case .crashed, .timedOut, .threw: ["crashed": .string(text)]
    case .refused, .absent: .null
    }
  }
}
