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
  ///   - filePath: the test's source file.
  public func rows(in project: ParityProject? = nil, filePath: String = #filePath) -> [ParityRow] {
    guard let project = project ?? ParityProject(around: filePath) else {
      return [.missingProject(around: filePath)]
    }
    return SuiteRows(self, in: project).all
  }
}

extension Sequence where Element == any Suite {
  /// The parts of the check of all these suites, as ``ParityCore/Suite/rows(in:filePath:)`` has them,
  /// and one more: fixtures and recordings that none of the suites reads.
  public func rows(in project: ParityProject? = nil, filePath: String = #filePath) -> [ParityRow] {
    guard let project = project ?? ParityProject(around: filePath) else {
      return [.missingProject(around: filePath)]
    }
    let suites = Array(self)
    let unread = ParityRow("fixtures and recordings that no suite reads", of: project) {
      ProjectFiles(project.layout).unreadFiles(suites: suites)
    }
    return [unread] + suites.flatMap { $0.rows(in: project) }
  }
}

extension ParityRow {
  fileprivate static func missingProject(around filePath: String) -> ParityRow {
    ParityRow("a project with fixtures", of: nil) {
      [
        Problem(
          .fixtureMissing,
          "no folder from \(Escaped.plain(filePath)) upwards holds fixtures/; "
            + "name it with rows(in: ParityProject(folder: ...))")
      ]
    }
  }
}
