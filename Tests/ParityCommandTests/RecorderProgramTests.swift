import Foundation
import Testing

/// A recorder that the team's own build has made, held by a shell script.
struct RecorderProgramTests {
  /// The eligibility suite, with a recorder that does as a script says: `out` is the folder of the
  /// recordings, `truth` a recording.
  private func project(_ script: String) throws -> Project {
    let project = try Project()
    try project.write(try project.text(Self.recorded), to: "truth.json")
    try project.writeProgram(
      "recorder",
      """
      truth='\(project.root.path)/truth.json'
      case "$*" in *--serve*) ;; *)
        while [ "$1" != --out ]; do shift; done
        out=$2;;
      esac
      \(script)
      """)
    return project
  }

  private static let recorded = "kotlin-ref/recorded/eligibility.json"
  private static let greeting = "echo '\(Project.greeting)' >\"$out/protocol.json\""

  private func record(_ script: String, _ arguments: String...) throws -> Project.Answer {
    try project(script).run(Self.options + ["record"] + arguments)
  }

  private static let options = [
    "--kotlin-recorder", "bin/recorder", "--kotlin-watch", "kotlin-ref/src",
  ]

  @Test func `It records without Java or a compiler, and the check reads what it recorded`() throws
  {
    let project = try project("\(Self.greeting); cp \"$truth\" \"$out/eligibility.json\"")
    try project.remove(Self.recorded)
    let answer = try project.run(Self.options + ["record"], environment: ["JAVA_HOME": ""])
    #expect(answer.output == "eligibility  12 cases  recorded for the first time\n")
    #expect(try project.run(Self.options).exitCode == 0)
    #expect(try project.run(Self.options + ["record", "--check"]).exitCode == 0)
  }

  @Test func `A source that it was built from and that has changed makes a recording stale`() throws
  {
    let project = try project("exit 0")
    try project.replace(
      "Int = 3", with: "Int = 4", in: "kotlin-ref/src/reviewprompt/ReviewEligibility.kt")
    let answer = try project.run(Self.options)
    #expect(answer.exitCode == 3)
    #expect(answer.output.contains("at    kotlin-ref/src/reviewprompt/ReviewEligibility.kt\n"))
  }

  struct Lie: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let script: String
    let code: String
    let says: String
    var exitCode: Int32 = 2
  }

  private static let lies: [Lie] = [
    Lie(
      testDescription: "another version", script: "echo '{\"protocol\":2}' >$out/protocol.json",
      code: "kotlin.protocol",
      says: "bin/recorder keeps version 2 of the recorder's protocol, and this program version 1"),
    Lie(
      testDescription: "noise in place of a greeting", script: "echo Picked up; exit 0",
      code: "kotlin.protocol",
      says: "bin/recorder ended with exit code 0 and did not greet; it said:\n  Picked up"),
    Lie(
      testDescription: "a greeting that is none", script: "echo hello >$out/protocol.json",
      code: "kotlin.protocol", says: #"says "hello\n", where a recorder greets"#),
    Lie(
      testDescription: "dies before it greets", script: "echo no memory >&2; exit 1",
      code: "kotlin.protocol",
      says: "bin/recorder ended with exit code 1 and did not greet; it said:\n  no memory"),
    Lie(
      testDescription: "dies", script: "\(greeting); kill -9 $$", code: "harness.fault",
      says: "bin/recorder ended by SIGKILL", exitCode: 70),
    Lie(
      testDescription: "hangs", script: "\(greeting); echo waiting; exec sleep 1000",
      code: "kotlin.timeout",
      says: "bin/recorder did not end in 1.0 seconds and was ended:\n  waiting"),
    Lie(
      testDescription: "knows other suites",
      script: "echo '{\"protocol\":1,\"suites\":[\"cart\"]}' >$out/protocol.json; exit 64",
      code: "kotlin.protocol eligibility", says: "does not know this suite; it has cart"),
    Lie(
      testDescription: "answers for another suite",
      script: "\(greeting); sed 's/eligibility/cart/' \"$truth\" >$out/eligibility.json",
      code: "kotlin.protocol eligibility",
      says: "the recorder wrote no recording of this suite: expected"),
    Lie(
      testDescription: "answers under another name",
      script: "\(greeting); cp \"$truth\" $out/cart.json; cp \"$truth\" $out/eligibility.json",
      code: "kotlin.protocol", says: "bin/recorder wrote cart.json, which it was not asked for"),
  ]

  @Test(arguments: lies)
  func `One that does not keep the protocol is refused by name`(lie: Lie) throws {
    let project = try project(lie.script)
    let before = try project.text(Self.recorded)
    let answer = try project.run(
      Self.options + ["record"] + (lie.testDescription == "hangs" ? ["--recorder-limit", "1"] : []))
    #expect(answer.exitCode == lie.exitCode)
    #expect(answer.output.hasPrefix("\(lie.code)\n"), "\(answer.output)")
    #expect(answer.output.contains(lie.says), "\(answer.output)")
    #expect(try project.text(Self.recorded) == before)
  }

  @Test func `What is missing is named, with the options that state it`() throws {
    let project = try project("exit 0")
    for (options, says) in [
      (["--kotlin-recorder", "bin/none"], "there is no recorder here"),
      (["--kotlin-recorder", "truth.json"], "this recorder is not a program that can be run"),
      (
        ["--kotlin-sources", "none", "--kotlin-watch", "kotlin-ref/src"],
        "there are no Kotlin sources here"
      ),
    ] {
      let answer = try project.run(["record"] + options)
      #expect(answer.exitCode == 69)
      #expect(answer.output.hasPrefix("kotlin.missing\n  \(says)\n"), "\(answer.output)")
      #expect(answer.output.contains("--kotlin-recorder\n"))
    }
  }
}
