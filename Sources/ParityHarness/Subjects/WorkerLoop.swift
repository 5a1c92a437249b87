/// The worker's side of the pipe: reads blocks of cases and lets the Swift subjects answer them.
package struct WorkerLoop {
  private let suites: [any Suite]
  private let timeLimit: Int
  private let output: Int32
  private var input: BufferedInput
  private var numbers: [Outcome: Int] = [:]
  private var last: (outcome: Outcome, number: String)?

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
      let words = String(decoding: header, as: UTF8.self).split(separator: " ")
      let subject = words.count == 4 ? words[1].split(separator: "/", maxSplits: 1) : []
      guard let name = subject.first, let suite = suites.first(where: { $0.name == name }),
        let request = WorkerMessage.Request(rawValue: String(words[0])),
        let length = Int(words[3]), let block = try input.read(length)
      else {
        try Platform.write("!a request that no worker understands\n".utf8, to: output)
        return
      }
      // An alarm ends the process whatever the subject does, and needs no watcher.
      Platform.setAlarm(seconds: timeLimit)
      let answers = await serve(
        request, suite, mutant: subject.count > 1 ? String(subject[1]) : nil,
        JSONText(block, name: "request"))
      Platform.setAlarm(seconds: 0)
      try Platform.write(answers, to: output)
    }
  }

  private mutating func serve<S: Suite>(
    _ request: WorkerMessage.Request, _ suite: S, mutant name: String?, _ block: JSONText
  ) async -> [UInt8] {
    let mutant = name.flatMap { name in suite.mutants.first { $0.name == name } }
    if name != nil && mutant == nil { return Array("!no mutant of \(suite.name)\n".utf8) }
    var answers: [UInt8] = []
    do {
      var inputs = try inputs(in: block, suite)
      while var object = try inputs.next() {
        let input = try suite.readInput(&object)
        try object.finish()
        inputs.pass(object)
        switch request {
        case .answer:
          let outcome: Outcome
          if let mutant {
            outcome = await mutant.outcome(input)
          } else {
            outcome = await suite.outcome(for: input)
          }
          answers.append(contentsOf: answer(outcome).utf8)
        case .explain:
          let steps = await suite.explanation(for: input)
          answers.append(contentsOf: JSONValue.array(steps.map(\.value)).text.utf8)
        }
        answers.append(UInt8(ascii: "\n"))
      }
    } catch {
      answers.append(contentsOf: "!\(error)\n".utf8)
    }
    return answers
  }

  /// The inputs of a block, one after the other.
  private enum Inputs {
    case array(JSONElements)
    case crossProduct(Axes, RowOrder, place: Int)

    mutating func next() throws(JSONFault) -> JSONObject? {
      switch self {
      case .array(var elements):
        defer { self = .array(elements) }
        return try elements.next()?.streamingObject()
      case .crossProduct(let axes, let order, let place):
        if place == order.count { return nil }
        self = .crossProduct(axes, order, place: place + 1)
        return axes.object(order.row(place))
      }
    }

    /// Goes on behind an object that has been read to its end.
    mutating func pass(_ object: JSONObject) {
      guard case .array(var elements) = self else { return }
      elements.advance(to: object.end)
      self = .array(elements)
    }
  }

  private func inputs(in block: JSONText, _ suite: some Suite) throws(JSONFault) -> Inputs {
    let root = try block.root()
    if !root.isObject { return .array(try JSONElements(root)) }
    var object = try root.object()
    var rows: [Int] = []
    for number in try object.value("rows").elements() { rows.append(Int(try number.int64())) }
    let axes = try Axes(object.value("axes"), keys: suite.axes)
    return .crossProduct(
      axes, RowOrder(from: rows[0], by: rows[1], count: rows[2], of: axes.rowCount), place: 0)
  }

  private mutating func answer(_ outcome: Outcome) -> String {
    // Neighbours mostly answer the same.
    if let last, last.outcome == outcome { return last.number }
    if let number = numbers[outcome] {
      last = (outcome, String(number))
      return String(number)
    }
    numbers[outcome] = numbers.count
    return outcome.value.text
  }
}
