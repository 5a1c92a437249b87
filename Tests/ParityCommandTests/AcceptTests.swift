import Foundation
import ParityHarness
import Testing

/// `parity accept`, which writes today's differences into the fixture.
struct AcceptTests {
  private static let fixture = "fixtures/eligibility.json"

  /// The case on which two faults answer differently from Kotlin, each in its own way.
  private static let canonical = "version-equal-only-canonically"

  @Test func `Each difference becomes a known divergence with the reason, and the suite is green`()
    throws
  {
    let project = try Project()
    let before = try project.text(Self.fixture)
    let answer = try project.run(
      faulty: "string-equality", "accept", "eligibility", "--because", "Swift's \"==\" does so")
    #expect(
      answer
        == .init(
          output: """
            eligibility/version-equal-only-canonically  known divergence  Kotlin shouldRequestReview=true decidedBy="eligible"  Swift shouldRequestReview=false decidedBy="version"
            accepted 1 case because: Swift's "==" does so
            git diff fixtures/eligibility.json shows what that changed

            """, errors: "", exitCode: 0))
    let old = #""expect": { "shouldRequestReview": true, "decidedBy": "eligible" }"#
    let new = #"""
      "expect": {
              "kotlin": { "shouldRequestReview": true, "decidedBy": "eligible" },
              "swift": { "shouldRequestReview": false, "decidedBy": "version" },
              "because": "Swift's \"==\" does so"
            }
      """#
    try project.edit(Self.fixture, case: Self.canonical, new, old)
    #expect(try project.text(Self.fixture) == before)
    try project.edit(Self.fixture, case: Self.canonical, old, new)
    let check = try project.run(faulty: "string-equality")
    #expect(check.exitCode == 0)
    #expect(
      check.output == """
        eligibility  12 cases  parity  1 known divergence
        1 known divergence, --all-rows shows it
        parity: Swift and Kotlin keep the contract (1 suite, 12 cases)

        """)
    let all = try project.run(["--all-rows"], environment: ["PARITY_FAULT": "string-equality"])
    #expect(
      all.output.contains(
        """
        Known divergences (for the reason: swift run faulty-parity explain SUITE/CASE):
          eligibility/version-equal-only-canonically

