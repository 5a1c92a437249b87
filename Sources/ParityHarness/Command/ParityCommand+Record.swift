extension ParityCommand {
  /// `parity record`: Kotlin answers the fixtures anew, or with `--check` once more.
  func record(_ arguments: Arguments, _ files: ProjectFiles) throws(UsageError) -> Answer {
    let chosen = try wholeSuites(arguments)
    let recorder = Recorder(
      files: files, worker: makeWorker(), timeLimit: .seconds(arguments.recorderLimit ?? 600)
    ) { progress in
      if Platform.isTerminal(2) { complain(progress) }
    }
    var (outcomes, problems) = recorder.record(chosen, isCheck: arguments.isCheck)
    for suite in chosen where !outcomes.contains(where: { $0.name == suite.name }) {
      if problems.contains(where: { $0.suite == suite.name || $0.suite == nil }) { continue }
      problems.append(
        Problem(
          .harnessUncompared, "\(suite.name) has no new recording, and nothing says why",
          suite: suite.name))
    }
    let code = ExitCode.worst(of: problems.map(\.code.exitCode))
    if arguments.format == .json {
      let suites = outcomes.map { outcome -> JSONValue in
        [
          "name": .string(outcome.name), "cases": .integer(Int64(outcome.cases)),
          "recording": .string(outcome.update.word),
        ]
      }
      return (JSONReporter(wording).document(code, suites: suites, problems: problems), code)
    }
    var table = TextTable()
    for outcome in outcomes {
      let done = arguments.isCheck ? outcome.update.comparison : outcome.update.sentence
      table.add([outcome.name, counted(outcome.cases, "case"), done])
    }
    let report = problemText(arguments, problems) + table.lines().map { $0 + "\n" }.joined()
    return (code == .parity ? report : report + "\(code.word), exit code \(code.rawValue)\n", code)
  }
}

extension Recorder.Update {
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
    case .changed(let ids): "recorded, with other answers to \(CaseListDiff.list(ids))"
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
