/// Renders problems for people: what, where, and the next command.
package struct ProblemText {
  /// How many problems of one suite are reported in full.
  private static let limit = 20

  private let style: Style
  private let wording: Wording
  private let write: (String) -> Void

  package init(style: Style, _ wording: Wording, write: @escaping (String) -> Void) {
    self.style = style
    self.wording = wording
    self.write = write
  }

  /// Writes the problems, an empty line after each.
  package func report(_ problems: [Problem]) {
    for problem in problems.prefix(Self.limit) { write("\(text(of: problem))\n\n") }
    if problems.count > Self.limit {
      write("and \(problems.count - Self.limit) more; --format json lists them all\n\n")
    }
  }

  /// One problem, without a line feed at its end.
  package func text(of problem: Problem) -> String {
    // Evidence names its keys itself.
    let key =
      problem.evidence.differences.isEmpty
      ? problem.key.map { " (\(Escaped.plain($0)))" } ?? "" : ""
    let heading = [problem.code.rawValue, Wording.subject(of: problem) + key]
    var lines = [style.bad(heading.filter { !$0.isEmpty }.joined(separator: " "))]
    lines.append("  \(wording.message(of: problem))")
    if let location = problem.location { lines.append("  at    \(location)") }
    if let next = problem.next { lines.append("  next  \(wording.next(next))") }
    return lines.joined(separator: "\n")
  }
}
