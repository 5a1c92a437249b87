/// The worker's side of the pipe: reads blocks of cases and lets the Swift subjects answer them.
package struct WorkerLoop {
  private let suites: [any Suite]
  private let timeLimit: Int
  private let output: Int32
  private var input: BufferedInput
  private var numbers: [Cell: Int] = [:]

  /// Takes standard input and output over, so that a subject that prints does no harm.
  package init(suites: [any Suite], timeLimit: Int) {
    self.suites = suites
    self.timeLimit = timeLimit
    Platform.forbidCoreFiles()
    Platform.ignoreBrokenPipes()
    input = BufferedInput(Platform.redirect(0, leaving: Platform.openNull()))
    output = Platform.redirect(1, leaving: 2)
  }

  /// Serves until the other end closes the pipe.
  package mutating func run() async throws(Platform.Failure) {
    try Platform.write("\(WorkerMessage.ready)\n".utf8, to: output)
    while let header = try input.readLine() {
      let words = String(decoding: header, as: UTF8.self).split(separator: " ").map(String.init)
      let subject = words.count == 4 ? words[1].split(separator: "/", maxSplits: 1) : []
      guard let name = subject.first, let suite = suites.first(where: { $0.name == name }),
        let length = Int(words[3]), let block = try input.read(length)
      else {
        try Platform.write("!a request that no worker understands\n".utf8, to: output)
        return
      }
      // An alarm ends the process whatever the subject does, and needs no watcher.
      Platform.setAlarm(seconds: timeLimit)
      let answers = await serve(
        words[0], suite, mutant: subject.count > 1 ? String(subject[1]) : nil,
        JSONText(block, name: "request"))
      Platform.setAlarm(seconds: 0)
      try Platform.write(answers, to: output)
    }
  }

  private mutating func serve<S: Suite>(
    _ request: String, _ suite: S, mutant: String?, _ block: JSONText
  ) async -> [UInt8] {
    guard let runner = SuiteRunner(suite, mutant: mutant) else {
      return Array("!no mutant of \(suite.name)\n".utf8)
    }
    var answers: [UInt8] = []
    do {
      var objects = try BlockObjects(block, axes: suite.axes)
      while var object = try objects.next() {
        if let request = WorkerMessage.CellRequest(rawValue: request) {
          let cell =
            switch request {
            case .answer: try await runner.answer(to: &object)
            case .read: runner.reading(of: &object)
            case .expect: try runner.outcome(&object)
            }
          if !cell.isRefused { objects.pass(object) }
          answers.append(contentsOf: try line(cell).utf8)
        } else {
          answers.append(contentsOf: try await detail(request, of: &object, runner).utf8)
        }
        answers.append(UInt8(ascii: "\n"))
      }
    } catch {
      answers.append(contentsOf: "!\(error)\n".utf8)
    }
    return answers
  }

  /// The answer to what is answered in full, as a line.
  private func detail(
    _ request: String, of object: inout JSONObject, _ runner: SuiteRunner<some Suite>
  ) async throws -> String {
    do {
      switch WorkerMessage.DetailRequest(rawValue: request) {
      case .explain:
        return try JSONValue(encoding: try await runner.explanation(for: &object)).text
      case .evaluate: return try JSONValue(encoding: try runner.evaluation(of: &object)).text
      case nil: return "!a request that no worker understands"
      }
    } catch let fault as JSONFault {
      return try refusal(fault)
    }
  }

  /// A cell as a line: in full the first time, and by its number from then on.
  private mutating func line(_ cell: Cell) throws -> String {
    if let number = numbers[cell] { return String(number) }
    numbers[cell] = numbers.count
    if case .refused(let fault) = cell { return try refusal(fault) }
    return cell.outcome?.value.text ?? ""
  }

  private func refusal(_ fault: JSONFault) throws -> String {
    "?\(try JSONValue(encoding: fault).text)"
  }
}

/// The objects of a block, one after the other.
private struct BlockObjects {
  private enum Source {
    case array(JSONElements)
    case crossProduct(Axes, RowOrder, place: Int)
  }

  private var source: Source

  init(_ block: JSONText, axes: [String]) throws(JSONFault) {
    let root = try block.root()
    guard root.isObject else {
      source = .array(try JSONElements(root))
      return
    }
    var object = try root.object()
    var rows: [Int] = []
    for number in try object.value("rows").elements() { rows.append(Int(try number.int64())) }
    let axes = try Axes(object.value("axes"), keys: axes)
    source = .crossProduct(
      axes, RowOrder(from: rows[0], by: rows[1], count: rows[2], of: axes.rowCount), place: 0)
  }

  mutating func next() throws(JSONFault) -> JSONObject? {
    switch source {
    case .array(var elements):
      defer { source = .array(elements) }
      return try elements.next()?.streamingObject()
    case .crossProduct(let axes, let order, let place):
      if place == order.count { return nil }
      source = .crossProduct(axes, order, place: place + 1)
      return axes.object(order.row(place))
    }
  }

  /// Goes on behind an object that has been read to its end.
  mutating func pass(_ object: JSONObject) {
    guard case .array(var elements) = source else { return }
    elements.advance(to: object.end)
    source = .array(elements)
  }
}
