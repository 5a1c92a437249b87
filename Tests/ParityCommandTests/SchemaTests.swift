import Foundation
import ParityHarness
import Testing

/// `parity list --schema`, and whether what the verbs print is as it says.
struct SchemaTests {
  /// The schema's text, asked for once.
  private static let text = Result { try Project().run(["list", "--schema"]).output }

  private func schema() throws -> Schema { try Schema(try Self.text.get()) }

  static let verbs = [
    ["--format", "json"], ["list", "--format=json"],
    ["explain", "eligibility/wins-one-short", "--format=json"],
  ]

  @Test(arguments: verbs, ["none", "plain-subtraction", "other-constant"])
  func `What a verb prints is as the schema says`(arguments: [String], fault: String) throws {
    let project = try Project()
    let answer = try project.run(arguments, environment: ["PARITY_FAULT": fault])
    let schema = try schema()
    let faults = schema.faults(of: try value(answer.output))
    #expect(faults == [], "\(arguments) \(fault)")
  }

  @Test func `A project at fault is described too`() throws {
    let project = try Project()
    try project.replace(#""wins-one-short""#, with: #""Wins""#, in: "fixtures/eligibility.json")
    try project.replace(
      #""forceOverride": true"#, with: #""x": 1"#, in: "fixtures/eligibility.json")
    let answer = try project.run(["--format", "json"])
    #expect(answer.exitCode == 2)
    let schema = try schema()
    #expect(schema.faults(of: try value(answer.output)) == [])
  }

  @Test func `A known divergence and an outcome of lists are described`() throws {
    let project = try Project(isWhole: true)
    let schema = try schema()
    for arguments in [
      ["review-gate", "cancellation"], ["explain", "cancellation/delay-cancelled-when-queued"],
    ] {
      let answer = try project.run(arguments + ["--format", "json"])
      #expect(schema.faults(of: try value(answer.output)) == [])
    }
  }

  @Test func `What audit says is described, its injected faults included`() throws {
    let project = try Project()
    let schema = try schema()
    let adequate = try AuditTests.audited.get()
    #expect(adequate.exitCode == 0)
    for part in ["conditions", "thresholds", "mutants", "faults"] {
      #expect(adequate.output.contains("\"\(part)\": [\n"))
    }
    #expect(schema.faults(of: try value(adequate.output)) == [])
    try project.leaveParity()
    let impure = try project.run(
      ["audit", "--format", "json"], environment: ["PARITY_FAULT": "memory"])
    #expect(impure.exitCode == 4)
    #expect(schema.faults(of: try value(impure.output)) == [])
  }

  @Test(.enabled(if: Repository.git != nil, "there is no git on the PATH"))
  func `What changed is described, and so is a base that is not found`() throws {
    let repository = try Repository(isWhole: true)
    let schema = try schema()
    try repository.cut("wins-one-short")
    try repository.project.replace(
      #""decidedBy":"override""#, with: #""decidedBy":"forced""#,
      in: "kotlin-ref/recorded/eligibility-boundaries.json")
    for revision in ["HEAD", "nowhere"] {
      let answer = try repository.changes(revision, "--format=json")
      #expect(answer.exitCode == (revision == "HEAD" ? 0 : 64))
      #expect(schema.faults(of: try value(answer.output)) == [], "\(revision)")
    }
  }

  struct Spoilt: Sendable, CustomTestStringConvertible {
    let json: String
    let fault: String
    var testDescription: String { fault }
  }

  static let spoilt = [
    Spoilt(
      json: #"{"verdict":"parity","exitCode":0,"suites":[]}"#, fault: "$: problems is missing"),
    Spoilt(
      json: #"{"verdict":"parity","exitCode":0,"suites":[],"problems":[],"x":1}"#,
      fault: "$: x is unknown"),
    Spoilt(
      json: #"{"verdict":"maybe","exitCode":0,"suites":[],"problems":[]}"#,
      fault: "$.verdict: \"maybe\" is none of the words"),
    Spoilt(
      json: #"{"verdict":"parity","exitCode":-1,"suites":[],"problems":[]}"#,
      fault: "$.exitCode: -1 is too small"),
    Spoilt(
      json: #"{"verdict":"parity","exitCode":"0","suites":[],"problems":[]}"#,
      fault: "$.exitCode: \"0\" is no integer"),
    Spoilt(
      json: #"{"verdict":"parity","exitCode":0,"suites":[{"name":"a"}],"problems":[]}"#,
      fault: "$.suites[0]: none of the forms"),
  ]

  @Test(arguments: spoilt) func `What is not as the schema says is seen`(row: Spoilt) throws {
    #expect(Self.spoilt.count == 6)
    let schema = try schema()
    #expect(schema.faults(of: try value(row.json)) == [row.fault])
  }

  private func value(_ text: String) throws -> JSONValue {
    try JSONText(text, name: "output").root().value()
  }
}
