/// What a branch changed in behaviour: the files of a commit beside those of the work tree.
///
/// A change that was made on both sides at once leaves the check green; here it is seen.
struct Changes {
  let layout: ProjectLayout
  let suites: [any Suite]

  /// Since a commit, or since this branch left another one.
  func since(_ request: ChangeBase.Request) -> ChangesResult {
    do {
      let repository = try GitRepository(around: layout.root)
      let base = try ChangeBase.find(request, in: repository)
      let was = ProjectFiles(layout, from: repository.files(of: base.commit))
      let now = ProjectFiles(layout)
      let sources = now.kotlinSources()
      return ChangesResult(
        base: base,
        suites: suites.map { suite in
          let old = Snapshot(of: suite, in: was)
          return .compare(suite.name, old, Snapshot(of: suite, in: now, sources: sources))
        } + (try goneSuites(repository, base)),
        problems: [])
    } catch {
      return ChangesResult(base: nil, suites: [], problems: [error])
    }
  }

  /// Suites that had a fixture and that nothing here knows any more.
  private func goneSuites(_ repository: GitRepository, _ base: ChangeBase) throws(Problem)
    -> [SuiteChanges]
  {
    let known = suites.map(\.name)
    return try repository.contents(of: layout.fixtures, in: base.commit)
      .filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
      .map { String($0.dropLast(5)) }.filter { !known.contains($0) }
      .map { SuiteChanges(name: $0, state: .gone) }
  }
}
