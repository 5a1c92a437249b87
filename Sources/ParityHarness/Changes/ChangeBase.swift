/// The commit that the work tree is compared with.
package struct ChangeBase: Hashable, Sendable {
  /// The whole id.
  package let commit: String

  /// What it was taken for: `the merge base with origin/main`, or the name that was given.
  package let origin: String

  /// The start of the id, as messages have it.
  package var shortCommit: String { String(commit.prefix(10)) }

  /// What to compare with.
  enum Request {
    /// This commit itself.
    case commit(String)
    /// The commit in which this branch left another one.
    case branch(String)
    /// The same of the branch that a pull request goes into, as GitHub names it.
    case pullRequest(into: String)
    /// The same of the default branch.
    case defaultBranch
  }

  /// Looks for the commit.
  static func find(_ request: Request, in repository: GitRepository) throws(Problem) -> ChangeBase {
    switch request {
    case .commit(let name):
      return ChangeBase(
        commit: try existing(name, in: repository), origin: Escaped.plain(name))
    case .branch(let name):
      return try mergeBase(with: try existing(name, in: repository), name, in: repository)
    case .pullRequest(let branch): return try base(ofPullRequestInto: branch, in: repository)
    case .defaultBranch: return try defaultBranch(in: repository)
    }
  }

  private static func existing(
    _ name: String, in repository: GitRepository
  ) throws(Problem) -> String {
    if let commit = try repository.commit(name) { return commit }
    let problem = Problem(
      .gitRevision, "\(Escaped.literal(name)) names no commit of this repository")
    throw try problem.advising(
      .advice(
        repository.isShallow()
          ? deepening
          : "git log names commits, git branch -a branches; git fetch gets those of others"))
  }

  /// How a clone gets the commits that it lacks.
  private static let deepening =
    "this clone has only the last commits: git fetch --unshallow, or fetch-depth: 0 with "
    + "actions/checkout"

  private static func base(
    ofPullRequestInto branch: String, in repository: GitRepository
  ) throws(Problem) -> ChangeBase {
    for (place, name) in [("refs/remotes", "origin/\(branch)"), ("refs/heads", branch)] {
      guard let tip = try repository.commit("\(place)/\(name)") else { continue }
      return try mergeBase(with: tip, name, in: repository)
    }
    // GitHub checks out the merge, whose first parent is the tip of that branch.
    if try repository.commit("HEAD^2") != nil, let tip = try repository.commit("HEAD^1") {
      return ChangeBase(
        commit: tip, origin: "the first parent of the merge into \(Escaped.plain(branch))")
    }
    throw Problem(
      .gitBase,
      "\(Escaped.plain(branch)), which the pull request goes into, is not in this clone"
    ).advising(
      .advice(
        "use fetch-depth: 2 with actions/checkout on pull requests, or git fetch origin "
          + Escaped.plain(branch)))
  }

  private static func defaultBranch(in repository: GitRepository) throws(Problem) -> ChangeBase {
    let heads = try repository.remoteHeads()
    let branches =
      heads + ["refs/remotes/origin/main", "refs/remotes/origin/master"]
      + ["refs/heads/main", "refs/heads/master"]
    for branch in branches {
      guard let tip = try repository.commit(branch) else { continue }
      return try mergeBase(with: tip, shortName(branch), in: repository)
    }
    let names = (heads.isEmpty ? ["refs/remotes/origin/HEAD"] + branches : branches).map(shortName)
    throw Problem(
      .gitBase, "no default branch is here: none of \(names.joined(separator: ", "))"
    ).advising(
      .adviceThenRun(
        "git fetch origin main, or name a branch or a commit", ["changes", "--base", "BRANCH"]))
  }

  private static func shortName(_ reference: String) -> String {
    reference.split(separator: "/").dropFirst(2).joined(separator: "/")
  }

  private static func mergeBase(
    with tip: String, _ name: String, in repository: GitRepository
  ) throws(Problem) -> ChangeBase {
    if let base = try repository.mergeBase("HEAD", tip) {
      return ChangeBase(commit: base, origin: "the merge base with \(Escaped.plain(name))")
    }
    let problem = Problem(.gitBase, "HEAD and \(Escaped.plain(name)) have no commit in common")
    throw try repository.isShallow()
      ? problem.advising(
        .adviceThenRun("\(deepening); or name a commit", ["changes", "REV"]))
      : problem.advising(.adviceThenRun("name a commit to compare with", ["changes", "REV"]))
  }
}
