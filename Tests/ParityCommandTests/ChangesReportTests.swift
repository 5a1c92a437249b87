import Foundation
import Testing

/// The forms in which `parity changes` is told.
@Suite(.enabled(if: Repository.git != nil, "there is no git on the PATH"))
struct ChangesReportTests {
  static let hostile = #"a|b`c`<script>\u001b[2J\u202e::error::@team\n| --- |"#

  private func hostileRepository() throws -> Repository {
    let repository = try Repository()
    for (path, space) in [(Repository.fixture, " "), (Repository.recording, "")] {
      try repository.edit(
        path, case: "wins-one-short", #""lastPromptedVersion":\#(space)"2.3.0""#,
        #""lastPromptedVersion":\#(space)"\#(Self.hostile)""#)
    }
    return repository
  }

  @Test func `Markdown holds nothing that acts`() throws {
    let repository = try hostileRepository()
    let answer = try repository.changes("HEAD", "--format", "markdown")
    let base = try repository.git("rev-parse", "HEAD").prefix(10)
    #expect(answer.exitCode == 0)
    #expect(
      answer.output == #"""
        ## behaviour changed in 1 of 1 suite

        since `\#(base)`, `HEAD`

        ### Suites

        | suite | cases | change |
        | --- | --- | --- |
        | `eligibility` | 12 cases | 1 changed, 11 unchanged |

        ### Changes of `eligibility`

        | case | change | of | was | is |
        | --- | --- | --- | --- | --- |
        | `wins-one-short` | changed | `input lastPromptedVersion` | `"2.3.0"` | \#
        `"a\u007cb\u0060c\u0060<script>\u001b[2J\u202e:\u003aerror:\u003a@team\n\u007c --- \u007c"` |

        """#)
  }

  @Test func `Text and JSON hold nothing that acts`() throws {
    let repository = try hostileRepository()
    for format in ["text", "json"] {
      let answer = try repository.changes("--format", format)
      #expect(answer.exitCode == 0)
      #expect(answer.output.contains("lastPromptedVersion"))
      for raw in ["\u{1B}", "\u{202E}", "::error"] { #expect(!answer.output.contains(raw)) }
    }
  }

  @Test func `A workflow's step gets the Markdown as its summary`() throws {
    let repository = try hostileRepository()
    let summary = repository.project.url(".output-summary")
    try repository.project.write("## before\n", to: ".output-summary")
    let answer = try repository.changes(environment: ["GITHUB_STEP_SUMMARY": summary.path])
    #expect(answer.exitCode == 0)
    #expect(answer.output.hasPrefix("eligibility\n"))
    let markdown = try repository.changes("--format=markdown").output
    #expect(try repository.project.text(".output-summary") == "## before\n\n" + markdown)
    let missing = try repository.changes(environment: ["GITHUB_STEP_SUMMARY": "missing/summary.md"])
    #expect(missing.exitCode == 74)
    #expect(missing.output.contains("report.unwritable\n"))
    #expect(missing.output.contains("1 changed, 11 unchanged\n"))
  }

  @Test func `A problem is reported in every form`() throws {
    let repository = try Repository()
    let markdown = try repository.changes("nowhere", "--format", "markdown")
    #expect(markdown.exitCode == 64)
    #expect(markdown.output.hasPrefix("## ❌ usage\n\n### Problems\n"))
    #expect(markdown.output.contains("| git.revision |  | `\"nowhere\" names no commit"))
    let json = try repository.changes("nowhere", "--format", "json")
    #expect(json.exitCode == 64)
    #expect(json.output.contains("\n  \"base\": null,\n"))
  }
}
