/// Writes what a new suite needs: both bindings, a fixture, a test and a workflow, so that its check
/// is green before anything is changed.
struct Scaffold {
  /// Why nothing is written.
  enum Refusal: Error {
    /// The suite's name is not in kebab case.
    case name
    /// These files are there already.
    case taken([String])
    /// The package's manifest has no `let package` to add targets to.
    case manifest
    case file(Problem)
  }

  /// What was done.
  struct Report {
    /// The paths of the files that were written, below the root.
    fileprivate(set) var written: [String] = []
    /// What to add by hand to files that all suites share.
    fileprivate(set) var additions: [(text: String, path: String)] = []
  }

  private let root: String
  private let names: SuiteNames
  private let manifest: Manifest

  /// - Parameters:
  ///   - suite: its name, in kebab case.
  ///   - root: the folder of the package that it is for.
  ///   - dependency: what the package calls this one, where it is known to depend on it.
  init(suite: String, root: String, dependency: String?) throws(Refusal) {
    self.root = root
    manifest = try Manifest(root: root, dependency: dependency)
    guard let names = SuiteNames(suite: suite, package: manifest.packageName) else { throw .name }
    self.names = names
  }

  /// The program that checks the suite.
  var program: String { names.program }

  /// Writes the files, all of them or none.
  func write() throws(Refusal) -> Report {
    let files = names.files
    let taken = files.filter { $0.addition == nil && exists($0.path) }.map(\.path)
    if !taken.isEmpty { throw .taken(taken) }
    var report = Report()
    do throws(Platform.Failure) {
      for file in files {
        if !exists(file.path) {
          try write(file.text, to: file.path)
          report.written.append(file.path)
        } else if let addition = file.addition, !addition.isEmpty {
          report.additions.append((addition, file.path))
        }
      }
      // Last, because this file alone may have been there.
      if let text = manifest.extended(by: names) {
        try write(text, to: Manifest.path)
        report.written.insert(Manifest.path, at: 0)
      }
    } catch {
      remove(report.written)
      throw .file(Problem(.fileUnwritable, error))
    }
    return report
  }

  private func exists(_ path: String) -> Bool { Platform.exists(file: "\(root)/\(path)") }

  private func write(_ text: String, to path: String) throws(Platform.Failure) {
    let file = "\(root)/\(path)"
    if let slash = file.lastIndex(of: "/") { try Platform.makeFolder(String(file[..<slash])) }
    try Platform.replace(file: file, with: Array(text.utf8))
  }

  /// Takes back what was written before a failure, which is the one that is told.
  private func remove(_ paths: [String]) {
    for path in paths {
      do { try Platform.remove("\(root)/\(path)") } catch { continue }
    }
  }
}
