/// Asks the Swift subject the same cases in other environments, none of which may change an answer.
struct DeterminismCheck {
  /// Another order, repetition, or surroundings, and the table that came of it.
  struct Trial {
    let environment: String
    let table: TruthTable
  }

  /// Surroundings as foreign as can be had without installing any: a day ahead, and letters of
  /// which some change their case in another way than in English.
  static let foreignEnvironment = [
    "TZ": "PARITY-14", "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "tr",
  ]

  let worker: Worker
  let foreignWorker: Worker

  /// The tables that all have to be the given first one.
  func trials(of batch: InputBatch, suite: String) throws(Problem) -> [Trial] {
    let back = RowOrder.back(over: batch.count)
    return [
      Trial(environment: "asked again", table: try worker.answers(of: suite, to: batch)),
      Trial(
        environment: "asked in reverse order",
        table: try worker.answers(of: suite, to: batch.reordered(by: back)).reordered(by: back)),
      Trial(
        environment: "asked under another time zone and locale",
        table: try foreignWorker.answers(of: suite, to: batch)),
    ]
  }
}
