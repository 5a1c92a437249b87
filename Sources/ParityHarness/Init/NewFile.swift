/// A file that a new suite needs.
struct NewFile: Sendable {
  /// The path below the root.
  let path: String

  /// The whole text.
  let text: String

  /// What to add by hand where the file is there already, as all suites share it; nil for a file of
  /// the suite's own, which must not be there.
  var addition: String?
}
