extension ParityCommand {
  /// Writes the reports that were asked for; a problem for each that could not be.
  func write(
    _ reports: [ReportFile], of result: CheckResult, _ context: ReportContext
  ) -> [Problem] {
    reports.compactMap { report in
      let text = report.format.render(result, context)
      return problem(of: "the \(report.format.rawValue) report", at: report.path) {
        () throws(Platform.Failure) in
        try Platform.replace(file: report.path, with: Array(text.utf8))
      }
    }
  }

  /// Appends Markdown, made as long as there is room for, to the summary of a workflow's step.
  func appendSummary(to step: GitHubStep, _ render: (_ limit: Int) -> String) -> [Problem] {
    guard let path = step.summary else { return [] }
    // GitHub shows nothing at all of a summary over 1 MiB.
    let problem = problem(of: "the summary of the step", at: path) {
      () throws(Platform.Failure) in
      let size = try Platform.size(ofFile: path)
      let room = (1 << 20) - size - 1
      if room < 1 << 12 { return }
      let text = (size > 0 ? "\n" : "") + render(min(room, MarkdownPage.limit))
      try Platform.append(Array(text.utf8), toFile: path)
    }
    return problem.map { [$0] } ?? []
  }

  private func problem(
    of name: String, at path: String, _ write: () throws(Platform.Failure) -> Void
  ) -> Problem? {
    do {
      try write()
      return nil
    } catch {
      return Problem(
        .reportUnwritable, "\(name) cannot be written: \(error.reason)", file: path)
    }
  }
}
