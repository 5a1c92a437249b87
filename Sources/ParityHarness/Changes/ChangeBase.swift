/// The commit that the work tree is compared with.
package struct ChangeBase: Hashable, Sendable {
  /// The whole id.
  package let commit: String

  /// What it was taken for: `the merge base with origin/main`, or the name that was given.
  package let origin: String

  /// The start of the id, as messages have it.
  package var shortCommit: String { String(commit.prefix(10)) }

  /// What is taken for the default branch, the first that is there.
  private static let branches = [
    "refs/remotes/origin/HEAD", "refs/remotes/origin/main", "refs/remotes/origin/master",
    "refs/heads/main", "refs/heads/master",
  ]

  /// The commit of a name, or the one in which this branch left the default branch.
  static func find(_ name: String?, in repository: GitRepository) throws(Problem) -> ChangeBase {
    guard let name else { return try mergeBase(in: repository) }
    guard let commit = try repository.commit(name) else {
      throw Problem(
        .gitRevision, "\(Escaped.literal(name)) names no commit of this repository"
      ).advising(
        .advice("git log names commits, git branch -a branches; git fetch gets those of others"))
    }
    return ChangeBase(commit: commit, origin: Escaped.plain(name))
  }

  private static func mergeBase(in repository: GitRepository) throws(Problem) -> ChangeBase {
    for branch in branches {
      guard let tip = try repository.commit(branch) else { continue }
      let name = branch.split(separator: "/").dropFirst(2).joined(separator: "/")
      if let base = try repository.mergeBase("HEAD", tip) {
        return ChangeBase(commit: base, origin: "the merge base with \(name)")
      }
      let problem = Problem(.gitBase, "HEAD and \(name) have no commit in common")
      throw try repository.isShallow()
        ? problem.advising(
          .adviceThenRun("git fetch --unshallow, or name a commit", ["changes", "REV"]))
        : problem.advising(.adviceThenRun("name a commit to compare with", ["changes", "REV"]))
    }
    let names = branches.map { $0.split(separator: "/").dropFirst(2).joined(separator: "/") }
    throw Problem(
      .gitBase, "no default branch is here: none of \(names.joined(separator: ", "))"
    ).advising(.adviceThenRun("git fetch origin main, or name a commit", ["changes", "REV"]))
  }
}
