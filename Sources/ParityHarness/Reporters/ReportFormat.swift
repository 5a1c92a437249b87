/// The forms in which a check is left for other programs and people.
package enum ReportFormat: String, CaseIterable, Sendable {
  case junit
  case github
  case markdown
  case sarif
  case html
  case json

  /// The whole report; `places` says how files are named where that matters.
  func render(_ result: CheckResult, places: ReportPlaces) -> String {
    switch self {
    case .junit: JUnitReport.render(result)
    case .github: GitHubReport.render(result, places: places)
    case .markdown: MarkdownReport.render(result)
    case .sarif: SARIFReport.render(result, places: places)
    case .html: HTMLReport.render(result)
    case .json: JSONReporter.render(result)
    }
  }
}
