/// A check as the commands by which a workflow of GitHub annotates files.
///
/// GitHub shows ten annotations of a step, so what does not fit is told by number in the tenth.
struct GitHubReport {
  private static let limit = 9

  private let context: ReportContext

  init(_ context: ReportContext) { self.context = context }

  /// A longer message would be cut by GitHub, anywhere.
  private static let messageLines = 40
  private static let messageColumns = 400

  func render(_ result: CheckResult) -> String {
    let problems = result.allProblems
    let shown = min(problems.count, Self.limit)
    var report = problems.prefix(shown).map(command).joined()
    if shown < problems.count {
      let suites = result.suites.filter { !$0.problems.isEmpty }
        .map { "\($0.name): \(counted($0.problems.count, "problem"))" }
      report += line(
        [("title", "\(result.exitCode.word): \(counted(problems.count, "problem"))")],
        message: (["\(problems.count - shown) more than are shown here"] + suites)
          .joined(separator: "\n"))
    }
    return report
  }

  private func command(_ problem: Problem) -> String {
    let subject = Wording.subject(of: problem)
    var properties: [(String, String)] = []
    if let file = problem.file { properties.append(("file", context.paths.path(of: file))) }
    if let line = problem.line { properties.append(("line", String(line))) }
    if let column = problem.column { properties.append(("col", String(column))) }
    let title = subject.isEmpty ? problem.code.rawValue : "\(problem.code.rawValue) \(subject)"
    properties.append(("title", title))
    let advice = problem.next.map { "\nnext: \(context.wording.next($0))" } ?? ""
    return line(properties, message: context.wording.message(of: problem) + advice)
  }

  private func line(_ properties: [(name: String, value: String)], message: String) -> String {
    let properties = properties.map { name, value in
      let value = data(Escaped.plain(value)).replacing(":", with: "%3A").replacing(",", with: "%2C")
      return "\(name)=\(value)"
    }
    // What is invisible in a line is escaped, and the ends of lines are encoded.
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).prefix(
      Self.messageLines
    ).map {
      data(DisplayWidth.cut(Escaped.plain(String($0)), to: Self.messageColumns))
    }
    return "::error \(properties.joined(separator: ","))::\(lines.joined(separator: "%0A"))\n"
  }

  /// What GitHub's runner decodes again in the text of a command.
  private func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
}
