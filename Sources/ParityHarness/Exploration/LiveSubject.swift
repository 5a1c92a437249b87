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
  private var fixture = Fixture(text: JSONText([], name: "generated"))

  package init(worker: Worker, suite: String) {
    self.worker = worker
    self.suite = suite
  }

  package func ask(_ inputs: [GeneratedInput]) throws(Problem) {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    for input in inputs {
      let start = bytes.count
      bytes += Array(input.text.utf8)
      ranges.append(start..<bytes.count)
    }
    let text = JSONText(bytes, name: "generated")
    fixture = Fixture(text: text)
    fixture.cases = ranges.map { Fixture.Case(text, at: $0, idOffset: nil, input: $0) }
  }

  package func answers() throws(Problem) -> TruthTable {
    do {
      return try worker.table(of: fixture, subject: suite)
    } catch {
      throw Problem(.harnessFault, error.message, suite: suite)
    }
  }
}
