extension ParityCommand {
  /// `parity accept SUITE [CASE...]`: today's differences become what the fixture states.
  func accept(_ arguments: Arguments, _ files: ProjectFiles) throws(UsageError) -> Answer {
    let selection = try acceptable(arguments.names)
    guard let reason = arguments.because, !reason.allSatisfy(\.isWhitespace) else {
      throw .needsReason
    }
    let (suite, sources, worker) = (selection.suite, files.kotlinSources(), makeWorker())
    let result = try check(selection, by: Checker(files: files, worker: worker), sources)
    let acceptance = Accepter(files: files, worker: worker).accept(
      result, of: suite, only: selection.cases, because: reason, sources: sources)
    let code = ExitCode.worst(of: acceptance.problems.map(\.code.exitCode))
    let file = files.layout.display(files.layout.fixture(of: suite.name))
    if arguments.format == .json {
      let value: JSONValue = [
        "name": .string(suite.name), "cases": .integer(Int64(result.rows.total)),
        "file": .string(file), "because": .string(reason),
        "accepted": .array(
          acceptance.cases.map { ["case": .string($0.id), "contract": $0.contract.value] }),
      ]
      return (
        JSONReporter(wording).document(code, suites: [value], problems: acceptance.problems), code
      )
    }
    if !acceptance.problems.isEmpty {
      return (
        problemText(arguments, acceptance.problems)
          + "nothing was accepted: "
          + (acceptance.isOfResult
            ? "the fixture would have these problems\n"
            : "put this right first, or name the cases to accept\n")
          + "\(code.word), exit code \(code.rawValue)\n",
        code
      )
    }
    if acceptance.cases.isEmpty {
      return ("nothing to accept: \(suite.name), \(result.scope), is at parity\n", code)
    }
    return (summary(of: acceptance, suite.name, because: reason, file: file), code)
  }

  /// What was accepted, a line a case.
  private func summary(
    of acceptance: Acceptance, _ suite: String, because reason: String, file: String
  ) -> String {
    var table = TextTable()
    for item in acceptance.cases {
      let answers = [("Kotlin", item.contract.kotlin), ("Swift", item.contract.swift)]
        .map { "\($0) \(DisplayWidth.cut($1.text, to: 80))" }
      table.add(
        ["\(suite)/\(item.id)"]
          + (item.contract.reason != nil
            ? ["known divergence"] + answers
            : ["new contract", "both \(DisplayWidth.cut(item.contract.swift.text, to: 80))"]))
    }
    let path = Escaped.plain(file)
    return table.lines().map { "\($0)\n" }.joined() + """
      accepted \(counted(acceptance.cases.count, "case")) because: \(Escaped.plain(reason))
      git diff \(path) shows what that changed

      """
  }

  /// The cases that were named: a suite, or cases of it, which need not name it again.
  private func acceptable(_ names: [String]) throws(UsageError) -> Selection {
    guard let first = names.first else {
      throw .needsOneSuite(.accept, known: suites.map(\.name))
    }
    let suite = Self.parts(of: first).suite
    var cases = first.contains("/") ? [first] : []
    for name in names.dropFirst() {
      let isOfOther = name.contains("/") && Self.parts(of: name).suite != suite
      if isOfOther { throw .acceptsOneSuite(suite, found: name) }
      cases.append(name.contains("/") ? name : "\(suite)/\(name)")
    }
    let selection = try selections(cases.isEmpty ? [suite] : cases)[0]
    if !selection.suite.axes.isEmpty || !selection.suite.hasContracts {
      throw .statesNothing(suite, isCrossProduct: !selection.suite.axes.isEmpty)
    }
    return selection
  }
}
