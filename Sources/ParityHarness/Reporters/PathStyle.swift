/// How reports name files: from the folder at which a service has the repository.
///
/// Problems name them from the harness's root, which may be a folder below that one.
package struct PathStyle: Sendable {
  /// The harness's root, and the repository's, as absolute paths.
  private let root: String
  private let repository: String

  /// From the root, as problems name them.
  package static let fromRoot = PathStyle(root: "", repository: "")

  /// From the repository's root, where it is known.
  package init(root: String, repository: String?) {
    self.root = root
    self.repository = repository ?? root
  }

  /// The path from the repository's root; absolute where the file lies elsewhere.
  func path(of file: String) -> String {
    if root == repository { return file }
    let full = file.hasPrefix("/") ? file : "\(root)/\(file)"
    return full.hasPrefix("\(repository)/") ? String(full.dropFirst(repository.count + 1)) : full
  }
}
