/// What reporters that tell of every row ask for.
extension SuiteResult {
  /// Whether the rows are the combinations of axes, which are too many to be listed.
  var isProduct: Bool { fixture?.axes != nil }

  /// The rows that were compared and do not agree.
  var differingRows: [Int] {
    verdicts.indices.filter { verdicts[$0] != .parity && verdicts[$0] != .notCompared }
  }

  /// How many rows could not be compared; problems say why.
  var uncomparedCount: Int { verdicts.count { $0 == .notCompared } }

  /// The id of a row's case, or its number where it has none that can be read.
  func title(ofRow row: Int) -> String {
    let id = fixture?.cases[row].id ?? ""
    return id.isEmpty ? "case number \(row + 1)" : id
  }

  /// The problems of each row, and those that belong to none.
  var sortedProblems: (ofRows: [Int: [Problem]], others: [Problem]) {
    var rows: [String: Int] = [:]
    if !problems.isEmpty {
      for (row, item) in (fixture?.cases ?? []).enumerated() where rows[item.id] == nil {
        rows[item.id] = row
      }
    }
    var sorted: (ofRows: [Int: [Problem]], others: [Problem]) = ([:], [])
    for problem in problems {
      if let id = problem.caseID, let row = rows[id] {
        sorted.ofRows[row, default: []].append(problem)
      } else {
        sorted.others.append(problem)
      }
    }
    return sorted
  }
}

extension Problem {
  /// Whether answers were compared and differ; every other problem kept something from comparison.
  var isDifference: Bool { code.exitCode == .drift && !isDeath }

  /// Whether the Swift side did not survive a case.
  var isDeath: Bool { code == .subjectCrash || code == .subjectTimeout }
}
