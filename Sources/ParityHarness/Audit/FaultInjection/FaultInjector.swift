#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A copy of the project's files in which faults are injected, one at a time, and then taken out
/// again.
struct FaultInjector {
  private let scratch: TemporaryDirectory
  private let layout: ProjectLayout
  private let suites: [any Suite]
  private let checker: Checker

  /// The Kotlin sources of the copy, read once for all faults that leave them alone.
  private let sources: Result<KotlinSources, Problem>

  /// Copies the files; `suites` are all that the command knows.
  init(copying original: ProjectLayout, suites: [any Suite], worker: Worker) throws(Problem) {
    let parent = Platform.absolute(
      FileManager.default.temporaryDirectory.path(percentEncoded: false))
    let scratch = try Problem.attempt(.fileUnwritable) { () throws(Platform.Failure) in
      try TemporaryDirectory(in: parent, name: "parity-audit")
    }
    let copy = ProjectLayout(root: scratch.path)
    self.scratch = scratch
    layout = copy
    self.suites = suites
    checker = Checker(files: ProjectFiles(copy), worker: worker)
    let kotlin = try original.readKotlinSources()
    try Self.doing("copy the project's files") {
      try FileManager.default.createDirectory(
        atPath: "\(copy.root)/kotlin-ref", withIntermediateDirectories: true)
      for (source, target) in [
        (original.fixtures, copy.fixtures), (original.recordings, copy.recordings),
      ] where Platform.isFolder(source) {
        try FileManager.default.copyItem(atPath: source, toPath: target)
      }
      // In one folder, wherever they are: a recording names them by their paths below their folders.
      for file in kotlin.files {
        guard let source = kotlin.place(of: file.path) else { continue }
        let target = URL(fileURLWithPath: "\(copy.kotlinSources[0])/\(file.path)")
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: source, toPath: target.path)
      }
    }
    sources = checker.files.kotlinSources()
  }

  /// The places of a suite whose files are at parity; nil for one whose files are not.
  func target(of suite: any Suite) throws(Problem) -> InjectionTarget? {
    let (codes, _) = check(suite, sources: sources)
    if !codes.isEmpty { return nil }
    do {
      return try InjectionTarget(
        suite: suite.name, fixture: text(layout.fixture(of: suite.name)),
        recording: text(layout.recording(of: suite.name)))
    } catch {
      throw Problem(.harnessFault, "a green file cannot be read again: \(error)")
    }
  }

  /// Injects a fault into the first of the targets that it applies to, asks the check, and
  /// restores.
  func result(of fault: InjectedFault, in targets: [(suite: any Suite, target: InjectionTarget)])
    throws(Problem)
    -> InjectedFault.Result
  {
    for (suite, target) in targets {
      guard let changes = fault.inject(target) else { continue }
      let answer = try injected(changes, in: suite.name) {
        let isKotlin = changes.contains { $0.file.isKotlin }
        return check(suite, sources: isKotlin ? checker.files.kotlinSources() : sources)
      }
      return InjectedFault.Result(
        fault: fault, suite: suite.name, answered: answer.codes, exitCode: answer.exitCode)
    }
    return InjectedFault.Result(fault: fault, suite: nil, answered: [], exitCode: .parity)
  }

  /// What `parity check SUITE` and the search for unread fixtures report.
  private func check(
    _ suite: any Suite, sources: Result<KotlinSources, Problem>
  ) -> (codes: [Problem.Code], exitCode: ExitCode) {
    let result = CheckResult(
      suites: [checker.check(suite, sources: sources)],
      problems: checker.files.unreadFiles(suites: suites))
    return (result.allProblems.map(\.code), result.exitCode)
  }

  private func text(_ path: String) throws(Platform.Failure) -> JSONText {
    JSONText(try Platform.read(file: path), name: layout.display(path))
  }

  private func injected<Answer>(
    _ changes: [FileEdit], in suite: String, _ answer: () -> Answer
  ) throws(Problem) -> Answer {
    var originals: [(path: String, bytes: [UInt8]?)] = []
    try Self.doing("inject a fault") {
      for change in changes {
        let path = change.file.path(in: layout, suite: suite)
        originals.append((path, try bytes(of: path)))
        try put(change, at: path)
      }
    }
    let result = answer()
    try Self.doing("remove a fault") {
      for (path, bytes) in originals {
        if FileManager.default.fileExists(atPath: path) {
          try FileManager.default.removeItem(atPath: path)
        }
        if let bytes { try Data(bytes).write(to: URL(filePath: path)) }
      }
    }
    return result
  }

  private func bytes(of path: String) throws(Platform.Failure) -> [UInt8]? {
    do {
      return try Platform.read(file: path)
    } catch  where error.isMissingFile {
      return nil
    }
  }

  private func put(_ change: FileEdit, at path: String) throws {
    switch change {
    case .write(_, let bytes): try Data(bytes).write(to: URL(filePath: path))
    case .remove: try FileManager.default.removeItem(atPath: path)
    case .makeFolder:
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }
  }

  private static func doing(_ what: String, _ action: () throws -> Void) throws(Problem) {
    do {
      try action()
    } catch {
      throw Problem(.fileUnwritable, "the audit cannot \(what): \(Escaped.plain("\(error)"))")
    }
  }
}

extension FileEdit {
  var file: InjectionFile {
    switch self {
    case .write(let file, _), .remove(let file), .makeFolder(let file): file
    }
  }
}
