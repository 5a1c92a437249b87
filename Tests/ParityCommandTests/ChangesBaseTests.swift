import Foundation
import Testing

/// What `parity changes` compares with, and what it says where there is nothing to compare with.
@Suite(.enabled(if: Repository.git != nil, "there is no git on the PATH"))
struct ChangesBaseTests {
  @Test func `A commit that is named is taken itself`() throws {
    let repository = try Repository()
    try repository.git("tag", "first")
    try repository.cut("wins-one-short")
    try repository.commit()
    let base = try repository.git("rev-parse", "first").prefix(10)
    for name in ["first", "HEAD^", "\(base)"] {
      let answer = try repository.changes(name)
      #expect(answer.output.hasSuffix("behaviour changed in 1 of 1 suite since \(base), \(name)\n"))
    }
    #expect(try repository.changes().output.hasPrefix("eligibility  11 cases  unchanged\n"))
  }

  @Test func `The default branch of the origin goes before one of one's own`() throws {
    let repository = try Repository()
    try repository.git("update-ref", "refs/remotes/origin/main", "HEAD")
    try repository.cut("wins-one-short")
    try repository.commit()
    #expect(try repository.changes().output.hasSuffix(", the merge base with origin/main\n"))
    try repository.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/heads/main")
    #expect(try repository.changes().output.hasSuffix(", the merge base with origin/HEAD\n"))
  }

  @Test func `The default branch of any remote is known by its HEAD`() throws {
    let repository = try Repository()
    try repository.git("branch", "--move", "trunk")
    try repository.git("update-ref", "refs/remotes/company/trunk", "HEAD")
    try repository.git(
      "symbolic-ref", "refs/remotes/company/HEAD", "refs/remotes/company/trunk")
    try repository.cut("wins-one-short")
    try repository.commit()
    #expect(try repository.changes().output.hasSuffix(", the merge base with company/HEAD\n"))
  }

  @Test func `A branch that is named is compared with where this one left it`() throws {
    let repository = try Repository()
    try repository.git("branch", "release")
    try repository.cut("wins-one-short")
    try repository.commit()
    let answer = try repository.changes("--base", "release")
    #expect(answer.output.hasSuffix(", the merge base with release\n"))
    let both = try repository.changes("--base", "release", "HEAD")
    #expect(both.exitCode == 64)
    #expect(both.errors.contains("changes takes --base or a REV"))
  }

