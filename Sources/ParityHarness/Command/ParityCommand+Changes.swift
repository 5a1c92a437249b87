#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ParityCommand {
  /// `parity changes [REV]`: what this branch changed in behaviour.
  func changes(_ arguments: Arguments, _ files: ProjectFiles) throws(UsageError) -> Answer {
    if arguments.names.count > 1 { throw .needsOneRevision(found: arguments.names) }
    if let base = arguments.base, let revision = arguments.names.first {
      throw .twoBases(base, revision)
    }
    var result = Changes(layout: files.layout, suites: suites).since(request(arguments))
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

  private func request(_ arguments: Arguments) -> ChangeBase.Request {
    if let revision = arguments.names.first { return .commit(revision) }
    if let base = arguments.base { return .branch(base) }
    let branch = ProcessInfo.processInfo.environment["GITHUB_BASE_REF"] ?? ""
    return branch.isEmpty ? .defaultBranch : .pullRequest(into: branch)
  }
}
