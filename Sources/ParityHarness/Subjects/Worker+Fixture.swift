extension Worker {
  /// What a suite makes of a fixture.
  struct FixtureAnswers {
    /// What Swift answers, absent where the suite does not read the input.
    fileprivate(set) var table: TruthTable
    /// What is wrong with the fixture.
    fileprivate(set) var faults: [Problem]
    /// The rows on whose stated outcome the suite ended.
    fileprivate(set) var crashes: [(row: Int, cell: Cell)]
  }

  /// What a suite answers to a fixture, from which the rows that it does not read are withdrawn.
  ///
  /// Where some rows are chosen, the suite answers these and reads the others, on which it may end
  /// all the same.
  func answers(
    of suite: String, to fixture: inout Fixture, only chosen: [Int]? = nil
  ) throws(Problem) -> FixtureAnswers {
    guard let chosen else { return try read(&fixture, .answer, suite) }
    var answers = try read(&fixture, .read, suite)
    let isChosen = Set(chosen)
    for row in fixture.cases.indices where !isChosen.contains(row) {
      if answers.table[row].isCrash {
        answers.faults.append(fixture.crash(of: suite, row: row, answers.table[row]))
      }
      answers.table[row] = .absent
    }
    answers.faults += answers.crashes.filter { !isChosen.contains($0.row) }
      .map { fixture.crash(of: suite, row: $0.row, $0.cell) }
    answers.crashes.removeAll { !isChosen.contains($0.row) }
    let batch = fixture.batch
    // The rows of a product go to the worker in equal steps, which chosen ones need not have.
    for rows in batch.axes == nil ? [chosen] : chosen.map({ [$0] }) {
      let inputs = InputBatch(
        text: batch.text, axes: batch.axes, inputs: rows.map { batch.inputs[$0] })
      let table = try ask(.answer, of: suite, about: inputs)
      for (place, row) in rows.enumerated() { answers.table[row] = table[place] }
    }
    return answers
  }

  /// Has a suite read a fixture, and answer nothing; what is wrong with the fixture, and the cases on
  /// which the suite ended.
  package func read(_ fixture: inout Fixture, suite: String) throws(Problem) -> [Problem] {
    let answers = try read(&fixture, .read, suite)
    let crashes = fixture.cases.indices.filter { answers.table[$0].isCrash }
      .map { (row: $0, cell: answers.table[$0]) }
    return answers.faults
      + (crashes + answers.crashes).map { fixture.crash(of: suite, row: $0.row, $0.cell) }
  }

  private func read(
    _ fixture: inout Fixture, _ request: WorkerMessage.CellRequest, _ suite: String
  ) throws(Problem) -> FixtureAnswers {
    var table = try ask(request, of: suite, about: fixture.batch)
    let faults = fixture.withdrawRows(refusedIn: table, suite: suite)
    let stated = InputBatch(
      text: fixture.text, axes: nil, inputs: fixture.outcomes.map { .object($0.place) })
    let outcomes = fixture.adopt(try ask(.expect, of: suite, about: stated), suite: suite)
    for row in fixture.cases.indices where fixture.cases[row].input == nil {
      table[row] = .absent
    }
    return FixtureAnswers(
      table: table, faults: faults + outcomes.problems, crashes: outcomes.crashes)
  }
}

extension Fixture {
  /// That a suite ended while it read a case.
  func crash(of suite: String, row: Int, _ cell: Cell) -> Problem {
    var problem = Problem(
      .subjectCrash, "reading the case, Swift \(cell.text)", file: text.name, suite: suite)
    problem.caseID = cases[row].id
    return problem.at(text.position(of: cases[row].range.lowerBound))
  }
}
