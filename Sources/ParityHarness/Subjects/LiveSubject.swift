/// A twin that runs and can be asked about inputs that no file holds.
package protocol LiveSubject: AnyObject {
  /// Hands inputs over; need not wait for any answer.
  func ask(_ inputs: [GeneratedInput]) throws(Problem)

  /// The answers to what was handed over last, a row an input.
  func answers() throws(Problem) -> TruthTable
}

/// The Swift subject in its worker process, asked about inputs that no file holds.
package final class SwiftSubject: LiveSubject {
  private let worker: Worker
  private let suite: String
  private var batch = InputBatch([])

  package init(worker: Worker, suite: String) {
    self.worker = worker
    self.suite = suite
  }

  package func ask(_ inputs: [GeneratedInput]) throws(Problem) {
    batch = InputBatch(inputs.map(\.text))
  }

  package func answers() throws(Problem) -> TruthTable {
    try worker.answers(of: suite, to: batch)
  }
}
