public import ParityCore

extension Suite {
  /// The parts of the suite's check, for a test that takes one at a time.
  ///
  /// ```swift
  /// @Test(arguments: ShippingSuite().rows())
  /// func shipping(_ row: ParityRow) async { await row.check() }
  /// ```
  ///
  /// A part is a case, or all rows of a cross product. The first part is what the files say on their
  /// own: a missing or stale recording, a wrong number of cases, constants that differ. So there is
  /// always one.
  ///
  /// - Parameters:
  ///   - project: where the files are; by default in the nearest folder above the test's source file
  ///     that holds `fixtures/`.
  ///   - kotlin: where the Kotlin side is, as the program states it.
  ///   - program: what people type to run the check, such as `swift run shop-parity`, for hints.
  ///   - filePath: the test's source file.
  public func rows(
    in project: ParityProject? = nil, kotlin: KotlinReference = KotlinReference(),
    program: String? = nil, filePath: String = #filePath
  ) -> [ParityRow] {
    ParityRow.rows(in: project, kotlin, program, filePath) { layout, context in
      rows(ProjectFiles(layout), context)
    }
  }
}

extension Sequence where Element == any Suite {
  /// The parts of the check of all these suites, each as that of one suite, and one more: fixtures and
  /// recordings that none of the suites reads.
  public func rows(
    in project: ParityProject? = nil, kotlin: KotlinReference = KotlinReference(),
    program: String? = nil, filePath: String = #filePath
  ) -> [ParityRow] {
    let suites = Array(self)
    return ParityRow.rows(in: project, kotlin, program, filePath) { layout, context in
      let files = ProjectFiles(layout)
      let unread = ParityRow("fixtures and recordings that no suite reads", context) {
        files.unreadFiles(suites: suites)
      }
      return suites.reduce([unread]) { rows, suite in rows + suite.rows(files, context) }
    }
  }
}

extension Suite {
  fileprivate func rows(_ files: ProjectFiles, _ context: ParityRow.Context) -> [ParityRow] {
    SuiteRows(self, files, context).all
  }
}

extension ParityRow {
  /// The rows of a project; outside of any the one that says so.
  fileprivate static func rows(
    in project: ParityProject?, _ kotlin: KotlinReference, _ program: String?,
    _ filePath: String, _ make: (ProjectLayout, Context) -> [ParityRow]
  ) -> [ParityRow] {
    if let layout = (project ?? ParityProject(around: filePath))?.layout(kotlin) {
      return make(layout, Context(root: layout.root, program: program))
    }
    let problem = Problem(
      .fixtureMissing,
      "no folder from \(Escaped.plain(filePath)) upwards holds fixtures/; "
        + "name it with rows(in: ParityProject(folder: ...))")
    return [
      ParityRow("a project with fixtures", Context(root: nil, program: program)) { [problem] }
    ]
  }
}
