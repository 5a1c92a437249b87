extension ParityCommand {
  /// Writes the reports that were asked for; a problem for each that could not be.
  func write(_ reports: [ReportFile], of result: CheckResult) -> [Problem] {
    reports.compactMap { report -> Problem? in
      do throws(Platform.Failure) {
        try Platform.replace(file: report.path, with: Array(report.format.render(result).utf8))
        return nil
      } catch {
        return Problem(
          .reportUnwritable,
          "the \(report.format.rawValue) report cannot be written: \(error.reason)",
          file: report.path)
      }
    }
  }
}
