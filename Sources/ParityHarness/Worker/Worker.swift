/// The Swift subjects in a process of their own, so that a trap or a hang is one case's verdict.
///
/// Cases are sent in blocks. When the process ends before a block is answered, its unanswered cases
/// are sent again one at a time to a new process: the one that does not answer then is the one.
package final class Worker {
  /// What went wrong between the two processes, which is never the subject's doing.
  package struct Fault: Error {
    package let message: String
  }

  /// A block is sent when it has so many bytes or so many cases.
  private static let blockBytes = 1 << 19
  private static let blockCases = 2000

  private let executable: String
  private let timeLimit: Int
  private var child: ChildProcess?
  private var isReady = false

  /// The cells behind the numbers of the running process.
  private var legend: [Cell] = []

  /// A worker that is `executable worker`, with a limit in seconds for the answer to one block.
  package init(executable: String, timeLimit: Int) {
    self.executable = executable
    self.timeLimit = timeLimit
  }

  /// Starts the process ahead of the first request.
  package func start() throws(Fault) { _ = try process() }

  /// What the Swift subject answers to every case of a fixture that can be used.
  package func table(of fixture: Fixture, suite: String) throws(Fault) -> TruthTable {
    var table = TruthTable(repeating: .absent, count: fixture.cases.count)
    var block: [Int] = []
    var bytes = 0
    for (row, item) in fixture.cases.enumerated() where item.input != nil {
      block.append(row)
      bytes += item.range.count
      if bytes >= Worker.blockBytes || block.count == Worker.blockCases {
        try answer(block, of: fixture, suite: suite, into: &table)
        block = []
        bytes = 0
      }
    }
    try answer(block, of: fixture, suite: suite, into: &table)
    return table
  }

  /// The rules that decided one case; nil when the subject ended on it.
  package func explanation(of row: Int, in fixture: Fixture, suite: String) throws(Fault)
    -> [ExplanationStep]?
  {
    let child = try send(.explain, [row], of: fixture, suite: suite)
    guard let line = try readLine(child) else {
      _ = end()
      return nil
    }
    do {
      let text = JSONText(Array(line), name: "answer")
      var steps: [ExplanationStep] = []
      for element in try text.root().elements() { steps.append(try ExplanationStep(element)) }
      return steps
    } catch {
      throw Fault(message: "the worker's explanation cannot be read: \(error.message)")
    }
  }

  private func answer(
    _ rows: [Int], of fixture: Fixture, suite: String, into table: inout TruthTable
  ) throws(Fault) {
    if rows.isEmpty { return }
    let child = try send(.answer, rows, of: fixture, suite: suite)
    for (index, row) in rows.enumerated() {
      if let line = try readLine(child) {
        table[row] = try cell(line)
        continue
      }
      let ending = end()
      if rows.count == 1 {
        table[row] =
          ending == .signalled(Platform.alarmSignal)
          ? .timedOut(seconds: timeLimit) : .crashed(ending)
      } else {
        for row in rows[index...] {
          try answer([row], of: fixture, suite: suite, into: &table)
        }
      }
      return
    }
  }

  private func cell(_ line: ArraySlice<UInt8>) throws(Fault) -> Cell {
    if let number = Int(String(decoding: line, as: UTF8.self)), legend.indices.contains(number) {
      return legend[number]
    }
    do {
      let answer = try JSONText(Array(line), name: "answer").root()
      legend.append(.outcome(try Outcome(any: answer)))
      return legend[legend.count - 1]
    } catch {
      throw Fault(message: "the worker's answer cannot be read: \(error.message)")
    }
  }

  private func send(
    _ request: WorkerMessage.Request, _ rows: [Int], of fixture: Fixture, suite: String
  ) throws(Fault) -> ChildProcess {
    let child = try process()
    var block = [UInt8(ascii: "[")]
    for row in rows {
      if block.count > 1 { block.append(UInt8(ascii: ",")) }
      block.append(contentsOf: fixture.text.bytes[fixture.cases[row].range])
    }
    block.append(UInt8(ascii: "]"))
    let header = WorkerMessage.header(
      request, suite: suite, count: rows.count, bytes: block.count)
    do {
      try child.write(Array(header.utf8) + block)
    } catch {
      throw Fault(message: error.description)
    }
    return child
  }

  private func readLine(_ child: ChildProcess) throws(Fault) -> ArraySlice<UInt8>? {
    if !isReady {
      guard let line = try line(of: child), line.elementsEqual(WorkerMessage.ready.utf8) else {
        throw Fault(message: "\(Escaped.plain(executable)) does not start as a worker")
      }
      isReady = true
    }
    let line = try line(of: child)
    if let line, line.first == WorkerMessage.fault {
      let words = String(decoding: line.dropFirst(), as: UTF8.self)
      throw Fault(message: "the worker says: \(Escaped.plain(words))")
    }
    return line
  }

  private func line(of child: ChildProcess) throws(Fault) -> ArraySlice<UInt8>? {
    do {
      return try child.readLine()
    } catch {
      throw Fault(message: error.description)
    }
  }

  private func process() throws(Fault) -> ChildProcess {
    if let child { return child }
    do {
      let child = try ChildProcess(
        executable, ["worker", "--time-limit", String(timeLimit)],
        // The signal is the verdict; printing a backtrace of it takes seconds.
        environment: ["SWIFT_BACKTRACE": "enable=no"])
      legend = []
      isReady = false
      self.child = child
      return child
    } catch {
      throw Fault(message: error.description)
    }
  }

  private func end() -> Platform.Ending {
    defer { child = nil }
    return child?.wait() ?? .exited(0)
  }
}
