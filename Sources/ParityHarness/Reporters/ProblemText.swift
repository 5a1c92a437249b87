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
    for problem in problems.prefix(Self.limit) {
      // Evidence names its keys itself.
      let key =
        problem.evidence.differences.isEmpty
        ? problem.key.map { " (\(Escaped.plain($0)))" } ?? "" : ""
      let heading = [problem.code.rawValue, Wording.subject(of: problem) + key]
      write(style.bad(heading.filter { !$0.isEmpty }.joined(separator: " ")) + "\n")
      write("  \(wording.message(of: problem))\n")
      if let location = problem.location { write("  at    \(location)\n") }
      if let next = problem.next { write("  next  \(wording.next(next))\n") }
      write("\n")
    }
    if problems.count > Self.limit {
      write("and \(problems.count - Self.limit) more; --format json lists them all\n\n")
    }
  }
}
