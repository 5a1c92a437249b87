import ParityCore
public import Testing

/// One part of the check, as an argument of a test: a case, all rows of a cross product, or what the
/// files say on their own.
public struct ParityRow: Sendable {
  /// What is checked: `SUITE/CASE`, or the suite and its part.
  let title: String

  private let context: Context

  /// Finds what is wrong.
  let problems: @Sendable () async -> [Problem]

  /// What issues need beside the problem: where its file is, and how hints name the program.
  struct Context: Sendable {
    let root: String?
    let wording: Wording

    init(root: String?, program: String?) {
      self.root = root
      wording = Wording(Program(command: program ?? "swift run YOUR-PARITY"))
    }
  }

  init(
    _ title: String, _ context: Context, problems: @escaping @Sendable () async -> [Problem]
  ) {
    self.title = title
    self.context = context
    self.problems = problems
  }

  /// Checks it, and records an issue for everything that is wrong, at its line of the fixture or the
  /// recording.
  ///
  /// The Swift function answers in this process: a trap ends the tests, and nothing limits the time
  /// but the test's own `.timeLimit`. The command survives both.
  ///
  /// - Parameter sourceLocation: where an issue is recorded that belongs to no line of a file.
  public func check(sourceLocation: SourceLocation = #_sourceLocation) async {
    for problem in await problems() {
      Issue.record(
        Comment(rawValue: text(of: problem)),
        sourceLocation: location(of: problem) ?? sourceLocation)
    }
  }

  /// The words of the command's report.
  private func text(of problem: Problem) -> String {
    ProblemText(style: Style(isColored: false), context.wording) { _ in }.text(of: problem)
  }

  private func location(of problem: Problem) -> SourceLocation? {
    guard let root = context.root, let file = problem.file, let line = problem.line,
      let column = problem.column
    else { return nil }
    return SourceLocation(
      // What has no folder is not taken for an identifier.
      fileID: file.contains("/") ? file : "./\(file)",
      filePath: file.hasPrefix("/") ? file : "\(root)/\(file)",
      line: line, column: column)
  }
}

extension ParityRow: CustomTestStringConvertible {
  /// The title, by which the test's case is listed.
  public var testDescription: String { title }
}

extension ParityRow: CustomTestArgumentEncodable {
  /// Encodes the title, which identifies the case from run to run.
  public func encodeTestArgument(to encoder: some Encoder) throws {
    try title.encode(to: encoder)
  }
}
