/// Writes today's differences of a suite into its fixture.
package struct Accepter {
  private let files: ProjectFiles
  private let worker: Worker

  package init(files: ProjectFiles, worker: Worker) {
    self.files = files
    self.worker = worker
  }

  /// Accepts what a check has found, all of it or nothing.
  ///
  /// What is written is checked before, as if it were the file: it has to be at parity.
  ///
  /// - Parameters:
  ///   - filter: the cases that the check was asked for.
  ///   - reason: why the twins may differ.
  package func accept(
    _ result: SuiteResult, of suite: some Suite, only filter: CaseFilter?, because reason: String,
    sources: Result<KotlinSources, Problem>
  ) -> Acceptance {
    // A difference of a case can be stated; nothing else that is wrong goes away by that.
    let obstacles = result.problems.filter { !$0.isDifference || $0.caseID == nil }
    if !obstacles.isEmpty { return Acceptance(problems: obstacles) }
    let accepted = result.rows.compactMap { row in
      row.accepted(because: reason).map { (row: row, contract: $0) }
    }
    guard let fixture = result.fixture, !accepted.isEmpty else {
      return Acceptance(problems: result.problems)
    }
    do {
      let braces = JSONLayout.Braces(of: fixture.text)
      let edits = try accepted.map { item throws(JSONFault) in
        try item.row.edit(stating: item.contract, braces)
      }
      let bytes = TextEdit.apply(edits, to: fixture.text)
      let path = files.layout.fixture(of: suite.name)
      let checker = Checker(files: files.replacing(path, with: bytes), worker: worker)
      let again = checker.check(suite, sources: sources, only: filter)
      if again.exitCode != .parity {
        return Acceptance(problems: again.problems.map(\.withoutPlace), isOfResult: true)
      }
      try replace(path, with: bytes, suite.name)
    } catch let problem as Problem {
      return Acceptance(problems: [problem])
    } catch {
      return Acceptance(problems: [
        Problem(.harnessFault, "the fixture cannot be edited: \(error)", suite: suite.name)
      ])
    }
    return Acceptance(
      cases: accepted.map { Acceptance.Case(id: $0.row.item.id, contract: $0.contract) })
  }

  private func replace(_ path: String, with bytes: [UInt8], _ suite: String) throws(Problem) {
    do {
      try Platform.replace(file: path, with: bytes)
    } catch {
      throw Problem(
        .fileUnwritable, "the fixture cannot be written: \(error.reason)",
        file: files.layout.display(path), suite: suite)
    }
  }
}

extension Problem {
  /// The problem without its place, which is in a text that nobody has.
  fileprivate var withoutPlace: Problem {
    var problem = self
    (problem.line, problem.column) = (nil, nil)
    return problem
  }
}