  @Test func `A pull request is compared with the branch that it goes into`() throws {
    let repository = try Repository()
    let environment = ["GITHUB_BASE_REF": "release/1"]
    let missing = try repository.changes(environment: environment)
    #expect(missing.exitCode == 64)
    #expect(
      missing.output.contains(
        "release/1, which the pull request goes into, is not in this clone\n"
          + "  next  use fetch-depth: 2 with actions/checkout"))
    // The merge that GitHub checks out, whose first parent is that branch.
    try repository.git("checkout", "--quiet", "-b", "feature")
    try repository.cut("wins-one-short")
    try repository.commit()
    try repository.git("checkout", "--quiet", "--detach", "main")
    try repository.git("merge", "--quiet", "--no-ff", "--no-edit", "feature")
    #expect(
      try repository.changes(environment: environment).output.hasSuffix(
        ", the first parent of the merge into release/1\n"))
    try repository.git("branch", "release/1", "main")
    #expect(
      try repository.changes(environment: environment).output.hasSuffix(
        ", the merge base with release/1\n"))
    try repository.git("update-ref", "refs/remotes/origin/release/1", "main")
    #expect(
      try repository.changes(environment: environment).output.hasSuffix(
        ", the merge base with origin/release/1\n"))
  }

  @Test func `What names no commit is wrong usage, and is shown harmlessly`() throws {
    let repository = try Repository()
    for name in [
      "nowhere", "eligibility", "-", "", "^HEAD", "HEAD..main", "main...HEAD", "HEAD:fixtures",
      "HEAD\n", "a\u{1B}[2J::error::b\u{202E}",
    ] {
      let answer = try repository.changes(name)
      #expect(answer.exitCode == 64, "\(name)")
      #expect(answer.errors == "", "\(name)")
      #expect(answer.output.hasPrefix("git.revision\n  \""), "\(name)")
      #expect(answer.output.contains("\" names no commit of this repository\n  next  "), "\(name)")
      #expect(!answer.output.contains("\u{1B}") && !answer.output.contains("::error"), "\(name)")
    }
  }

  @Test func `A commit that a shallow clone lacks is told with the depth to fetch`() throws {
    let repository = try Repository()
    try repository.cut("wins-one-short")
    try repository.commit()
    #expect(try repository.changes("HEAD^1").exitCode == 0)
    // Git takes a commit of this file for one without parents, as a clone with depth 1 does.
    try repository.project.write(try repository.git("rev-parse", "HEAD"), to: ".git/shallow")
    let answers = [
      try repository.changes("HEAD^1"), try repository.changes("--base", "release"),
    ]
    for answer in answers {
      #expect(answer.exitCode == 64)
      #expect(answer.output.hasPrefix("git.revision\n"))
      #expect(answer.output.contains("git fetch --unshallow, or fetch-depth: 0"))
    }
  }

  @Test func `What looks like an option is never given to git`() throws {
    let repository = try Repository()
    for name in ["--output=x", "--exec-path", "-x", "--upload-pack=touch x"] {
      let answer = try repository.changes(name)
      #expect(answer.exitCode == 64, "\(name)")
      #expect(answer.errors.hasPrefix("parity: unknown option "), "\(name)")
    }
    #expect(try repository.git("status", "--porcelain") == "")
  }

  @Test func `Outside of a repository is wrong usage, and git says why`() throws {
    let answer = try Project().run(["changes"], environment: Repository.environment)
    #expect(answer.exitCode == 64)
    #expect(answer.output.hasPrefix("git.repository\n"))
    #expect(answer.output.contains(" lies in no repository that git reads; git says:\n    fatal: "))
    #expect(answer.output.contains("\n  next  run this in a clone of the repository"))
  }

  @Test func `Without git it is said what to install`() throws {
    let repository = try Repository()
    let answer = try repository.changes(environment: ["PATH": repository.project.root.path])
    #expect(answer.exitCode == 69)
    #expect(
      answer.output.hasPrefix("git.missing\n  there is no git on the PATH\n  next  install git"))
  }

  @Test func `Without a default branch a commit has to be named`() throws {
    let repository = try Repository()
    try repository.git("branch", "--move", "trunk")
    let answer = try repository.changes()
    #expect(answer.exitCode == 64)
    #expect(
      answer.output.contains(
        "none of origin/HEAD, origin/main, origin/master, main, master\n"
          + "  next  git fetch origin main, or name a branch or a commit: "
          + "swift run faulty-parity changes --base BRANCH\n"
      ))
  }

  @Test
  func `Histories without a commit in common are told, and those of a shallow clone deepened`()
    throws
  {
    let repository = try Repository()
    try repository.git("checkout", "--quiet", "--orphan", "other")
    try repository.project.write("new", to: "other")
    try repository.commit()
    let whole = try repository.changes()
    #expect(whole.exitCode == 64)
    #expect(whole.output.contains("\n  HEAD and main have no commit in common\n  next  name a"))
    let id = try repository.git("rev-parse", "main")
    try repository.project.write(id, to: ".git/shallow")
    let shallow = try repository.changes()
    #expect(shallow.exitCode == 64)
    #expect(
      shallow.output.contains(
        "\n  next  this clone has only the last commits: git fetch --unshallow, or fetch-depth: 0"))
  }

  @Test func `The project may lie in a folder of the repository`() throws {
    let repository = try Repository(folder: "apps/one")
    try repository.project.replace(
      #""wins-one-short""#, with: #""two-wins""#, in: "apps/one/fixtures/eligibility.json")
    try repository.project.replace(
      #""wins-one-short""#, with: #""two-wins""#,
      in: "apps/one/kotlin-ref/recorded/eligibility.json")
    let answer = try repository.changes()
    #expect(answer.output.contains("eligibility  12 cases  1 renamed, 11 unchanged\n"))
    // From elsewhere, by its name and by that of its fixtures.
    let root = repository.project.url("apps/one").path
    let named = try repository.project.run(
      ["changes", "--root", root], in: "/", environment: Repository.environment)
    #expect(named == answer)
    let apart = try repository.project.run(
      [
        "changes", "--root", "\(root)/kotlin-ref", "--fixtures", "\(root)/fixtures",
        "--recordings", "\(root)/kotlin-ref/recorded",
      ], in: "/", environment: Repository.environment)
    #expect(apart.output.contains("eligibility  12 cases  1 renamed, 11 unchanged\n"))
  }

  @Test func `A hook's variables do not lead elsewhere, and links are followed`() throws {
    let repository = try Repository(folder: "one")
    let other = try Repository()
    #expect(
      try repository.changes(environment: ["GIT_DIR": other.project.url(".git").path]).output
        == repository.changes().output)
    try repository.project.makeFolder("two")
    for name in ["fixtures", "kotlin-ref"] {
      try FileManager.default.createSymbolicLink(
        atPath: repository.project.url("two/\(name)").path, withDestinationPath: "../one/\(name)")
    }
    try repository.commit()
    let linked = try repository.project.run(
      ["changes"], in: "two", environment: Repository.environment)
    #expect(linked.output.hasPrefix("eligibility  12 cases  unchanged\n"))
  }

  @Test func `Neither the work tree nor the index is touched`() throws {
    let repository = try Repository()
    try repository.cut("wins-one-short")
    try repository.git("add", Repository.fixture)
    try repository.project.write("new", to: "untracked")
    func state() throws -> [String] {
      let index = try Data(contentsOf: repository.project.url(".git/index"))
      return [
        try repository.git("status", "--porcelain=v2", "--branch"),
        try repository.git("for-each-ref"), index.base64EncodedString(),
      ]
    }
    let before = try state()
    #expect(try repository.changes().output.contains("1 removed, 11 unchanged\n"))
    #expect(try state() == before)
  }
}
