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
  private let environment: [String: String]
  private let errorOutput: ChildProcess.ErrorOutput
  private var child: ChildProcess?
  private var isReady = false

  /// The cells behind the numbers of the running process.
  private var legend: [Cell] = []

  /// Their places in the table that is being filled.
  private var places: [Int32] = []

  /// A second process, for fixtures of more than one block.
  private lazy var partner = Worker(
    executable: executable, timeLimit: timeLimit, environment: environment,
    errorOutput: errorOutput)

  /// A worker that is `executable worker`, with a limit in seconds for the answer to one block.
  package init(
    executable: String, timeLimit: Int, environment: [String: String] = [:],
    errorOutput: ChildProcess.ErrorOutput = .inherited
  ) {
    self.executable = executable
    self.timeLimit = timeLimit
    self.environment = environment
    self.errorOutput = errorOutput
  }

  /// Starts the process ahead of the first request.
  package func start() throws(Fault) { _ = try process() }

  /// What a Swift subject answers to every case of a fixture that can be used.
  ///
  /// The subject is a suite, or a mutant of one as `SUITE/MUTANT`.
  ///
  /// Two processes take the blocks in turn, so that one evaluates while the other is listened to.
  package func table(of fixture: Fixture, subject: String) throws(Fault) -> TruthTable {
    var table = TruthTable(repeating: .absent, count: fixture.cases.count)
    let blocks = blocks(of: fixture)
    let lanes = blocks.count > 1 ? [self, partner] : [self]
    for lane in lanes { lane.places = lane.legend.map { table.place(of: $0) } }
    for (number, block) in blocks.enumerated() {
      if number >= lanes.count {
        try lanes[number % lanes.count].collect(
          blocks[number - lanes.count], of: fixture, subject: subject, into: &table)
      }
      try lanes[number % lanes.count].send(.answer, block, of: fixture, subject: subject)
    }
    for number in blocks.indices.suffix(lanes.count) {
      try lanes[number % lanes.count].collect(
        blocks[number], of: fixture, subject: subject, into: &table)
    }
    return table
  }

  /// The rows that can be used, in blocks of a size that goes to and fro quickly.
  private func blocks(of fixture: Fixture) -> [[Int]] {
    var blocks: [[Int]] = []
    var block: [Int] = []
    var bytes = 0
    for (row, item) in fixture.cases.enumerated() where item.input != nil {
      block.append(row)
      if case .object(let input) = item.input { bytes += input.count }
      if bytes >= Worker.blockBytes || block.count == Worker.blockCases {
        blocks.append(block)
        block = []
        bytes = 0
      }
    }
    return block.isEmpty ? blocks : blocks + [block]
  }

  /// The rules that decided one case; nil when the subject ended on it.
  package func explanation(of row: Int, in fixture: Fixture, suite: String) throws(Fault)
    -> [ExplanationStep]?
  {
    try send(.explain, [row], of: fixture, subject: suite)
    guard let line = try readLine(try process()) else {
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

  /// Reads the answers to rows that have been sent.
  private func collect(
    _ rows: [Int], of fixture: Fixture, subject: String, into table: inout TruthTable
  ) throws(Fault) {
    let child = try process()
    for (index, row) in rows.enumerated() {
      if let line = try readLine(child) {
        table.set(row, to: try place(line, in: &table))
        continue
      }
      let ending = end()
      if rows.count == 1 {
        table[row] =
          ending == .signalled(Platform.alarmSignal)
          ? .timedOut(seconds: timeLimit) : .crashed(ending)
        return
      }
      for row in rows[index...] {
        try send(.answer, [row], of: fixture, subject: subject)
        try collect([row], of: fixture, subject: subject, into: &table)
      }
      return
    }
  }

  /// The place of an answered cell in the table's legend.
  private func place(_ line: ArraySlice<UInt8>, in table: inout TruthTable) throws(Fault) -> Int32 {
    if let number = Int(String(decoding: line, as: UTF8.self)), places.indices.contains(number) {
      return places[number]
    }
    do {
      let answer = try JSONText(Array(line), name: "answer").root()
      legend.append(.outcome(try Outcome(any: answer)))
      places.append(table.place(of: legend[legend.count - 1]))
      return places[places.count - 1]
    } catch {
      throw Fault(message: "the worker's answer cannot be read: \(error.message)")
    }
  }

  private func send(
    _ request: WorkerMessage.Request, _ rows: [Int], of fixture: Fixture, subject: String
  ) throws(Fault) {
    let child = try process()
    let block = block(of: rows, in: fixture)
    let header = WorkerMessage.header(
      request, subject: subject, count: rows.count, bytes: block.count)
    do {
      try child.write(Array(header.utf8) + block)
    } catch {
      throw Fault(message: error.description)
    }
  }

  /// The rows as the worker reads them: an array of inputs, or the axes and which rows of them.
  private func block(of rows: [Int], in fixture: Fixture) -> [UInt8] {
    var block: [UInt8] = []
    if fixture.axes != nil {
      let first = fixture.number(ofRow: rows[0])
      let step = rows.count > 1 ? fixture.number(ofRow: rows[1]) - first : 1
      block += "{\"rows\":[\(first),\(step),\(rows.count)],\"axes\":".utf8
      block += fixture.text.bytes[fixture.cases[rows[0]].range]
      block += "}".utf8
      return block
    }
    block.append(UInt8(ascii: "["))
    for row in rows {
      guard case .object(let input) = fixture.cases[row].input else { continue }
      if block.count > 1 { block.append(UInt8(ascii: ",")) }
      block.append(contentsOf: fixture.text.bytes[input])
    }
    block.append(UInt8(ascii: "]"))
    return block
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
        environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 },
        errorOutput: errorOutput)
      legend = []
      places = []
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
