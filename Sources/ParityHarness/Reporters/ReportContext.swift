/// What reports need beside the result: how problems read, and how files are named.
package struct ReportContext: Sendable {
  package let wording: Wording
  package let paths: PathStyle

  package init(wording: Wording, paths: PathStyle = .fromRoot) {
    self.wording = wording
    self.paths = paths
  }
}
