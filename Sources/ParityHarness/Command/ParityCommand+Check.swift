extension ParityCommand {
  /// `parity check`: contract, recorded Kotlin and live Swift.
  func check(_ arguments: Arguments, _ files: ProjectFiles) throws(UsageError) -> Answer {
    let checker = Checker(files: files, worker: makeWorker())
    let sources = files.kotlinSources()
    var result = CheckResult(
      suites: try selections(arguments.names).map { (selection) throws(UsageError) in
        let (suite, start) = (selection.suite, ContinuousClock.now)
        var result = try check(selection, by: checker, sources)
        result.duration = ContinuousClock.now - start
        if !arguments.reports.isEmpty {
          result.sources = suite.sources.compactMap { LocatedDeclaration($0, in: files.layout) }
          // A picture of some rows would look like one of all.
          result.surface = result.rows.isPart ? nil : suite.surface
        }
        return result
      },
      problems: arguments.names.isEmpty ? files.unreadFiles(suites: suites) : [])
    // A check that was interrupted has found nothing that a report could tell.
    if Interruption.isRequested { return ("", .harnessFault) }
    let step = GitHubStep()
    let context = ReportContext(
      wording: wording, paths: PathStyle(root: files.layout.root, repository: step.workspace))
    // Before anything is printed, so that what is printed tells of those that could not be written.
    result.problems += write(arguments.reports, of: result, context)
    result.problems += appendSummary(to: step) {
      MarkdownReport(wording).render(result, limit: $0)
    }
    switch arguments.format {
    case .json: return (JSONReporter(wording).render(result), result.exitCode)
    case .text, .markdown:
      // GitHub reads its commands from what is printed.
      var report = step.isActive ? GitHubReport(context).render(result) : ""
      TextReporter(showsAllRows: arguments.showsAllRows, style: style(arguments), wording) {
        report += $0
      }.report(result)
      return (report, result.exitCode)
    }
  }
}
