import Foundation
import ParityHarness
import Testing

/// Command lines that cannot be followed, and what is answered to them.
struct UsageTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let says: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let known =
    "; known: init, check, record, accept, explore, audit, explain, changes, list, demo, "
    + "completions, help, eligibility"

  static let verbs = known.replacing(", eligibility", with: "")

  static let explainNeeds =
    "explain needs SUITE/CASE, such as eligibility/some-case, or a pattern, such as SUITE/some-*"

  static let acceptNeeds =
    "accept needs a reason: --because TEXT says why the two may differ"

  static let tenCases =
    "known: override-beats-every-refusal, wins-refuse-before-cooldown-and-version, "
    + "wins-one-short, wins-at-the-threshold, cooldown-one-day-short, cooldown-over-to-the-day, "
    + "cooldown-refuses-before-version, last-attempt-in-the-future, never-attempted-is-long-ago, "
    + "days-do-not-fit-32-bits and 2 more"

  static let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")

  static let rows: [Row] = [
    Row(
      arguments: ["chekc"], says: "chekc is neither a verb nor a suite; did you mean check?" + known
    ),
    Row(
      arguments: ["eligibilty"],
      says: "eligibilty is neither a verb nor a suite; did you mean eligibility?" + known),
    Row(
      arguments: ["check", "eligible"],
      says: "there is no suite eligible; did you mean eligibility?; known: eligibility"),
    Row(arguments: ["--colour", "never"], says: "unknown option --colour; did you mean --color?"),
    Row(
      arguments: ["--color", "maybe"], says: "--color is one of auto, always, never, not maybe"),
    Row(
      arguments: ["--format=jsn"],
      says: "--format is one of text, json, not jsn; did you mean json?"),
    Row(
      arguments: ["check", "--format", "markdown"],
      says: "--format is one of text, json, not markdown"),
    Row(
      arguments: ["--format", "mark", "changes"],
      says: "--format is one of text, json, markdown, not mark; did you mean markdown?"),
    Row(
      arguments: ["changes", "HEAD", "main"],
      says: "changes takes one REV, and was given HEAD and main"),
    Row(
      arguments: ["changes", "--output=x"], says: "unknown option --output; did you mean --count?"),
    Row(arguments: ["--format"], says: "--format needs a value"),
    Row(arguments: ["--all-rows=yes"], says: "--all-rows takes no value"),
    Row(arguments: ["record", "--all-rows"], says: "--all-rows belongs to check, not to record"),
    Row(arguments: ["--check"], says: "--check belongs to record, not to check"),
    Row(
      arguments: ["--report", "jsn=report.json"],
      says: "--report is one of \(formats), not jsn; did you mean json?"),
    Row(
      arguments: ["--report", "report.json"],
      says: "--report needs FORMAT=PATH, such as junit=parity.xml, not report.json"),
    Row(
      arguments: ["--report=json="],
      says: "--report needs FORMAT=PATH, such as junit=parity.xml, not json="),
    Row(
      arguments: ["--report", "json=report.json", "--report", "json=./report.json"],
      says: "two reports go to ./report.json"),
    Row(
      arguments: ["record", "--report", "json=report.json"],
      says: "--report belongs to check, not to record"),
    Row(arguments: ["explain"], says: explainNeeds),
    Row(arguments: ["explain", "eligibility"], says: explainNeeds),
    Row(
      arguments: ["explain", "eligibility/wins-one-short", "eligibility"], says: explainNeeds),
    Row(
      arguments: ["eligibilty/wins-one-short"],
      says: "there is no suite eligibilty; did you mean eligibility?; known: eligibility"),
    Row(
      arguments: ["eligibility/wims-*"],
      says: "eligibility has no case wims-*; did you mean wins-refuse-before-cooldown-and-version "
        + "or wins-one-short or wins-at-the-threshold?; \(tenCases)"),
    Row(
      arguments: ["list", "eligibility/nothing-like-it-?"],
      says: "eligibility has no case nothing-like-it-?; \(tenCases)"),
    Row(arguments: ["explain", "eligibility/"], says: "eligibility/ names no case; \(tenCases)"),
    Row(
      arguments: ["record", "eligibility/wins-one-short"],
      says: "record takes whole suites, not eligibility/wins-one-short"),
    Row(
      arguments: ["explore", "eligibility/wins-*"],
      says: "explore takes whole suites, not eligibility/wins-*"),
    Row(arguments: ["accept"], says: "accept needs one of eligibility"),
    Row(arguments: ["accept", "eligibility"], says: acceptNeeds),
    Row(arguments: ["accept", "eligibility", "--because", " \t\n"], says: acceptNeeds),
    Row(
      arguments: ["accept", "eligibility", "fare/short", "--because", "it is so"],
      says: "accept changes one fixture at a time, eligibility's, and was given fare/short too"),
    Row(
      arguments: ["--watch", "--format", "json"],
      says: "--watch prints text; leave --format out, or ask for reports"),
    Row(arguments: ["list", "--watch"], says: "--watch belongs to check, not to list"),
    Row(
      arguments: ["completions"], says: "completions needs one of bash, zsh, fish"),
    Row(
      arguments: ["completions", "fisch"],
      says: "completions needs one of bash, zsh, fish; did you mean fish?"),
    Row(arguments: ["help", "chekc"], says: "there is no verb chekc; did you mean check?" + verbs),
    Row(arguments: ["help", "list", "demo"], says: "there is no verb list demo" + verbs),
    Row(arguments: ["--because", "it is so"], says: "--because belongs to accept, not to check"),
    Row(arguments: ["explore"], says: "explore needs one of eligibility"),
    Row(
      arguments: ["explore", "eligibility", "eligibility"], says: "explore needs one of eligibility"
    ),
    Row(
      arguments: ["explore", "eligibilty"],
      says: "there is no suite eligibilty; did you mean eligibility?; known: eligibility"),
    Row(
      arguments: ["explore", "eligibility", "--count", "0"],
      says: "--count needs a number above 0, not 0"),
    Row(
      arguments: ["explore", "eligibility", "--seed=-1"],
      says: "--seed needs a number from 0 to 9223372036854775807, not -1"),
    Row(
      arguments: ["explore", "eligibility", "--shard", "3/2"],
      says: "--shard needs I/N with I from 1 to N, such as 2/4, not 3/2"),
    Row(arguments: ["--seed", "1"], says: "--seed belongs to explore, not to check"),
    Row(arguments: ["--root", "nowhere"], says: "--root nowhere is no folder"),
    Row(
      arguments: ["a\u{1B}[2Jb\u{202E}"],
      says: "a\\u001b[2Jb\\u202e is neither a verb nor a suite" + known),
  ]

  @Test func `A wrong command line is 64, with what is known`() throws {
    #expect(!UsageTests.rows.isEmpty)
    let project = try Project()
    for row in UsageTests.rows {
      let says = "parity: \(row.says)\nsee swift run faulty-parity --help\n"
      let answer = try project.run(row.arguments)
      #expect(answer == .init(output: "", errors: says, exitCode: 64), "\(row)")
    }
  }

  @Test func `An unknown case is told with the nearest`() throws {
    let answer = try Project().run(["explain", "eligibility/wins-at"])
    #expect(answer.exitCode == 64)
    #expect(
      answer.errors.hasPrefix(
        "parity: eligibility has no case wins-at; did you mean wins-at-the-threshold?; known: over")
    )
  }

  @Test func `Outside any project there is nothing to check`() throws {
    let project = try Project()
    try project.remove("fixtures")
    let answer = try project.run([])
    #expect(answer.exitCode == 64)
    #expect(answer.errors.contains("upwards holds fixtures/; name it with --root"))
  }

  @Test func `Help, version and schema need no project`() throws {
    let project = try Project()
    try project.remove("fixtures")
    let help = try project.run(["--help"])
    #expect(help.exitCode == 0)
    #expect(
      help.output.hasPrefix("faulty-parity: does the Swift implementation still answer what Kotlin")
    )
    for code in [0, 1, 2, 3, 64, 69, 70, 74] { #expect(help.output.contains(" \(code) ")) }
    #expect(try project.run(["-h"]) == help)
    #expect(
      try project.run(["list", "--schema"]).output.hasPrefix("{\n  \"$schema\": "))
    #expect(
      try project.run(["--version"]) == .init(output: "parity 1.0.0\n", errors: "", exitCode: 0))
  }

  @Test func `A reader that leaves early is no error`() throws {
    let project = try Project()
    let command =
      "'\(Project.products.appendingPathComponent("faulty-parity").path)' --all-rows | true; "
      + "'\(Project.products.appendingPathComponent("faulty-parity").path)' list | head -1"
    let answer = try project.run(["-c", command], program: "/bin/sh")
    #expect(answer == .init(output: "eligibility (12 cases)\n", errors: "", exitCode: 0))
  }
}
