/// The Swift subjects in a process of their own, so that a trap or a hang is one case's verdict.
///
/// Cases are sent in blocks. When the process ends before a block is answered, its unanswered cases
/// are sent again one at a time to a new process: the one that does not answer then is the one.
package final class Worker {
  /// A block is sent when it has one of these sizes.
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

  /// Their indices in the table that is being filled.
  private var indices: [Int32] = []

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

  /// What a Swift subject answers to every input of a batch that can be used.
  ///
  /// The subject is a suite, or a mutant of one as `SUITE/MUTANT`. A problem that is thrown is the
  /// harness's, never the subject's.
  ///
  /// Two processes take the blocks in turn, so that one evaluates while the other is listened to.
  package func answers(of subject: String, to batch: InputBatch) throws(Problem) -> TruthTable {
    try ask(.answer, of: subject, about: batch)
  }

  /// The answer to a request about every input of a batch that can be used.
  func ask(
    _ request: WorkerMessage.CellRequest, of subject: String, about batch: InputBatch
  ) throws(Problem) -> TruthTable {
    var table = TruthTable(repeating: .absent, count: batch.count)
    let blocks = blocks(of: batch)
    let lanes = blocks.count > 1 ? [self, partner] : [self]
    for lane in lanes { lane.indices = lane.legend.map { table.index(of: $0) } }
    for (number, block) in blocks.enumerated() {
      if number >= lanes.count {
        try lanes[number % lanes.count].collect(
          request, blocks[number - lanes.count], of: batch, subject: subject, into: &table)
      }
      try lanes[number % lanes.count].send(
        request.rawValue, block, of: batch, subject: subject)
    }
    for number in blocks.indices.suffix(lanes.count) {
      try lanes[number % lanes.count].collect(
        request, blocks[number], of: batch, subject: subject, into: &table)
    }
    return table
  }

  /// The rows that can be used, in blocks of a size that goes to and fro quickly.
  private func blocks(of batch: InputBatch) -> [[Int]] {
    var blocks: [[Int]] = []
    var block: [Int] = []
    var bytes = 0
    for (row, input) in batch.inputs.enumerated() {
      guard let input else { continue }
      block.append(row)
      if case .object(let range) = input { bytes += range.count }
      if bytes >= Worker.blockBytes || block.count == Worker.blockCases {
        blocks.append(block)
        block = []
        bytes = 0
      }
    }
    return block.isEmpty ? blocks : blocks + [block]
  }

  /// The rules that decided one case; nil when the subject ended on it.
  package func explanation(of row: Int, in batch: InputBatch, suite: String) throws(Problem)
    -> [ExplanationStep]?
  {
    try detail(.explain, of: row, in: batch, suite)
  }

  /// How the suite's decision goes in one case; nil when the process ended on it, and where the
  /// suite does not read the input.
  func evaluation(of row: Int, in batch: InputBatch, suite: String) throws(Problem) -> Evaluation? {
    try detail(.evaluate, of: row, in: batch, suite)
  }

  private func detail<Detail: Decodable>(
    _ request: WorkerMessage.DetailRequest, of row: Int, in batch: InputBatch, _ suite: String
  ) throws(Problem) -> Detail? {
    try send(request.rawValue, [row], of: batch, subject: suite)
    guard let line = try readLine(try process(suite), suite) else {
      _ = end()
      return nil
    }
    if line.first == WorkerMessage.refusal { return nil }
    do {
      return try JSONText(Array(line), name: "answer").root().decode(Detail.self)
    } catch {
      throw fault("the worker's answer cannot be read: \(error.message)", suite)
    }
  }

  /// Reads the answers to rows that have been sent.
  private func collect(
    _ request: WorkerMessage.CellRequest, _ rows: [Int], of batch: InputBatch, subject: String,
    into table: inout TruthTable
  ) throws(Problem) {
    let child = try process(subject)
    for (index, row) in rows.enumerated() {
      if let line = try readLine(child, subject) {
        table.set(row, to: try self.index(of: line, in: &table, subject))
        continue
      }
      let status = end()
      if rows.count == 1 {
        table[row] =
          status == .signalled(Platform.alarmSignal)
          ? .timedOut(seconds: timeLimit) : .crashed(status)
        return
      }
      for row in rows[index...] {
        try send(request.rawValue, [row], of: batch, subject: subject)
        try collect(request, [row], of: batch, subject: subject, into: &table)
      }
      return
    }
  }

  /// The index of an answered cell in the table's legend.
  private func index(
    of line: ArraySlice<UInt8>, in table: inout TruthTable, _ subject: String
  ) throws(Problem) -> Int32 {
    if let number = number(line), number < indices.count { return indices[number] }
    do {
      legend.append(try cell(of: line))
      indices.append(table.index(of: legend[legend.count - 1]))
      return indices[indices.count - 1]
    } catch {
      throw fault("the worker's answer cannot be read: \(error.message)", subject)
    }
  }

  /// The number that a line is; nil where it is none.
  private func number(_ line: ArraySlice<UInt8>) -> Int? {
    if line.isEmpty || line.count > 9 { return nil }
    var number = 0
    for byte in line {
      guard isDigit(byte) else { return nil }
      number = number * 10 + Int(byte & 0xF)
    }
    return number
  }

  private func cell(of line: ArraySlice<UInt8>) throws(JSONFault) -> Cell {
    if line.first == WorkerMessage.refusal {
      let text = JSONText(Array(line.dropFirst()), name: "answer")
      return .refused(try text.root().decode(JSONFault.self))
    }
    return .outcome(try Outcome(any: JSONText(Array(line), name: "answer").root()))
  }

  private func send(
    _ request: String, _ rows: [Int], of batch: InputBatch, subject: String
  ) throws(Problem) {
    let child = try process(subject)
    let block = block(of: rows, in: batch)
    let header = WorkerMessage.header(
      request, subject: subject, count: rows.count, bytes: block.count)
    do {
      try child.write(Array(header.utf8) + block)
    } catch {
      throw Problem(.harnessFault, error, suite: suite(of: subject))
    }
  }

  /// The rows as the worker reads them: an array of inputs, or the axes and which rows of them.
  private func block(of rows: [Int], in batch: InputBatch) -> [UInt8] {
    var block: [UInt8] = []
    if let axes = batch.axes {
      let first = batch.number(ofRow: rows[0])
      let step = rows.count > 1 ? batch.number(ofRow: rows[1]) - first : 1
      block += "{\"rows\":[\(first),\(step),\(rows.count)],\"axes\":".utf8
      block += batch.text.bytes[axes]
      block += "}".utf8
      return block
    }
    block.append(UInt8(ascii: "["))
    for row in rows {
      guard case .object(let input) = batch.inputs[row] else { continue }
      if block.count > 1 { block.append(UInt8(ascii: ",")) }
      block.append(contentsOf: batch.text.bytes[input])
    }
    block.append(UInt8(ascii: "]"))
    return block
  }

  private func readLine(
    _ child: ChildProcess, _ subject: String
  ) throws(Problem) -> ArraySlice<UInt8>? {
    if !isReady {
      guard let line = try line(of: child, subject), line.elementsEqual(WorkerMessage.ready.utf8)
      else { throw fault("\(Escaped.plain(executable)) does not start as a worker", subject) }
      isReady = true
    }
    let line = try line(of: child, subject)
    if let line, line.first == WorkerMessage.fault {
      let words = String(decoding: line.dropFirst(), as: UTF8.self)
      throw fault("the worker says: \(Escaped.plain(words))", subject)
    }
    return line
  }

  private func line(
    of child: ChildProcess, _ subject: String
  ) throws(Problem) -> ArraySlice<UInt8>? {
    try Problem.attempt(.harnessFault, suite: suite(of: subject)) { () throws(Platform.Failure) in
      try child.readLine()
    }
  }

  /// What went wrong between the two processes, which is never the subject's doing.
  private func fault(_ message: String, _ subject: String) -> Problem {
    Problem(.harnessFault, message, suite: suite(of: subject))
  }

  private func suite(of subject: String) -> String { String(subject.prefix { $0 != "/" }) }

  private func process(_ subject: String) throws(Problem) -> ChildProcess {
    if let child { return child }
    do {
      let child = try ChildProcess(
        executable, ["worker", "--time-limit", String(timeLimit)],
        // The signal is the verdict; printing a backtrace of it takes seconds.
        environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 },
        errorOutput: errorOutput)
      legend = []
      indices = []
      isReady = false
      self.child = child
      return child
    } catch {
      throw Problem(.harnessFault, error, suite: suite(of: subject))
    }
  }

  private func end() -> Platform.ExitStatus {
    defer { child = nil }
    return child?.wait() ?? .exited(0)
  }
}
