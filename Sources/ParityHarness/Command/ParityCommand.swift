#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The command: arguments in, report out, exit code back.
///
/// ```swift
/// import ParityHarness
///
/// @main struct MyParity {
///   static func main() async { await ParityCommand(suites: [MySuite()]).main() }
/// }
/// ```
public struct ParityCommand: Sendable {
  let suites: [any Suite]
  let demos: [Demo]
  let timeLimit: Int

  /// A command over suites.
  ///
  /// - Parameters:
  ///   - suites: what is checked, in the order of the report.
  ///   - demos: what `parity demo` can show.
  ///   - timeLimit: seconds after which a Swift subject that has not answered is given up.
  public init(suites: [any Suite], demos: [Demo] = [], timeLimit: Int = 10) {
    self.suites = suites
    self.demos = demos
    self.timeLimit = timeLimit
  }

  /// Runs with this process's arguments and ends it.
  public func main() async -> Never {
    let code = await run(Array(CommandLine.arguments.dropFirst()))
    Platform.end(code.rawValue)
  }

  /// Runs a command line and writes to the standard output and error of this process.
  func run(_ words: [String]) async -> ExitCode {
    Platform.ignoreBrokenPipes()
    let names = suites.map(\.name)
    do {
      let arguments = try Arguments(words, suites: names)
      if arguments.asksForHelp { return print(Help.text, .parity) }
      if arguments.asksForVersion { return print(Help.version + "\n", .parity) }
      if arguments.showsSchema { return print(JSONSchema.text, .parity) }
      if arguments.verb == .worker { return await serve(arguments) }
      let layout = try layout(arguments)
      let (report, code) =
        switch arguments.verb {
        case .check, .worker: try check(arguments, layout)
        case .record: try record(arguments, layout)
        case .explore: try explore(arguments, layout)
        case .audit: try audit(arguments, layout)
        case .explain: try explain(arguments, layout)
        case .changes: try changes(arguments, layout)
        case .list: try list(arguments, layout)
        case .demo: try await demo(arguments, layout)
        }
      return print(report, code)
    } catch {
      complain("\(error.message)\nrun parity --help for the usage")
      return .usage
    }
  }

  // MARK: What the verbs share

  /// The suites that were named, all when none was.
  func chosenSuites(_ names: [String]) throws(Arguments.UsageError) -> [any Suite] {
    let known = suites.map(\.name)
    for name in names where !known.contains(name) {
      throw Arguments.UsageError(
        message: "there is no suite \(Escaped.plain(name))"
          + Nearest.suggestion(for: name, among: known)
          + "; known: \(known.joined(separator: ", "))")
    }
    return names.isEmpty ? suites : suites.filter { names.contains($0.name) }
  }

  func makeWorker() -> Worker {
    Worker(executable: Platform.executablePath(), timeLimit: timeLimit)
  }

  func style(_ arguments: Arguments) -> Style {
    switch arguments.color {
    case .always: return Style(isColored: true)
    case .never: return Style(isColored: false)
    case .auto:
      let isForbidden = !(ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
      return Style(isColored: Platform.isTerminal(1) && !isForbidden)
    }
  }

  func complain(_ text: String) {
    // Where standard error is closed there is nobody left to tell.
    do { try Platform.write("parity: \(text)\n".utf8, to: 2) } catch { return }
  }

  private func layout(_ arguments: Arguments) throws(Arguments.UsageError) -> Layout {
    let here = Layout.absolute(".")
    if let root = arguments.root, !Layout.isFolder(root) {
      throw Arguments.UsageError(message: "--root \(Escaped.plain(root)) is no folder")
    }
    let found = arguments.root.map(Layout.absolute) ?? Layout.findRoot(from: here)
    guard let root = found ?? (arguments.fixtures == nil ? nil : here) else {
      throw Arguments.UsageError(
        message:
          "no folder from \(Escaped.plain(here)) upwards holds fixtures/; name it with --root")
    }
    return Layout(
      root: root, fixtures: arguments.fixtures.map(Layout.absolute),
      recordings: arguments.recordings.map(Layout.absolute))
  }

  private func print(_ report: String, _ code: ExitCode) -> ExitCode {
    do {
      try Platform.write(report.utf8, to: 1)
    } catch  where error.isBrokenPipe {
      return code  // the reader has seen enough
    } catch {
      complain(error.description)
      return ExitCode.worst(of: [code, .fileFault])
    }
    return code
  }

  private func serve(_ arguments: Arguments) async -> ExitCode {
    var loop = WorkerLoop(suites: suites, timeLimit: arguments.timeLimit ?? timeLimit)
    do {
      try await loop.run()
      return .parity
    } catch {
      complain(error.description)
      return .harnessFault
    }
  }
}
