/// Where the files of suites are read from: the work tree, or a commit.
struct FileSource: Sendable {
  /// The bytes of the file at a path of the work tree; nil where there is none.
  let read: @Sendable (String) throws(Problem) -> [UInt8]?

  /// What the names of its files begin with in messages.
  let prefix: String

  /// The files as they are now.
  static let workTree = FileSource(
    read: { (path) throws(Problem) in
      do throws(Platform.Failure) {
        return try Platform.read(file: path)
      } catch {
        if error.isMissingFile { return nil }
        throw Problem(.fileUnreadable, "cannot be read: \(error.reason)")
      }
    }, prefix: "")
}
