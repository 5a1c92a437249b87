import Foundation
import Testing

/// `parity explore` from the command line, with a script that stands in for the Kotlin reference.
///
/// Shrinking takes long, so the seeds are those with which few cases find what a test is about.
/// The stand-in answers what the rule says when no one has won anything, so only such cases agree.
struct ExploreTests {
  private func explore(
    _ arguments: String..., fault: String = "", serving: String? = nil
  ) throws -> Project.Answer {
    let project = try Project(withStandIns: true)
    try project.write(
      serving ?? """
        while read -r line; do
          id=${line#*:}; id=${id%%,*}
          case "$line" in
          *'"forceOverride":true'*) output='{"shouldRequestReview":true,"decidedBy":"override"}';;
          *) output='{"shouldRequestReview":false,"decidedBy":"wins"}';;
          esac
          echo "{\\"id\\":$id,\\"output\\":$output}"
        done
        """, to: "serve.sh")
    return try project.record(as: "explore", ["eligibility"] + arguments, fault: fault)
  }

  @Test func `A disagreement is 1, shrunk, and can be pasted into the fixture`() throws {
    let answer = try explore("--seed", "1", "--count", "3")
    #expect(answer.exitCode == 1)
    #expect(answer.errors == "")
    #expect(answer.output.contains("drift.split eligibility/explored-"))
    #expect(answer.output.contains("\"wonCompletionCount\": 3,"))
    #expect(
      answer.output.contains("\"expect\": {\"shouldRequestReview\":false,\"decidedBy\":\"wins\"}"))
    #expect(
      answer.output.contains(
        "again: swift run faulty-parity explore eligibility --seed 1 --count 3"))
    #expect(answer.output.hasSuffix("drift, exit code 1\n"))
    #expect(try explore("--seed", "1", "--count", "3").output == answer.output)
  }

  @Test func `A trap of the Swift side is a finding, and the run goes on`() throws {
    let answer = try explore("--seed", "39", "--count", "3", fault: "plain-subtraction")
    #expect(answer.exitCode == 1)
    #expect(answer.output.contains("subject.crash eligibility/explored-"))
    #expect(answer.output.contains("\"lastAttemptEpochDay\": -9223372036854775808"))
    #expect(answer.output.contains("drift.split eligibility/explored-"))
    #expect(answer.output.contains("eligibility  3 generated cases  "))
  }

  @Test func `A part of a run says which, and JSON holds the same`() throws {
    let answer = try explore(
      "--seed", "1", "--count", "40", "--shard", "2/3", "--format", "json")
    #expect(answer.exitCode == 1)
    #expect(answer.output.contains("\"cases\": 13,"))
    #expect(answer.output.contains("\"shard\": \"2/3\","))
    let object = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    let suites = try #require((object as? [String: Any])?["suites"] as? [[String: Any]])
    #expect(suites.first?["seed"] as? Int == 1)
    #expect((suites.first?["findings"] as? [Any])?.isEmpty == false)
  }

  @Test func `Without a seed a new one is taken and told`() throws {
    let answer = try explore("--count", "1")
    let seed = try #require(answer.output.firstMatch(of: /seed ([0-9]+)/))
    #expect(Int(seed.1) != nil)
  }

  @Test func `A Kotlin process that dies is 70, with its own words`() throws {
    let answer = try explore("--seed", "1", serving: "read -r line; echo 'no memory' >&2; exit 1")
    #expect(answer.exitCode == 70)
    #expect(
      answer.output == """
        harness.fault eligibility
          the Kotlin process ended with exit code 1 with question 0 unanswered; its standard error:
          no memory

        eligibility  0 generated cases (seed 1)
        harness-fault, exit code 70

        """)
  }

  @Test func `A fixture with a fault is 2, and no one is asked`() throws {
    let project = try Project(withStandIns: true)
    try project.cutCase("wins-one-short")
    let answer = try project.record(as: "explore", ["eligibility"], fault: "")
    #expect(answer.exitCode == 2)
    #expect(answer.output.hasPrefix("fixture.count eligibility"))
    #expect(!FileManager.default.fileExists(atPath: project.url("calls").path))
  }

  @Test func `Without Java it is 69`() throws {
    let project = try Project(withStandIns: true)
    try project.remove("bin/java")
    #expect(try project.record(as: "explore", ["eligibility"], fault: "").exitCode == 69)
  }
}
