/// A report that was asked for, and the file that it goes to.
package struct ReportFile: Sendable {
  package let format: ReportFormat
  package let path: String
}
