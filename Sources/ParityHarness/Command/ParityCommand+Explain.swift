extension ParityCommand {
  /// `parity explain SUITE/CASE`: one case, with the rules in order.
  func explain(_ arguments: Arguments, _ files: ProjectFiles) throws(UsageError) -> Answer {
    guard arguments.names.count == 1, let name = arguments.names.first,
      let slash = name.firstIndex(of: "/")
    else { throw .needsOneCase(example: "\(suites.first?.name ?? "suite")/some-case") }
    let suite = try chosenSuites([String(name[..<slash])])[0]
    let caseID = String(name[name.index(after: slash)...])
    let worker = makeWorker()
    let result = Checker(files: files, worker: worker).check(suite)
    guard let fixture = result.fixture, !fixture.cases.isEmpty else {
      // With no case read, the fixture is at fault and not the name.
      return answer(arguments, result.problems)
    }
    guard let number = fixture.cases.firstIndex(where: { $0.id == caseID }) else {
      throw .unknownCase(caseID, of: suite.name, known: fixture.cases.map(\.id))
    }
    var problems = result.problems.filter { $0.caseID == nil || $0.caseID == caseID }
    var steps: [ExplanationStep]?
    do {
      if fixture.cases[number].input != nil {
        steps = try worker.explanation(of: number, in: fixture.batch, suite: suite.name)
      }
    } catch {
      problems.append(error)
    }
    let explanation = CaseExplanation(
      suite: suite.name, row: result.rows[number], steps: steps ?? [], problems: problems, wording)
    let code = ExitCode.worst(of: problems.map(\.code.exitCode))
    return (
      arguments.format == .json
        ? explanation.json(code) : explanation.text(style: style(arguments)), code
    )
  }

  /// Nothing but problems, in the format that is asked for.
  private func answer(_ arguments: Arguments, _ problems: [Problem]) -> Answer {
    let code = ExitCode.worst(of: problems.map(\.code.exitCode))
    if arguments.format == .json {
      return (JSONReporter(wording).document(code, suites: [], problems: problems), code)
    }
    return (problemText(arguments, problems), code)
  }
}
