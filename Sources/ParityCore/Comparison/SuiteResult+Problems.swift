extension SuiteResult {
  /// The problems of each row, by its number, and those that belong to none.
  package var problemsByRow: (ofRows: [Int: [Problem]], others: [Problem]) {
    if problems.isEmpty { return ([:], []) }
    var numbers: [String: Int] = [:]
    for (number, item) in (fixture?.cases ?? []).enumerated() where numbers[item.id] == nil {
      numbers[item.id] = number
    }
    var sorted: (ofRows: [Int: [Problem]], others: [Problem]) = ([:], [])
    for problem in problems {
      if let number = problem.caseID.flatMap({ numbers[$0] }) {
        sorted.ofRows[number, default: []].append(problem)
      } else {
        sorted.others.append(problem)
      }
    }
    return sorted
  }
}

extension Problem {
  /// Whether answers were compared and differ; every other problem kept something from comparison.
  package var isDifference: Bool { code.exitCode == .drift && !isCrash }

  /// Whether the Swift side did not survive a case.
  package var isCrash: Bool { code == .subjectCrash || code == .subjectTimeout }
}
