/// What a project has on disk, read: fixtures, recordings and Kotlin sources.
package struct ProjectFiles: Sendable {
  package let layout: ProjectLayout
  private let source: FileSource

  package init(_ layout: ProjectLayout) { self.init(layout, from: .workTree) }

  /// Files that are not those of the work tree.
  package init(_ layout: ProjectLayout, from source: FileSource) {
    self.layout = layout
    self.source = source
  }

  /// The same files, one of them as if it had other bytes.
  package func replacing(_ path: String, with bytes: [UInt8]) -> ProjectFiles {
    ProjectFiles(
      layout,
      from: FileSource(
        read: { [source] (other) throws(Problem) in
          other == path ? bytes : try source.read(other)
        }, prefix: source.prefix))
  }

  /// A file that was read, as far as it can be used, and what is wrong with it.
  package struct Loaded<Value: Sendable>: Sendable {
    package let value: Value?
    package let problems: [Problem]
  }

  /// The fixture of a suite.
  ///
  /// - Parameters:
  ///   - recordedIDs: the ids that were recorded, to name the cases that were added or removed
  ///     where their number is not right.
  ///   - isCounted: false for a fixture of another time, which may have another number of cases.
  package func fixture(
    of suite: some Suite, recordedIDs: [String] = [], isCounted: Bool = true
  ) -> Loaded<Fixture> {
    let path = layout.fixture(of: suite.name)
    do throws(Problem) {
      guard let text = try text(of: path, suite: suite.name) else {
        throw Problem(
          .fixtureMissing, "the fixture of \(suite.name) is missing", file: name(of: path),
          suite: suite.name)
      }
      let (fixture, problems) = FixtureReader.read(
        text, for: suite, recordedIDs: recordedIDs, isCounted: isCounted)
      return Loaded(value: fixture, problems: problems)
    } catch {
      return Loaded(value: nil, problems: [error])
    }
  }

  /// The recording of a suite.
  package func recording(of suite: String) -> Loaded<Recording> {
    let path = layout.recording(of: suite)
    do throws(Problem) {
      guard let text = try text(of: path, suite: suite) else {
        throw Problem(
          .recordingMissing, "nothing is recorded for \(suite)", file: name(of: path), suite: suite
        ).advising(.record(suite: suite))
      }
      return Loaded(value: try read(text, suite: suite), problems: [])
    } catch {
      return Loaded(value: nil, problems: [error])
    }
  }

  private func read(_ text: JSONText, suite: String) throws(Problem) -> Recording {
    do {
      return try Recording(text, suite: suite)
    } catch {
      var problem = Problem(
        .recordingMalformed, "this is no recording: \(error.message)", file: text.name,
        suite: suite)
      problem.key = error.key
      throw problem.at(text.position(of: error.offset)).advising(.record(suite: suite))
    }
  }

  private func text(of path: String, suite: String) throws(Problem) -> JSONText? {
    do {
      // NB: no `map`, whose closure would have the bytes copied.
      guard let bytes = try source.read(path) else { return nil }
      return JSONText(bytes, name: name(of: path))
    } catch {
      var problem = error
      (problem.file, problem.suite) = (name(of: path), suite)
      throw problem
    }
  }

  private func name(of path: String) -> String { source.prefix + layout.display(path) }

  // MARK: Kotlin sources

  /// The Kotlin sources as they are now, or why they cannot be read.
  package func kotlinSources() -> Result<KotlinSources, Problem> {
    Result { () throws(Problem) in try layout.readKotlinSources() }
  }

  /// The Kotlin sources that are not those which a recording was made from.
  package func staleSources(
    of recording: Recording, suite: String, now sources: Result<KotlinSources, Problem>
  ) -> [Problem] {
    do {
      let sources = try sources.get()
      if sources.files.isEmpty {
        return [
          Problem(
            .recordingStaleSource,
            "there are no Kotlin sources here, and the recording was made "
              + "from \(counted(recording.sources.count, "file"))",
            file: layout.kotlin.sources.first, suite: suite)
        ]
      }
      return SourceFreshness(of: recording.sources, now: sources).changes.map { path, status in
        Problem(
          .recordingStaleSource, status.sentence,
          file: layout.display(kotlin: path, among: sources), suite: suite
        ).advising(.record(suite: suite))
      }
    } catch {
      var problem = error
      problem.suite = suite
      return [problem]
    }
  }

  // MARK: Files that nothing reads

  /// Fixtures and recordings that no suite reads: they look as if they were checked.
  package func unreadFiles(suites: [any Suite]) -> [Problem] {
    unread(in: layout.fixtures, .fixtureUnread, "no suite reads this fixture", suites)
      + unread(in: layout.recordings, .recordingUnread, "no suite reads this recording", suites)
  }

  private func unread(
    in folder: String, _ code: Problem.Code, _ message: String, _ suites: [any Suite]
  ) -> [Problem] {
    let names = suites.map(\.name)
    let files: [String]
    do {
      files = try Platform.contents(of: folder)
    } catch {
      return [Problem(.fileUnreadable, error)]
    }
    return files.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
      .map { (file: $0, name: String($0.dropLast(5))) }
      .filter { !names.contains($0.name) }
      .map { file, name in
        Problem(
          code, message + Nearest.suggestion(for: name, among: names),
          file: layout.display("\(folder)/\(file)"))
      }
  }
}
