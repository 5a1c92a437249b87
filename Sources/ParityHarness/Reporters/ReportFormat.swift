/// The forms in which a check is left for other programs and people.
package enum ReportFormat: String, CaseIterable, Sendable {
  case junit
  case github
  case markdown
  case sarif
  case html
  case json

  /// The whole report.
  func render(_ result: CheckResult, _ context: ReportContext) -> String {
    switch self {
    case .junit: JUnitReport(context.wording).render(result)
    case .github: GitHubReport(context).render(result)
    case .markdown: MarkdownReport(context.wording).render(result)
    case .sarif: SARIFReport(context).render(result)
    case .html: HTMLReport(context.wording).render(result)
    case .json: JSONReporter(context.wording).render(result)
    }
  }
}
