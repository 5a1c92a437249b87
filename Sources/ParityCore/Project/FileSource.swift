/// Where the files of suites are read from: the work tree, or a commit.
package struct FileSource: Sendable {
  /// The bytes of the file at a path of the work tree; nil where there is none.
  package let read: @Sendable (String) throws(Problem) -> [UInt8]?

  /// What the names of its files begin with in messages.
  package let prefix: String

  package init(
    read: @escaping @Sendable (String) throws(Problem) -> [UInt8]?, prefix: String
  ) {
    self.read = read
    self.prefix = prefix
  }

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
