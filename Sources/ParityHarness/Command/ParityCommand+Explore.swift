extension ParityCommand {
  /// `parity explore SUITE`: Kotlin, alive, and Swift on generated inputs.
  func explore(_ arguments: Arguments, _ files: ProjectFiles) throws(UsageError) -> Answer {
    let explorable = suites.filter { $0 is any ExplorableSuite }.map(\.name)
    guard arguments.names.count == 1 else { throw .needsOneSuite(.explore, known: explorable) }
    let suite = try wholeSuites(arguments)[0]
    guard let suite = suite as? any ExplorableSuite else {
      throw .notExplorable(suite.name, known: explorable)
    }
    let plan = ExplorationResult.Plan(
      suite: suite.name, count: arguments.count ?? 20_000,
      // Short enough to be read out.
      seed: arguments.seed ?? UInt64.random(in: 0..<1_000_000_000),
      shard: arguments.shard ?? .whole)
    if plan.caseCount == 0 { throw .emptyShard(plan.shard, count: plan.count) }
    let result = explore(suite, plan, files)
    let reporter = ExplorationReporter(wording)
    if arguments.format == .json { return (reporter.json(result), result.exitCode) }
    let fixture = files.layout.display(files.layout.fixture(of: suite.name))
    return (
      reporter.text(result, fixture: fixture, style: style(arguments)), result.exitCode
    )
  }

  private func explore(
    _ suite: some ExplorableSuite, _ plan: ExplorationResult.Plan, _ files: ProjectFiles
  ) -> ExplorationResult {
    var result = ExplorationResult(plan: plan)
    let loaded = files.fixture(of: suite)
    result.problems = loaded.problems
    if let key = suite.inputs.unstatedKeys.first {
      var problem = Problem(
        .harnessFault, "the type of this key does not show what it reads", suite: suite.name)
      problem.key = key
      result.problems.append(
        problem.advising(.advice("state its domain in the suite's inputs, by replacing(_:with:)")))
    }
    guard var fixture = loaded.value, result.problems.isEmpty else { return result }
    let worker = makeWorker()
    do throws(Problem) {
      result.problems = try worker.read(&fixture, suite: suite.name)
    } catch {
      result.problems.append(error)
    }
    if !result.problems.isEmpty { return result }
    let known = fixture.cases.indices.compactMap { row in
      fixture.input(ofRow: row).map { (fixture.cases[row].id, $0) }
    }
    // Whatever the suite excuses, people have to have stated it.
    let stated = Set(
      fixture.cases.indices.filter { fixture.contracts[$0].reason != nil }
        .map { fixture.cases[$0].id })
    do {
      let kotlin = try kotlin(suite.name, files.layout)
      let swift = SwiftSubject(worker: worker, suite: suite.name)
      let explorer = Explorer(
        suite: suite, known: known,
        twins: Twins(
          kotlin: kotlin, swift: swift, comparison: Comparison(tolerances: suite.tolerances)
        ) {
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

  private func kotlin(_ suite: String, _ layout: ProjectLayout) throws(Problem) -> KotlinProcess {
    try Toolchain(layout: layout) { progress in
      if Platform.isTerminal(2) { complain(progress) }
    }.recorder().serve(
      suite: suite, folder: layout.kotlinBuild, timeLimit: .seconds(timeLimit))
  }
}
