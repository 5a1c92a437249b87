/// The repository that a project lies in, asked through `git`; nothing in it is changed.
struct GitRepository: Sendable {
  private let git: String
  private let root: String

  /// Variables that a hook of git sets, and which lead away from the folder that is asked about.
  private static let environment: [String: String?] = [
    "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_COMMON_DIR": nil,
    "GIT_PREFIX": nil, "LC_ALL": "C",
  ]

  /// The repository around a folder.
  init(around root: String) throws(Problem) {
    guard let git = ChildProcess.find("git") else {
      throw Problem(.gitMissing, "there is no git on the PATH")
        .advising(
          .advice("install git (Debian and Ubuntu: apt-get install git; macOS: brew install git)"))
    }
    self.git = git
    self.root = root
    let (isRepository, words) = try run("rev-parse", "--show-toplevel")
    if !isRepository {
      throw Problem(
        .gitRepository,
        "\(Escaped.plain(root)) lies in no repository that git reads; git says:"
          + words.split(whereSeparator: \.isNewline).map { "\n    \(Escaped.plain(String($0)))" }
          .joined()
      ).advising(.advice("run this in a clone of the repository, or name its folder with --root"))
    }
  }

  // MARK: Commits

  /// The commit that a name denotes; nil where it denotes none, or could be read as an option.
  func commit(_ name: String) throws(Problem) -> String? {
    if name.hasPrefix("-") { return nil }
    guard let object = try id("rev-parse", "--verify", "--quiet", name) else { return nil }
    return try id("rev-parse", "--verify", "--quiet", "\(object)^{commit}")
  }

  /// The commit from which two histories went apart; nil where they have none in common.
  func mergeBase(_ one: String, _ other: String) throws(Problem) -> String? {
    try id("merge-base", one, other)
  }

  /// What the remotes call their default branches, that of `origin` first.
  func remoteHeads() throws(Problem) -> [String] {
    let (isAnswered, output) = try run(
      "for-each-ref", "--format=%(refname)", "refs/remotes/*/HEAD")
    let heads = isAnswered ? output.split(whereSeparator: \.isNewline).map(String.init) : []
    let own = "refs/remotes/origin/HEAD"
    return heads.filter { $0 == own } + heads.filter { $0 != own && $0.hasPrefix("refs/remotes/") }
  }

  /// Whether the clone has only the last commits of the history.
  func isShallow() throws(Problem) -> Bool {
    try run("rev-parse", "--is-shallow-repository").output.hasPrefix("true")
  }

  // MARK: Files

  /// The files of a commit, which are named by their paths in the work tree.
  func files(of commit: String) -> FileSource {
    FileSource(
      read: { (path) throws(Problem) in try blob(path, in: commit) },
      prefix: "\(commit.prefix(10)):")
  }

  /// The names of what a folder held, sorted; none where there was no such folder.
  func contents(of folder: String, in commit: String) throws(Problem) -> [String] {
    let (place, path) = place(of: folder)
    let (isThere, names) = try run(
      at: place, ["ls-tree", "--full-tree", "-z", "--name-only", "\(commit):\(path)"])
    return isThere ? names.split(separator: "\0").map(String.init).sorted() : []
  }

  private func blob(_ path: String, in commit: String) throws(Problem) -> [UInt8]? {
    let (place, path) = place(of: path)
    let name = "\(commit):\(path)"
    let failure = Problem(.gitFailed, "git does not give this file")
      .advising(.advice("git -C \(Escaped.plain(place)) show \(Escaped.plain(name))"))
    if name.utf8.contains(UInt8(ascii: "\n")) { throw failure }
    do {
      let child = try ChildProcess(
        git, ["-C", place, "cat-file", "--batch", "--follow-symlinks"],
        environment: Self.environment, errorOutput: .file("/dev/null"))
      defer { child.kill() }
      try child.write("\(name)\n".utf8)
      // `ID blob SIZE` and the bytes, or a word for why there are none.
      guard let line = try child.readLine() else { throw failure }
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      if words.last == "missing" || words.first == "notdir" { return nil }
      guard words.count == 3, words[1] == "blob", let size = Int(words[2]),
        let bytes = try child.reader.read(size)
      else { throw failure }
      return bytes
    } catch let problem as Problem {
      throw problem
    } catch {
      throw failure
    }
  }

  /// A folder to start git in, and a path from there on as git reads it behind a commit.
  ///
  /// NB: relative to a folder that git enters itself, as a link on the way to it gives it another
  /// name.
  private func place(of path: String) -> (folder: String, path: String) {
    if path.hasPrefix(root + "/") { return (root, "./\(path.dropFirst(root.count + 1))") }
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    return (String(path[..<slash]), "./\(path[path.index(after: slash)...])")
  }

  // MARK: The program

  /// An object's id as git answers it; nil for any other answer.
  private func id(_ arguments: String...) throws(Problem) -> String? {
    let (isAnswered, output) = try run(at: root, arguments)
    let id = output.split(whereSeparator: \.isNewline).last ?? ""
    let isID =
      id.utf8.count >= 40 && id.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    return isAnswered && isID ? String(id) : nil
  }

  private func run(_ arguments: String...) throws(Problem) -> (isAnswered: Bool, output: String) {
    try run(at: root, arguments)
  }

  private func run(at folder: String, _ arguments: [String]) throws(Problem) -> (
    isAnswered: Bool, output: String
  ) {
    do {
      let (status, output) = try ChildProcess.run(
        git, ["-C", folder] + arguments, environment: Self.environment)
      return (status == .exited(0), output)
    } catch {
      throw Problem(.gitFailed, Escaped.plain(error.description))
    }
  }
}
