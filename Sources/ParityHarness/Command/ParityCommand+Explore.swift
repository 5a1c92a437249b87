extension ParityCommand {
  /// `parity explore SUITE`: Kotlin, alive, and Swift on inputs that were made up.
  func explore(_ arguments: Arguments, _ layout: Layout) throws(Arguments.UsageError) -> (
    report: String, code: ExitCode
  ) {
    let explorable = suites.filter { $0 is any ExplorableSuite }.map(\.name)
    guard arguments.names.count == 1 else {
      throw Arguments.UsageError(
        message: "explore needs one of \(explorable.joined(separator: ", "))")
    }
    let suite = try chosenSuites(arguments.names)[0]
    guard let suite = suite as? any ExplorableSuite else {
      throw Arguments.UsageError(
        message: "\(suite.name) has no input to make up; "
          + "those that have: \(explorable.joined(separator: ", "))")
    }
    let plan = ExplorationResult.Plan(
      suite: suite.name, count: arguments.count ?? 20_000,
      // Short enough to be read out.
      seed: arguments.seed ?? UInt64.random(in: 0..<1_000_000_000),
      shard: arguments.shard ?? .whole)
    if plan.caseCount == 0 {
      throw Arguments.UsageError(
        message: "shard \(plan.shard) of \(counted(plan.count, "case")) has no case")
    }
    let result = explore(suite, plan, layout)
    if arguments.format == .json { return (ExplorationReporter.json(result), result.exitCode) }
    let fixture = layout.display(layout.fixture(of: suite.name))
    return (
      ExplorationReporter.text(result, fixture: fixture, style: style(arguments)),
      result.exitCode
    )
  }

  private func explore(
    _ suite: some ExplorableSuite, _ plan: ExplorationResult.Plan, _ layout: Layout
  ) -> ExplorationResult {
    var result = ExplorationResult(plan: plan)
    let worker = makeWorker()
    guard
      let fixture = Checker(layout: layout, worker: worker)
        .load(fixtureOf: suite, recordedIDs: [], into: &result.problems),
      result.problems.isEmpty
    else { return result }
    let known = fixture.cases.indices.compactMap { row in
      fixture.input(ofRow: row).map { (fixture.cases[row].id, $0) }
    }
    // Whatever the suite excuses, people have to have stated it.
    let stated = Set(fixture.reasons.keys.map { fixture.cases[$0].id })
    do {
      let kotlin = try kotlin(suite.name, layout)
      let explorer = Explorer(
        suite: suite, known: known,
        twins: Twins(kotlin: kotlin, swift: SwiftSubject(worker: worker, suite: suite.name)) {
          suite.divergence(kotlin: $0, swift: $1, on: $2).flatMap { stated.contains($0) ? $0 : nil }
        })
      var line = ProgressLine()
      result = explorer.explore(plan) { line.show($0, of: $1, $2) }
      line.clear()
    } catch {
      result.problems.append(error)
    }
    return result
  }

  private func kotlin(_ suite: String, _ layout: Layout) throws(Problem) -> KotlinProcess {
    let reference = try Toolchain(layout: layout) { progress in
      if Platform.isTerminal(2) { complain(progress) }
    }.reference()
    return try KotlinProcess(
      reference.java, reference.arguments + [Toolchain.mainClass, "--serve"], suite: suite,
      folder: layout.kotlinBuild, timeLimit: .seconds(timeLimit))
  }
}
