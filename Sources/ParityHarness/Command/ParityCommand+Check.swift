extension ParityCommand {
  /// `parity check`: contract, recorded Kotlin and live Swift.
  func check(_ arguments: Arguments, _ layout: Layout) throws(Arguments.UsageError) -> (
    report: String, code: ExitCode
  ) {
    let chosen = try chosenSuites(arguments.names)
    let checker = Checker(layout: layout, worker: makeWorker())
    let sources = checker.kotlinSources()
    var result = CheckResult(
      suites: chosen.map { suite in
        let start = ContinuousClock.now
        var result = checker.check(suite, sources: sources)
        result.duration = ContinuousClock.now - start
        if !arguments.reports.isEmpty {
          result.sources = suite.sources.compactMap { SourceLine($0, in: layout) }
          result.surface = suite.surface
        }
        return result
      },
      problems: arguments.names.isEmpty ? checker.unreadFiles(suites: suites) : [])
    let step = GitHubStep()
    let places = ReportPlaces(root: layout.root, repository: step.workspace)
    // Before anything is printed, so that what is printed tells of those that could not be written.
    result.problems += write(arguments.reports, of: result, places: places)
    result.problems += appendSummary(to: step) { MarkdownReport.render(result, limit: $0) }
    switch arguments.format {
    case .json: return (JSONReporter.render(result), result.exitCode)
    case .text, .markdown:
      // GitHub reads its commands from what is printed.
      var report = step.isActive ? GitHubReport.render(result, places: places) : ""
      TextReporter(showsAllRows: arguments.showsAllRows, style: style(arguments)) { report += $0 }
        .report(result)
      return (report, result.exitCode)
    }
  }
}
