/// The forms in which a check is left for other programs and people.
package enum ReportFormat: String, CaseIterable, Sendable {
  case json

  /// The whole report.
  package func render(_ result: CheckResult) -> String {
    switch self {
    case .json: JSONReporter.render(result)
    }
  }
}
