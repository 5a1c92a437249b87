extension ParityCommand {
  /// `parity list --schema`: what `--format json` prints, or what the fixture of a suite holds.
  func schema(_ arguments: Arguments) throws(UsageError) -> String {
    if arguments.names.isEmpty { return JSONSchema.text }
    guard arguments.names.count == 1 else {
      throw .needsOneSuite(.list, known: suites.map(\.name))
    }
    return JSONSchema.fixture(of: try wholeSuites(arguments)[0])
  }

  /// `parity list`: the suites, and the cases of those that are named.
  func list(_ arguments: Arguments, _ files: ProjectFiles) throws(UsageError) -> Answer {
    var problems: [Problem] = []
    var report = ""
    var values: [JSONValue] = []
    for selection in try selections(arguments.names) {
      let suite = selection.suite
      let loaded = files.fixture(of: suite)
      problems += loaded.problems
      var ids: [String] = []
      // A cross product has more rows than anybody reads, unless some are asked for.
      if suite.axes.isEmpty || selection.cases != nil {
        ids = loaded.value?.cases.map(\.id) ?? []
        try selection.requireMatches(in: ids)
        ids = ids.filter { selection.cases?.includes($0) ?? true }
      }
      let noun = suite.axes.isEmpty ? "case" : "row"
      report += "\(suite.name) (\(counted(suite.caseCount, noun)))\n"
      if !arguments.names.isEmpty {
        report += ids.map { "  \(suite.name)/\(Escaped.plain($0))\n" }.joined()
      }
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
