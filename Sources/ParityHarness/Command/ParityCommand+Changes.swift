extension ParityCommand {
  /// `parity changes [REV]`: what this branch changed in behaviour.
  func changes(_ arguments: Arguments, _ layout: Layout) throws(Arguments.UsageError) -> (
    report: String, code: ExitCode
  ) {
    if arguments.names.count > 1 {
      throw Arguments.UsageError(
        message: "changes takes one REV, and was given "
          + arguments.names.map(Escaped.plain).joined(separator: " and "))
    }
    let changes = Changes(layout: layout, suites: suites)
    var result = changes.since(arguments.names.first)
    result.problems += appendSummary(to: GitHubStep()) { limit in
      ChangesMarkdownReport.render(result, limit: limit)
    }
    switch arguments.format {
    case .json: return (ChangesJSONReporter.render(result), result.exitCode)
    case .markdown: return (ChangesMarkdownReport.render(result), result.exitCode)
    case .text:
      var report = ""
      ChangesTextReporter(style: style(arguments)) { report += $0 }.report(result)
      return (report, result.exitCode)
    }
  }
}
