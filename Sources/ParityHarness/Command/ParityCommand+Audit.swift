extension ParityCommand {
  /// `parity audit`, which tells whether the cases are enough and the check detects faults.
  func audit(_ arguments: Arguments, _ files: ProjectFiles) throws(UsageError) -> Answer {
    let chosen = try wholeSuites(arguments)
    let auditor = Auditor(
      files: files, suites: suites, executable: Platform.executablePath(), timeLimit: timeLimit)
    let result = auditor.audit(chosen)
    switch arguments.format {
    case .json: return (AuditJSONReporter(wording).render(result), result.exitCode)
    case .text, .markdown:
      var report = ""
      AuditTextReporter(style: style(arguments), wording) { report += $0 }.report(result)
      return (report, result.exitCode)
    }
  }
}
