extension Fixture {
  /// Has a suite read the fixture in this process, where a trap in the suite ends the process; what
  /// is wrong with it.
  package mutating func read(by suite: some Suite) throws -> [Problem] {
    guard let runner = SuiteRunner(suite) else { preconditionFailure("no mutant was asked for") }
    let inputs = try table(of: cases.map(\.input)) { runner.reading(of: &$0) }
    let faults = withdrawRows(refusedIn: inputs, suite: suite.name)
    return faults + adopt(try outcomes(readBy: runner), suite: suite.name).problems
  }

  /// What a suite answers in this process, absent where it does not read the input; what is wrong
  /// with the fixture, from which those rows are withdrawn.
  package mutating func answers(
    by suite: some Suite
  ) async throws -> (table: TruthTable, problems: [Problem]) {
    guard let runner = SuiteRunner(suite) else { preconditionFailure("no mutant was asked for") }
    var table = TruthTable()
    for item in cases {
      guard let input = item.input else {
        table.append(.absent)
        continue
      }
      var object = object(input)
      table.append(try await runner.answer(to: &object))
    }
    let problems =
      withdrawRows(refusedIn: table, suite: suite.name)
      + adopt(try outcomes(readBy: runner), suite: suite.name).problems
    for row in cases.indices where cases[row].input == nil { table[row] = .absent }
    return (table, problems)
  }

  private func outcomes(readBy runner: SuiteRunner<some Suite>) throws -> TruthTable {
    try table(of: outcomes.map { .object($0.place) }) { try runner.outcome(&$0) }
  }

  private func table(
    of inputs: [Input?], cell: (inout JSONObject) throws -> Cell
  ) throws -> TruthTable {
    var table = TruthTable()
    for input in inputs {
      guard let input else {
        table.append(.absent)
        continue
      }
      var object = object(input)
      table.append(try cell(&object))
    }
    return table
  }

  private func object(_ input: Input) -> JSONObject {
    switch input {
    case .row(let number):
      guard let axes else { preconditionFailure("a row of no cross product") }
      return axes.object(number)
    case .object(let range):
      do {
        return try JSONNode(text: text, offset: range.lowerBound).streamingObject()
      } catch {
        preconditionFailure("an input was taken for read: \(error)")
      }
    }
  }
}
