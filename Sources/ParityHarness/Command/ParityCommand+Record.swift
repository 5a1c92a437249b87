extension ParityCommand {
  /// `parity record`: Kotlin answers the fixtures anew, or with `--check` once more.
  func record(_ arguments: Arguments, _ layout: Layout) throws(Arguments.UsageError) -> (
    report: String, code: ExitCode
  ) {
    let chosen = try chosenSuites(arguments.names)
    let recorder = Recorder(layout: layout) { progress in
      if Platform.isTerminal(2) { complain(progress) }
    }
    let (outcomes, problems) = recorder.record(
      chosen, isCheck: arguments.isCheck, checker: Checker(layout: layout, worker: makeWorker()))
    let code = ExitCode.worst(of: problems.map(\.code.exitCode))
    if arguments.format == .json {
      let suites = outcomes.map { outcome -> JSONValue in
        [
          "name": .string(outcome.name), "cases": .integer(Int64(outcome.cases)),
          "recording": .string(outcome.change.word),
        ]
      }
      return (JSONReporter.document(code, suites: suites, problems: problems), code)
    }
    var report = ""
    ProblemText(style: style(arguments)) { report += $0 }.report(problems)
    var table = TextTable()
    for outcome in outcomes {
      let done = arguments.isCheck ? outcome.change.comparison : outcome.change.sentence
      table.add([outcome.name, counted(outcome.cases, "case"), done])
    }
    report += table.lines().map { $0 + "\n" }.joined()
    if code != .parity { report += "\(code.word), exit code \(code.rawValue)\n" }
    return (report, code)
  }
}

extension Recorder.Change {
  /// One word for programs.
  var word: String {
    switch self {
    case .same: "unchanged"
    case .new: "new"
    case .changed, .unreadable: "changed"
    }
  }

  /// What recording did.
  var sentence: String {
    switch self {
    case .same: "unchanged"
    case .new: "recorded for the first time"
    case .changed([]): "recorded, with the same answers as before"
    case .unreadable: "recorded; the old recording could not be read"
    case .changed(let ids): "recorded, with other answers to \(Roster.list(ids))"
    }
  }

  /// What comparing found.
  var comparison: String {
    switch self {
    case .same: "Kotlin gives the recording again, byte for byte"
    case .new: "not recorded"
    case .changed, .unreadable: "Kotlin gives another recording"
    }
  }
}
