extension ParityCommand {
  /// `parity check`: contract, recorded Kotlin and live Swift.
  func check(_ arguments: Arguments, _ layout: Layout) throws(Arguments.UsageError) -> (
    report: String, code: ExitCode
  ) {
    let chosen = try chosenSuites(arguments.names)
    let checker = Checker(layout: layout, worker: makeWorker())
    let result = CheckResult(
      suites: chosen.map { checker.check($0) },
      problems: arguments.names.isEmpty ? checker.unreadFixtures(suites: suites) : [])
    switch arguments.format {
    case .json: return (JSONReporter.render(result), result.exitCode)
    case .text:
      var report = ""
      TextReporter(showsAllRows: arguments.showsAllRows, style: style(arguments)) { report += $0 }
        .report(result)
      return (report, result.exitCode)
    }
  }
}
