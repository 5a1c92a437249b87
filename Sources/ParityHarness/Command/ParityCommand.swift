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
  let kotlin: KotlinReference
  let timeLimit: Int

  /// A command over suites.
  ///
  /// - Parameters:
  ///   - suites: what is checked, in the order of the report.
  ///   - kotlin: where the Kotlin side is; by default in `kotlin-ref/src`.
  ///   - timeLimit: seconds after which a Swift subject that has not answered is given up.
  public init(
    suites: [any Suite], kotlin: KotlinReference = KotlinReference(), timeLimit: Int = 10
  ) {
    self.init(suites: suites, demos: [], kotlin: kotlin, timeLimit: timeLimit)
  }

  /// A command that can also show demonstrations, by `parity demo`.
  package init(
    suites: [any Suite], demos: [Demo], kotlin: KotlinReference = KotlinReference(),
    timeLimit: Int = 10
  ) {
    self.suites = suites
    self.demos = demos
    self.kotlin = kotlin
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
    do throws(UsageError) {
      let arguments = try Arguments(words, suites: names)
      if let help = try help(arguments) { return print(help, .parity) }
      if arguments.asksForVersion { return print("parity \(Program.version)\n", .parity) }
      if arguments.showsSchema { return print(try schema(arguments), .parity) }
      if arguments.verb == .completions { return print(try completions(arguments), .parity) }
      if arguments.verb == .worker { return await serve(arguments) }
      if arguments.verb == .initialize {
        let (report, code) = try initialize(arguments)
        return print(report, code)
      }
      if suites.isEmpty { throw UsageError.noSuite }
      let files = ProjectFiles(try layout(arguments))
      let (report, code) =
        switch arguments.verb {
        case .check, .completions, .help, .initialize, .worker:
          arguments.watches ? try watch(arguments, files) : try check(arguments, files)
        case .record: try record(arguments, files)
        case .accept: try accept(arguments, files)
        case .explore: try explore(arguments, files)
        case .audit: try audit(arguments, files)
        case .explain: try explain(arguments, files)
        case .changes: try changes(arguments, files)
        case .list: try list(arguments, files)
        case .demo: try await demo(arguments, files)
        }
      return print(report, code)
    } catch {
      complain("\(error.message)\nsee \(program.with(["--help"]))")
      return .usage
    }
  }

  // MARK: What the verbs share

  /// What a verb prints, and what the command ends with.
  typealias Answer = (report: String, code: ExitCode)

  /// This program, as hints name it.
  var program: Program { Program(path: Platform.executablePath()) }

  var wording: Wording { Wording(program) }

  /// Problems as text.
  func problemText(_ arguments: Arguments, _ problems: [Problem]) -> String {
    var text = ""
    ProblemText(style: style(arguments), wording) { text += $0 }.report(problems)
    return text
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
    // Where standard error is closed no one is left to tell.
    do { try Platform.write("parity: \(text)\n".utf8, to: 2) } catch { return }
  }

  private func layout(_ arguments: Arguments) throws(UsageError) -> ProjectLayout {
    let here = Platform.absolute(".")
    if let root = arguments.root, !Platform.isFolder(root) {
      throw .rootIsNoFolder(root)
    }
    let found = arguments.root.map(Platform.absolute) ?? ProjectLayout.findRoot(from: here)
    guard let root = found ?? (arguments.fixtures == nil ? nil : here) else {
      throw .noRoot(from: here)
    }
    return ProjectLayout(
      root: root, fixtures: arguments.fixtures.map(Platform.absolute),
      recordings: arguments.recordings.map(Platform.absolute),
      kotlin: arguments.kotlin.applied(to: kotlin))
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
