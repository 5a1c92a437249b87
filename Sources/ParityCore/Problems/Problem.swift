/// Something that keeps a run from being green: what, where, and what to do about it.
///
/// It holds facts. How they read is for `Wording` alone, so that every report says the same.
package struct Problem: Error, Hashable, Sendable {
  /// The stable name of the kind of problem.
  package let code: Code

  /// What was expected and what was found, in one line; safe to print.
  package let message: String

  /// What shows it.
  package var evidence = Evidence.none

  /// How many rows the problem tells of together; nil for a problem of one case, or of a file.
  package var rowCount: Int?

  /// The file, as a path relative to the root.
  package var file: String?
  /// The line, from 1.
  package var line: Int?
  /// The column, from 1, in Unicode scalars.
  package var column: Int?

  /// The name of the suite.
  package var suite: String?
  /// The id of the case.
  package var caseID: String?
  /// The key, or the name of a constant.
  package var key: String?

  /// What to do next.
  package var next: NextStep?

  package init(_ code: Code, _ message: String, file: String? = nil, suite: String? = nil) {
    self.code = code
    self.message = message
    self.file = file
    self.suite = suite
  }

  /// The same problem at a place in a text.
  package func at(_ position: TextPosition) -> Problem {
    var problem = self
    problem.line = position.line
    problem.column = position.column
    return problem
  }

  /// The same problem with what to do next.
  package func advising(_ next: NextStep) -> Problem {
    var problem = self
    problem.next = next
    return problem
  }

  /// The same problem with what another program said, line by line.
  package func showing(_ output: String) -> Problem {
    var problem = self
    problem.evidence.output = output.split(whereSeparator: \.isNewline).map(String.init)
    return problem
  }

  /// `file:line:column`, as far as it is known.
  package var location: String? {
    guard let file else { return nil }
    guard let line, let column else { return Escaped.plain(file) }
    return "\(Escaped.plain(file)):\(line):\(column)"
  }
}

extension [Problem] {
  /// The problems of one file from its start to its end, those without a place first.
  package var inFileOrder: [Problem] {
    enumerated().sorted { one, other in
      (one.element.line ?? 0, one.element.column ?? 0, one.offset)
        < (other.element.line ?? 0, other.element.column ?? 0, other.offset)
    }.map(\.element)
  }
}
