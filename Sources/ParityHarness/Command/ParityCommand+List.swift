extension ParityCommand {
  /// `parity list`: the suites and their cases.
  func list(_ arguments: Arguments, _ layout: Layout) throws(Arguments.UsageError) -> (
    report: String, code: ExitCode
  ) {
    if let name = arguments.names.first {
      throw Arguments.UsageError(
        message: "list takes no name, and was given \(Escaped.plain(name))")
    }
    let checker = Checker(layout: layout, worker: makeWorker())
    var problems: [Problem] = []
    var report = ""
    var values: [JSONValue] = []
    for suite in suites {
      let fixture = checker.load(fixtureOf: suite, recordedIDs: [], into: &problems)
      let ids = suite.axes.isEmpty ? fixture?.cases.map(\.id) ?? [] : []
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
      return (JSONReporter.document(code, suites: values, problems: problems), code)
    }
    if !problems.isEmpty { report += "\n" }
    ProblemText(style: style(arguments)) { report += $0 }.report(problems)
    return (report, code)
  }
}
