#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a workflow of GitHub tells its steps.
struct GitHubStep {
  /// Whether this process runs in one.
  let isActive: Bool

  /// The file whose Markdown is shown as the step's summary.
  let summary: String?

  /// The folder that holds the repository.
  let workspace: String?

  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    isActive = value("GITHUB_ACTIONS") == "true"
    summary = value("GITHUB_STEP_SUMMARY")
    workspace = value("GITHUB_WORKSPACE").map(Platform.absolute)
  }
}
