import Foundation
import Testing

/// `parity help` and `parity completions`, as people and shells ask for them.
struct HelpTests {
  @Test func `A verb's page is had in two ways, and needs no project`() throws {
    let project = try Project()
    try project.remove("fixtures")
    let page = try project.run(["help", "explore"])
    #expect(page.exitCode == 0)
    #expect(page.output.hasPrefix("usage: faulty-parity explore SUITE [--count N]"))
    #expect(try project.run(["explore", "--help"]) == page)
    #expect(try project.run(["help"]) == project.run(["--help"]))
  }

  private static let bash = "/bin/bash"

  struct Line: Sendable, CustomTestStringConvertible {
    let words: [String]
    let offers: [String]
    var testDescription: String { words.joined(separator: " ") }
  }

  static let lines = [
    Line(words: ["che"], offers: ["check"]),
    Line(words: ["eligibility/wins-o"], offers: ["eligibility/wins-one-short"]),
    Line(words: ["explain", "el"], offers: ["eligibility/"]),
    Line(words: ["changes", "--form"], offers: ["--format"]),
    Line(words: ["changes", "--format", "=", "mark"], offers: ["markdown"]),
    Line(words: ["check", "--format", ""], offers: ["text", "json"]),
    Line(words: ["check", "--report", "ju"], offers: ["junit="]),
    Line(words: ["--report", "junit", "=", "fix"], offers: ["fixtures"]),
    Line(words: ["record", "--root", "kotlin-"], offers: ["kotlin-ref"]),
    Line(words: ["help", "ac"], offers: ["accept"]),
    Line(words: ["completions", "z"], offers: ["zsh"]),
    Line(words: ["accept", "eligibility", "--be"], offers: ["--because"]),
    Line(words: ["--because", "el"], offers: []),
    Line(words: ["record", "eligibility/wins"], offers: []),
  ]

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: bash), "there is no bash"))
  func `Bash completes a line with what the program knows`() throws {
    let project = try Project()
    let program = Project.products.appendingPathComponent("faulty-parity").path
    let tries = Self.lines.map { line in
      let words = line.words.map { "'\($0)'" }.joined(separator: " ")
      return """
        COMP_WORDS=('\(program)' \(words)) COMP_CWORD=\(line.words.count) COMPREPLY=()
        _faulty_parity 2>/dev/null
        echo "${COMPREPLY[@]}"
        """
    }
    // A file, as the oldest bash in use does not source what is piped.
    try project.write(
      try project.run(["completions", "bash"]).output + tries.joined(separator: "\n"),
      to: "try.bash")
    let answer = try project.run(["try.bash"], program: Self.bash)
    let offered = answer.output.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { $0.split(separator: " ").map(String.init) }
    #expect(offered == Self.lines.map(\.offers))
    #expect(answer.errors == "")
  }
}
