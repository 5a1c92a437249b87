/// Something that keeps a run from being green: what, where, and what to do about it.
public struct Problem: Error, Hashable, Sendable {
  /// The stable name of the kind of problem.
  public let code: Code

  /// What was expected and what was found; safe to print.
  public let message: String

  /// Where: a path relative to the root, and a place in it, both from 1.
  public var file: String?
  /// The line, from 1.
  public var line: Int?
  /// The column, from 1, in Unicode scalars.
  public var column: Int?

  /// The suite, the case and the key in question.
  public var suite: String?
  /// The id of the case.
  public var caseID: String?
  /// The key, or the name of a constant.
  public var key: String?

  /// What to do next, as a command or a sentence.
  public var next: String?

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

  /// The same problem with the command or the step that helps.
  package func advising(_ next: String) -> Problem {
    var problem = self
    problem.next = next
    return problem
  }

  /// `file:line:column`, as far as it is known.
  package var place: String? {
    guard let file else { return nil }
    guard let line, let column else { return Escaped.plain(file) }
    return "\(Escaped.plain(file)):\(line):\(column)"
  }
}
