/// Renders problems for people: what, where, and the next command.
package struct ProblemText {
  /// So many problems of one suite are told in full.
  private static let limit = 20

  private let style: Style
  private let write: (String) -> Void

  package init(style: Style, write: @escaping (String) -> Void) {
    self.style = style
    self.write = write
  }

  /// Writes the problems, an empty line after each.
  package func report(_ problems: [Problem]) {
    for problem in problems.prefix(Self.limit) {
      let subject = [problem.suite, problem.caseID].compactMap { $0 }.map(Escaped.plain)
      // A message of several lines names its keys itself.
      let isListed = problem.message.contains("\n")
      let key = isListed ? "" : problem.key.map { " (\(Escaped.plain($0)))" } ?? ""
      let heading = [problem.code.rawValue, subject.joined(separator: "/") + key]
      write(style.bad(heading.filter { !$0.isEmpty }.joined(separator: " ")) + "\n")
      write("  \(problem.message)\n")
      if let place = problem.place { write("  at    \(place)\n") }
      if let next = problem.next { write("  next  \(next)\n") }
      write("\n")
    }
    if problems.count > Self.limit {
      write("and \(problems.count - Self.limit) more; --format json lists them all\n\n")
    }
  }
}
