extension Problem {
  /// What the system refused, as a problem with its reason.
  package init(_ code: Code, _ failure: Platform.Failure, file: String? = nil, suite: String? = nil)
  {
    self.init(code, Escaped.plain(failure.description), file: file, suite: suite)
  }

  /// Does something with the system, whose refusal is a problem.
  package static func attempt<Value>(
    _ code: Code, suite: @autoclosure () -> String? = nil,
    _ action: () throws(Platform.Failure) -> Value
  ) throws(Problem) -> Value {
    do {
      return try action()
    } catch {
      throw Problem(code, error, suite: suite())
    }
  }
}