        """))
  }

  @Test func `Accepting again changes nothing, and accepting what healed restores the file`() throws
  {
    let project = try Project()
    let before = try project.text(Self.fixture)
    let accept = ["accept", "eligibility", "--because", "a reason"]
    let faulty = ["PARITY_FAULT": "hardened-wins"]
    #expect(try project.run(accept, environment: faulty).exitCode == 0)
    let accepted = try project.text(Self.fixture)
    #expect(accepted != before)
    #expect(
      try project.run(accept, environment: faulty)
        == .init(
          output: "nothing to accept: eligibility, 12 cases, is at parity\n", errors: "",
          exitCode: 0))
    #expect(try project.text(Self.fixture) == accepted)
    let healed = try project.run(accept)
    #expect(
      healed.output.contains("new contract  both shouldRequestReview=true decidedBy=\"eligible\"\n")
    )
    #expect(try project.text(Self.fixture) == before)
  }

  @Test func `A divergence that is another one today gets today's reason`() throws {
    let project = try Project()
    let name = "eligibility/\(Self.canonical)"
    #expect(
      try project.run(faulty: "hardened-wins", "accept", name, "--because", "wins").exitCode == 0)
    #expect(
      try project.run(faulty: "string-equality", "accept", name, "--because", "==").exitCode == 0)
    let text = try project.text(Self.fixture)
    #expect(text.contains(#""swift": { "shouldRequestReview": false, "decidedBy": "version" },"#))
    #expect(text.contains(#""because": "==""#))
    #expect(!text.contains(#""because": "wins""#))
  }

  @Test func `What both twins answer becomes the contract`() throws {
    let project = try Project()
    let before = try project.text(Self.fixture)
    try project.leaveParity()
    let answer = try project.run(["accept", "eligibility", "--because", "the rule has a new name"])
    #expect(
      answer.output.hasPrefix(
        "eligibility/override-beats-every-refusal  new contract  both shouldRequestReview=true decidedBy=\"override\"\n"
      ))
    #expect(try project.text(Self.fixture) == before)
  }

  @Test func `Cases can be named, and the others stay as they are`() throws {
    let project = try Project()
    let answer = try project.run(
      faulty: "hardened-wins", "accept", "eligibility", "wins-*",
      "eligibility/never-attempted-is-long-ago", "--because", "a reason")
    #expect(answer.exitCode == 0)
    #expect(answer.output.contains("accepted 2 cases because: a reason\n"))
    #expect(try project.run(faulty: "hardened-wins", "eligibility/wins-*").exitCode == 0)
    #expect(try project.run(faulty: "hardened-wins").exitCode == 1)
  }

  @Test func `Line endings, tabs and permissions are those of the file`() throws {
    let project = try Project()
    let text = try project.text(Self.fixture).replacing("  ", with: "\t")
      .replacing("\n", with: "\r\n")
    try project.write(text, to: Self.fixture)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o660], ofItemAtPath: project.url(Self.fixture).path)
    #expect(
      try project.run(faulty: "string-equality", "accept", "eligibility", "--because", "a reason")
        .exitCode == 0)
    let value =
      [
        "{", #""kotlin": { "shouldRequestReview": true, "decidedBy": "eligible" },"#,
        #""swift": { "shouldRequestReview": false, "decidedBy": "version" },"#,
        #""because": "a reason""#,
      ].joined(separator: "\r\n\t\t\t\t") + "\r\n\t\t\t}"
    try project.edit(
      Self.fixture, case: Self.canonical, value,
      #"{ "shouldRequestReview": true, "decidedBy": "eligible" }"#)
    #expect(try project.text(Self.fixture) == text)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: project.url(Self.fixture).path)
    #expect(attributes[.posixPermissions] as? Int == 0o660)
  }

  struct Obstacle: Sendable, CustomTestStringConvertible {
    let says: String
    let exitCode: Int32
    var fault = "none"
    var edit: (@Sendable (Project) throws -> Void)?
    var testDescription: String { says }
  }

  static let obstacles = [
    Obstacle(says: "subject.crash eligibility/", exitCode: 1, fault: "plain-subtraction"),
    Obstacle(says: "subject.timeout eligibility/", exitCode: 1, fault: "hang"),
    Obstacle(says: "constants.drift eligibility", exitCode: 1, fault: "other-constant"),
    Obstacle(says: "recording.stale-source eligibility", exitCode: 3, fault: "hardened-wins") {
      try $0.write("// new\n", to: "kotlin-ref/src/reviewprompt/New.kt")
    },
    Obstacle(says: "fixture.count eligibility", exitCode: 2, fault: "hardened-wins") {
      try $0.cutCase("wins-one-short")
    },
    Obstacle(says: "json.syntax eligibility", exitCode: 2, fault: "hardened-wins") {
      try $0.write(
        "\u{FEFF}" + $0.text("fixtures/eligibility.json"), to: "fixtures/eligibility.json")
    },
  ]

  @Test(arguments: obstacles)
  func `What is no difference of a case is not accepted, and nothing is written`(
    row: Obstacle
  ) throws {
    #expect(Self.obstacles.count == 6)
    let project = try Project()
    try row.edit?(project)
    let before = try project.text(Self.fixture)
    let answer = try project.run(faulty: row.fault, "accept", "eligibility", "--because", "so")
    #expect(answer.exitCode == row.exitCode)
    #expect(answer.output.contains(row.says), "\(answer.output)")
    #expect(
      answer.output.contains(
        "nothing was accepted: put this right first, or name the cases to accept\n"))
    #expect(try project.text(Self.fixture) == before)
  }

  @Test func `An answer that the fixture could not state is not written`() throws {
    let project = try Project()
    let before = try project.text(Self.fixture)
    try project.edit(
      "kotlin-ref/recorded/eligibility.json", case: "wins-one-short", #""output":{"#,
      #""output":{"another":1,"#)
    let answer = try project.run(["accept", "eligibility", "--because", "so"])
    #expect(
      answer
        == .init(
          output: """
            fixture.unknown-key eligibility/wins-one-short (another)
              unknown key "another"; known here: decidedBy, shouldRequestReview
              at    fixtures/eligibility.json

            nothing was accepted: the fixture would have these problems
            unusable, exit code 2

            """, errors: "", exitCode: 2))
    #expect(try project.text(Self.fixture) == before)
  }

  @Test func `A cross product has nothing to accept`() throws {
    let answer = try Project(isWhole: true).run(
      ["accept", "eligibility-boundaries", "--because", "so"])
    #expect(answer.exitCode == 64)
    #expect(
      answer.errors.hasPrefix(
        "parity: eligibility-boundaries has nothing to accept: a cross product has no case"))
  }

  @Test func `A program is told what was accepted`() throws {
    let project = try Project()
    let answer = try project.run(
      faulty: "hardened-wins", "accept", "eligibility", "--because", "so", "--format", "json")
    #expect(answer.exitCode == 0)
    #expect(answer.output.contains(#""case": "wins-at-the-threshold""#))
    let schema = try Schema(project.run(["list", "--schema"]).output)
    #expect(
      schema.faults(of: try JSONText(answer.output, name: "output").root().value()) == [])
  }
}
