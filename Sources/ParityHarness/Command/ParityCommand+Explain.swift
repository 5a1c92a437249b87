extension ParityCommand {
  /// `parity explain SUITE/CASE`: single cases, each with the rules in order.
  func explain(_ arguments: Arguments, _ files: ProjectFiles) throws(UsageError) -> Answer {
    if arguments.names.isEmpty || arguments.names.contains(where: { !$0.contains("/") }) {
      throw .needsCases(example: "\(suites.first?.name ?? "suite")/some-case")
    }
    let worker = makeWorker()
    let checker = Checker(files: files, worker: worker)
    let sources = files.kotlinSources()
    var text = ""
    var values: [JSONValue] = []
    var problems: [Problem] = []
    for selection in try selections(arguments.names) {
      let result = try check(selection, by: checker, sources)
      var others = result.problems.filter { $0.caseID == nil || result.rows.isEmpty }
      for row in result.rows {
        let own = result.problems.filter { $0.caseID == row.item.id }
        var steps: [ExplanationStep]?
        do {
          if row.item.input != nil {
            steps = try worker.explanation(
              of: row.number, in: row.fixture.batch, suite: result.name)
          }
        } catch {
          others.append(error)
        }
        let explanation = CaseExplanation(
          suite: result.name, row: row, steps: steps ?? [], problems: own, wording)
        if arguments.format == .json {
          values.append(explanation.value)
        } else {
          text += explanation.text(style: style(arguments))
        }
        problems += own
      }
      text += problemText(arguments, others)
      problems += others
    }
    let code = ExitCode.worst(of: problems.map(\.code.exitCode))
    if arguments.format == .json {
      return (JSONReporter(wording).document(code, suites: values, problems: problems), code)
    }
    return (text, code)
  }
}
