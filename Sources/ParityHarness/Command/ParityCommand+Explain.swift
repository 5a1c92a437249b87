extension ParityCommand {
  /// `parity explain SUITE/CASE`: one case, with the rules in order.
  func explain(_ arguments: Arguments, _ layout: Layout) throws(Arguments.UsageError) -> (
    report: String, code: ExitCode
  ) {
    guard arguments.names.count == 1, let name = arguments.names.first,
      let slash = name.firstIndex(of: "/")
    else {
      throw Arguments.UsageError(
        message: "explain needs one SUITE/CASE, such as \(suites.first?.name ?? "suite")/some-case")
    }
    let suite = try chosenSuites([String(name[..<slash])])[0]
    let caseID = String(name[name.index(after: slash)...])
    let worker = makeWorker()
    let result = Checker(layout: layout, worker: worker).check(suite)
    guard let fixture = result.fixture else { return report(result.problems, arguments) }
    let ids = fixture.cases.map(\.id)
    guard let row = ids.firstIndex(of: caseID) else {
      // With no case read, the fixture is at fault and not the name.
      if ids.isEmpty { return report(result.problems, arguments) }
      throw Arguments.UsageError(
        message: "\(suite.name) has no case \(Escaped.plain(caseID))"
          + Nearest.suggestion(for: caseID, among: ids)
          + "; known: \(ids.map(Escaped.plain).joined(separator: ", "))")
    }
    var problems = result.problems.filter { $0.caseID == nil || $0.caseID == caseID }
    var steps: [ExplanationStep]?
    do {
      if fixture.cases[row].input != nil {
        steps = try worker.explanation(of: row, in: fixture, suite: suite.name)
      }
    } catch {
      problems.append(Problem(.harnessFault, error.message, suite: suite.name))
    }
    let explanation = CaseExplanation(
      result: result, fixture: fixture, row: row, steps: steps ?? [], problems: problems)
    let code = ExitCode.worst(of: problems.map(\.code.exitCode))
    return (
      arguments.format == .json
        ? explanation.json(code) : explanation.text(style: style(arguments)), code
    )
  }

  private func report(_ problems: [Problem], _ arguments: Arguments) -> (String, ExitCode) {
    let code = ExitCode.worst(of: problems.map(\.code.exitCode))
    if arguments.format == .json {
      return (JSONReporter.document(code, suites: [], problems: problems), code)
    }
    var report = ""
    ProblemText(style: style(arguments)) { report += $0 }.report(problems)
    return (report, code)
  }
}
