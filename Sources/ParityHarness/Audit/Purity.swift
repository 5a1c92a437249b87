/// Asks the Swift subject the same cases in other circumstances, none of which may change an answer.
struct Purity {
  /// Another order, repetition, or surroundings, and the table that came of it.
  struct Trial {
    let circumstance: String
    let table: TruthTable
  }

  /// Surroundings as foreign as can be had without installing any: a day ahead, and letters of which
  /// some change their case in another way than in English.
  static let foreignEnvironment = [
    "TZ": "PARITY-14", "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "tr",
  ]

  let worker: Worker
  let foreignWorker: Worker

  /// The tables that all have to be the given first one.
  func trials(of fixture: Fixture, suite: String) throws(Worker.Fault) -> [Trial] {
    let back = Walk.back(over: fixture.cases.count)
    return [
      Trial(circumstance: "asked again", table: try worker.table(of: fixture, subject: suite)),
      Trial(
        circumstance: "asked in reverse order",
        table: try worker.table(of: fixture.along(back), subject: suite).along(back)),
      Trial(
        circumstance: "asked under another time zone and locale",
        table: try foreignWorker.table(of: fixture, subject: suite)),
    ]
  }

  /// The rows on which two tables of one subject differ.
  static func differences(_ first: TruthTable, _ second: TruthTable) -> [Int] {
    Comparison.verdicts(contract: (first, first), kotlin: first, swift: second).enumerated()
      .filter { row, verdict in
        // A death repeats itself or it does not; what it is called is not the question here.
        verdict != .parity && first[row] != second[row]
      }.map(\.offset)
  }
}
