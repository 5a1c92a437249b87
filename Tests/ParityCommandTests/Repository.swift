import Foundation
import Testing

/// A project in a repository of its own, with one commit on its branch `main`.
final class Repository {
  let project: Project

  /// The folder of the project below the repository's; empty where they are the same.
  let folder: String

  /// The program; nil where there is none.
  static let git = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/git" }.first(where: FileManager.default.isExecutableFile)

  /// No settings but these, and no repository around the temporary folder.
  static let environment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_CEILING_DIRECTORIES": FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .path,
  ]

  /// The project in the repository's own folder, or moved into one below it; a whole one has few
  /// boundaries.
  init(isWhole: Bool = false, folder: String = "") throws {
    project = try Project(isWhole: isWhole)
    self.folder = folder
    if isWhole { try project.shortenBoundaries() }
    if !folder.isEmpty {
      try project.makeFolder(folder)
      for name in ["fixtures", "kotlin-ref"] {
        try FileManager.default.moveItem(
          at: project.url(name), to: project.url("\(folder)/\(name)"))
      }
    }
    try project.write(".output-*\n.errors-*\n", to: ".gitignore")
    // Without a template there are no examples of hooks to write.
    try git("init", "--quiet", "--template=", "--initial-branch=main")
    try commit()
  }

  @discardableResult func git(_ arguments: String...) throws -> String {
    let answer = try project.run(
      [
        "-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "gc.auto=0",
        "-c", "maintenance.auto=false",
      ] + arguments,
      program: Self.git, environment: Self.environment)
    try #require(answer.exitCode == 0, "git \(arguments): \(answer.errors)")
    return answer.output
  }

  /// Commits all that is there.
  func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", "test")
  }

  /// Lets the command say what changed.
  func changes(_ arguments: String..., environment: [String: String] = [:]) throws
    -> Project.Answer
  {
    try project.run(
      ["changes"] + arguments, in: folder,
      environment: Self.environment.merging(environment) { $1 })
  }

  /// The answer with the id of the commit that was taken written as `BASE`.
  func text(_ arguments: String...) throws -> String {
    let answer = try project.run(["changes"] + arguments, environment: Self.environment)
    #expect(answer.exitCode == 0)
    #expect(answer.errors == "")
    let base = try git("rev-parse", "main").prefix(10)
    return answer.output.replacing(base, with: "BASE")
  }

  static let fixture = "fixtures/eligibility.json"
  static let recording = "kotlin-ref/recorded/eligibility.json"

  /// Replaces a text in the line or the lines that one case has in a file.
  func edit(_ path: String, case id: String, _ old: String, _ new: String) throws {
    try project.edit(path, case: id, old, new)
  }

  /// Takes one case out of the fixture and out of the recording.
  func cut(_ id: String) throws {
    try project.cutCase(id)
    let lines = try project.text(Self.recording).components(separatedBy: "\n")
    try project.write(
      lines.filter { !$0.contains("\"id\":\"\(id)\"") }.joined(separator: "\n"),
      to: Self.recording)
  }
}
