extension ParityCommand {
  /// `parity changes [REV]`: what this branch changed in behaviour.
  func changes(_ arguments: Arguments, _ files: ProjectFiles) throws(UsageError) -> Answer {
    if arguments.names.count > 1 { throw .needsOneRevision(found: arguments.names) }
    var result = Changes(layout: files.layout, suites: suites).since(arguments.names.first)
    result.problems += appendSummary(to: GitHubStep()) { limit in
      ChangesMarkdownReport(wording).render(result, limit: limit)
    }
    switch arguments.format {
    case .json: return (ChangesJSONReporter(wording).render(result), result.exitCode)
    case .markdown: return (ChangesMarkdownReport(wording).render(result), result.exitCode)
    case .text:
      var report = ""
      ChangesTextReporter(style: style(arguments), wording) { report += $0 }.report(result)
      return (report, result.exitCode)
    }
  }
}
