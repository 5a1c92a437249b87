/// The Kotlin reference, running and asked one input a line.
///
/// It greets first, see `RecorderGreeting`. A line is then `{"id": 7, "suite": "…", "input": {…}}`, and its answer `{"id": 7, "output": {…}}` or
/// `{"id": 7, "error": "…"}`, in the order of the questions. A twin that throws an exception has an
/// outcome, `{"throws": "…"}`, as in a recording; any other error of it is no outcome. A process that
/// ends, falls silent or says anything else is a fault of the harness.
package final class KotlinProcess: LiveSubject {
  /// Without it a JVM on Linux cannot open a file whose path is not ASCII.
  static let environment: [String: String?] = ["LC_ALL": "C.UTF-8"]

  private let child: ChildProcess
  private let errors: String
  private let timeLimit: Duration
  private let suite: String

  /// Kept as long as the process, for what it writes to standard error.
  private let scratch: TemporaryDirectory

  private var isGreeted = false
  private var asked = 0
  private var answered = 0
  private var table = TruthTable()

  /// The cells behind the outputs that have occurred, by their bytes.
  private var cells: [ArraySlice<UInt8>: Cell] = [:]

  /// Starts a program that speaks the protocol.
  ///
  /// - Parameters:
  ///   - folder: where a file for the program's standard error may be as long as it runs.
  ///   - timeLimit: how long to wait for an answer.
  package init(
    _ program: String, _ arguments: [String], suite: String, folder: String,
    timeLimit: Duration
  ) throws(Problem) {
    self.suite = suite
    self.timeLimit = timeLimit
    scratch = try Problem.attempt(.fileUnwritable) { () throws(Platform.Failure) in
      try TemporaryDirectory(in: folder, name: "serving")
    }
    errors = "\(scratch.path)/errors"
    do {
      child = try ChildProcess(
        program, arguments, environment: KotlinProcess.environment, errorOutput: .file(errors))
    } catch {
      throw Problem(.kotlinToolchain, Escaped.plain(error.description), suite: suite)
    }
    Platform.setNonBlocking(child.input)
  }

  deinit {
    // One that is sound ends when its input does; waiting for any other might never end.
    child.kill()
  }

  package func ask(_ inputs: [GeneratedInput]) throws(Problem) {
    var lines: [UInt8] = []
    for input in inputs {
      let head = #"{"id":\#(asked),"suite":\#(Escaped.literal(suite)),"input":"#
      lines += Array((head + input.text + "}\n").utf8)
      asked += 1
    }
    var rest = lines[...]
    var deadline = ContinuousClock.now + timeLimit
    while !rest.isEmpty {
      let ready = try wait(until: deadline, toWrite: true)
      // Answers are taken meanwhile: a pipe that is full in both directions would block.
      if ready.canRead { try readSome() }
      if ready.canWrite {
        let count = try attempt { () throws(Platform.Failure) in
          try Platform.writeSome(rest, to: child.input)
        }
        rest = rest.dropFirst(count)
        if count > 0 { deadline = ContinuousClock.now + timeLimit }
      }
    }
  }

  package func answers() throws(Problem) -> TruthTable {
    var deadline = ContinuousClock.now + timeLimit
    while answered < asked {
      let before = answered
      if try wait(until: deadline, toWrite: false).canRead { try readSome() }
      if answered > before { deadline = ContinuousClock.now + timeLimit }
    }
    defer { table = TruthTable() }
    return table
  }

  // MARK: Reading

  private func readSome() throws(Problem) {
    let isOpen = try attempt { () throws(Platform.Failure) in try child.reader.fill() }
    while let line = child.reader.bufferedLine() { try take(line) }
    if !isOpen { throw ended() }
  }

  private func take(_ line: ArraySlice<UInt8>) throws(Problem) {
    if !isGreeted {
      try greet(line)
      isGreeted = true
      return
    }
    guard answered < asked else {
      throw fault("the Kotlin process says something unasked: \(excerpt(line))")
    }
    // Few outputs are different, so most lines are not read but recognized.
    let head = #"{"id":\#(answered),"output":"#.utf8
    let output = line.starts(with: head) ? line.dropFirst(head.count) : nil
    if let output, let cell = cells[output] {
      table.append(cell)
    } else {
      let cell = try read(line)
      if let output { cells[ArraySlice(Array(output))] = cell }
      table.append(cell)
    }
    answered += 1
  }

  private func greet(_ line: ArraySlice<UInt8>) throws(Problem) {
    do throws(Problem) {
      let greeting = try RecorderGreeting(line, of: "the Kotlin process")
      if let problem = greeting.problem(of: suite, recorder: "the Kotlin process") { throw problem }
    } catch {
      var problem = error
      problem.suite = suite
      throw problem
    }
  }

  private func read(_ line: ArraySlice<UInt8>) throws(Problem) -> Cell {
    do {
      let text = JSONText(Array(line), name: "answer")
      try text.validate()
      var object = try text.root().object()
      let id = try object.value("id").int64()
      guard id == Int64(answered) else {
        throw fault(
          "the Kotlin process answers out of turn: it was asked \(answered) and answers \(id)")
      }
      let cell: Cell
      if let error = try object.valueIfPresent("error") {
        cell = .threw(try error.string())
      } else {
        cell = .outcome(try Outcome(any: object.value("output")))
      }
      try object.finish()
      return cell
    } catch let error as JSONFault {
      throw fault(
        "the Kotlin process says something that is no answer: \(excerpt(line)) (\(error.message))")
    } catch let problem as Problem {
      throw problem
    } catch {
      throw fault("the Kotlin process cannot be understood: \(error)")
    }
  }

  // MARK: What can go wrong

  private func wait(until deadline: ContinuousClock.Instant, toWrite: Bool) throws(Problem)
    -> Platform.Readiness
  {
    let left = ContinuousClock.now.duration(to: deadline)
    let ready = try attempt { () throws(Platform.Failure) in
      try Platform.wait(
        reading: child.output, writing: toWrite ? child.input : nil,
        milliseconds: Int(left / .milliseconds(1)) + 1)
    }
    if let ready, left > .zero { return ready }
    throw fault("the Kotlin process gave no answer in \(timeLimit) \(waiting)")
  }

  private func attempt<Value>(_ action: () throws(Platform.Failure) -> Value) throws(Problem)
    -> Value
  {
    do {
      return try action()
    } catch {
      if error.isBrokenPipe { throw ended() }
      throw fault(Escaped.plain(error.description))
    }
  }

  /// The process has closed its end of a pipe, as one that ends does.
  private func ended() -> Problem {
    // Waiting for one that lives on might never end; what has ended keeps its ending.
    child.kill()
    return fault("the Kotlin process \(child.wait().words) \(waiting)")
  }

  private var waiting: String {
    answered < asked ? "with question \(answered) unanswered" : "with nothing to do"
  }

  /// A fault of the harness, with what the process wrote to standard error.
  private func fault(_ message: String) -> Problem {
    child.kill()
    _ = child.wait()
    do {
      let said = String(decoding: try Platform.read(file: errors), as: UTF8.self)
      let lines = said.split(whereSeparator: \.isNewline).prefix(12).joined(separator: "\n")
      return Problem(
        .harnessFault, message + (lines.isEmpty ? "" : "; its standard error:"), suite: suite
      ).showing(lines)
    } catch {
      return Problem(
        .harnessFault, message + "; its standard error cannot be read: \(error.reason)",
        suite: suite)
    }
  }

  private func excerpt(_ line: ArraySlice<UInt8>) -> String {
    DisplayWidth.cut(Escaped.literal(String(decoding: line.prefix(200), as: UTF8.self)), to: 80)
  }
}
