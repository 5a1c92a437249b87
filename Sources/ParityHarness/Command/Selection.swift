/// A suite that a command line names, whole or some cases of it.
struct Selection {
  let suite: any Suite

  /// The cases that were asked for; nil for all.
  var cases: CaseFilter?
}

extension ParityCommand {
  /// The suites and cases that were named as `SUITE`, `SUITE/CASE` or `SUITE/PATTERN`, in the order
  /// of the suites; all suites when nothing was named.
  func selections(_ names: [String]) throws(UsageError) -> [Selection] {
    if names.isEmpty { return suites.map { Selection(suite: $0) } }
    var chosen: [String: CaseFilter?] = [:]
    for name in names {
      let (suite, cases) = Self.parts(of: name)
      guard suites.contains(where: { $0.name == suite }) else {
        throw .unknownSuite(suite, known: suites.map(\.name))
      }
      guard let cases, var filter = chosen[suite] ?? CaseFilter([]) else {
        chosen[suite] = .some(nil)
        continue
      }
      filter.add(CaseFilter([cases]))
      chosen[suite] = filter
    }
    return suites.compactMap { suite in
      chosen[suite.name].map { Selection(suite: suite, cases: $0) }
    }
  }

  /// The suites that were named, all when none was, for a verb that takes whole ones.
  func wholeSuites(_ arguments: Arguments) throws(UsageError) -> [any Suite] {
    if let part = arguments.names.first(where: { $0.contains("/") }) {
      throw .takesWholeSuites(arguments.verb, found: part)
    }
    return try selections(arguments.names).map(\.suite)
  }

  /// What is before the first slash of a name, and what is behind it.
  static func parts(of name: String) -> (suite: String, cases: String?) {
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
  }

  /// Checks what was selected; a name that no case has is a wrong command line.
  func check(
    _ selection: Selection, by checker: Checker, _ sources: Result<KotlinSources, Problem>
  ) throws(UsageError) -> SuiteResult {
    let result = checker.check(selection.suite, sources: sources, only: selection.cases)
    if let fixture = result.fixture {
      try selection.requireMatches(in: fixture.cases.map(\.id))
    }
    return result
  }
}

extension Selection {
  /// Throws where something was named that is not among these ids.
  func requireMatches(in ids: [String]) throws(UsageError) {
    // Where no case could be read the fixture is at fault, and not the name.
    guard !ids.isEmpty, let name = cases?.firstUnmatched(in: ids) else { return }
    throw .unknownCase(name, of: suite.name, known: ids)
  }
}
