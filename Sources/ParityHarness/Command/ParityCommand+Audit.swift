extension ParityCommand {
  /// `parity audit`, which tells whether the cases are enough and the gate bites.
  func audit(_ arguments: Arguments, _ layout: Layout) throws(Arguments.UsageError) -> (
    report: String, code: ExitCode
  ) {
    let chosen = try chosenSuites(arguments.names)
    let auditor = Auditor(
      layout: layout, suites: suites, executable: Platform.executablePath(),
      timeLimit: timeLimit)
    let result = auditor.audit(chosen)
    switch arguments.format {
    case .json: return (AuditJSONReporter.render(result), result.exitCode)
    case .text, .markdown:
      var report = ""
      AuditTextReporter(style: style(arguments)) { report += $0 }.report(result)
      return (report, result.exitCode)
    }
  }
}
