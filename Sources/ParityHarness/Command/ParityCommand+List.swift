extension ParityCommand {
  /// `parity list`: the suites and their cases.
  func list(_ arguments: Arguments, _ files: ProjectFiles) throws(UsageError) -> Answer {
    if let name = arguments.names.first { throw .takesNoName(.list, found: name) }
    var problems: [Problem] = []
    var report = ""
    var values: [JSONValue] = []
    for suite in suites {
      let loaded = files.fixture(of: suite)
      problems += loaded.problems
      let ids = suite.axes.isEmpty ? loaded.value?.cases.map(\.id) ?? [] : []
      let noun = suite.axes.isEmpty ? "case" : "row"
      report += "\(suite.name) (\(counted(suite.caseCount, noun)))\n"
      report += ids.map { "  \(suite.name)/\(Escaped.plain($0))\n" }.joined()
      values.append([
        "name": .string(suite.name), "cases": .integer(Int64(suite.caseCount)),
        "ids": .array(ids.map { .string($0) }),
      ])
    }
    let code = ExitCode.worst(of: problems.map(\.code.exitCode))
    if arguments.format == .json {
      return (JSONReporter(wording).document(code, suites: values, problems: problems), code)
    }
    if !problems.isEmpty { report += "\n" }
    return (report + problemText(arguments, problems), code)
  }
}
