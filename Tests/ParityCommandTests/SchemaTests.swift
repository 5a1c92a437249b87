import Foundation
import ParityHarness
import Testing

/// `parity list --schema`, and whether what the verbs print is as it says.
struct SchemaTests {
  static let verbs = [
    ["--format", "json"], ["list", "--format=json"],
    ["explain", "eligibility/wins-one-short", "--format=json"],
  ]

  @Test(arguments: verbs, ["none", "plain-subtraction", "other-constant"])
  func `What a verb prints is as the schema says`(arguments: [String], fault: String) throws {
    let project = try Project()
    let answer = try project.run(arguments, environment: ["PARITY_FAULT": fault])
    let schema = try Schema(try project.run(["list", "--schema"]).output)
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
    let schema = try Schema(try project.run(["list", "--schema"]).output)
    #expect(schema.faults(of: try value(answer.output)) == [])
  }

  @Test func `A stated divergence and an outcome of lists are described`() throws {
    let project = try Project(isWhole: true)
    let schema = try Schema(try project.run(["list", "--schema"]).output)
    for arguments in [
      ["review-gate", "cancellation"], ["explain", "cancellation/delay-cancelled-when-queued"],
    ] {
      let answer = try project.run(arguments + ["--format", "json"])
      #expect(schema.faults(of: try value(answer.output)) == [])
    }
  }

  @Test func `What audit says is described, its planted faults included`() throws {
    let whole = try Project(isWhole: true)
    let schema = try Schema(try whole.run(["list", "--schema"]).output)
    let adequate = try whole.run(["audit", "eligibility", "--format", "json"])
    #expect(adequate.exitCode == 0)
    for part in ["conditions", "thresholds", "mutants", "bites"] {
      #expect(adequate.output.contains("\"\(part)\": [\n"))
    }
    #expect(schema.faults(of: try value(adequate.output)) == [])
    let impure = try Project().run(
      ["audit", "--format", "json"], environment: ["PARITY_FAULT": "memory"])
    #expect(impure.exitCode == 4)
    #expect(schema.faults(of: try value(impure.output)) == [])
  }

  @Test(.enabled(if: Repository.git != nil, "there is no git on the PATH"))
  func `What changed is described, and so is a base that is not found`() throws {
    let repository = try Repository(isWhole: true)
    let schema = try Schema(try repository.project.run(["list", "--schema"]).output)
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
    let schema = try Schema(try Project().run(["list", "--schema"]).output)
    #expect(schema.faults(of: try value(row.json)) == [row.fault])
  }

  private func value(_ text: String) throws -> JSONValue {
    try JSONText(text, name: "output").root().value()
  }
}

/// As much of JSON Schema as the schema of the reports uses; any other word of it is a fault.
struct Schema {
  private let root: JSONValue

  init(_ text: String) throws { root = try JSONText(text, name: "schema").root().value() }

  /// What of a value is not as the schema says.
  func faults(of value: JSONValue) -> [String] { faults(of: value, by: root, at: "$") }

  private func faults(of value: JSONValue, by schema: JSONValue, at place: String) -> [String] {
    var faults: [String] = []
    for rule in schema.members {
      switch (rule.key, value) {
      case ("$schema", _), ("title", _), ("description", _), ("$defs", _): break
      case ("$ref", _):
        let name = rule.value.string?.split(separator: "/").last.map(String.init) ?? ""
        let target = root.member("$defs")?.member(name) ?? ["unknown": .string(name)]
        faults += self.faults(of: value, by: target, at: place)
      case ("anyOf", _):
        if rule.value.elements.allSatisfy({ !self.faults(of: value, by: $0, at: place).isEmpty }) {
          faults.append("\(place): none of the forms")
        }
      case ("type", _):
        let names = rule.value.string.map { [$0] } ?? rule.value.elements.compactMap(\.string)
        if !names.contains(value.typeName) {
          faults.append("\(place): \(value.text) is no \(names.joined(separator: " or "))")
        }
      case ("enum", _):
        if !rule.value.elements.contains(value) {
          faults.append("\(place): \(value.text) is none of the words")
        }
      case ("minimum", .integer(let number)):
        if case .integer(let least) = rule.value, number < least {
          faults.append("\(place): \(number) is too small")
        }
      case ("required", .object):
        faults += rule.value.elements.compactMap(\.string).filter { value.member($0) == nil }
          .map { "\(place): \($0) is missing" }
      case ("properties", .object(let members)):
        for member in members {
          guard let property = rule.value.member(member.key) else { continue }
          faults += self.faults(of: member.value, by: property, at: "\(place).\(member.key)")
        }
      case ("additionalProperties", .object(let members)):
        let known = schema.member("properties")?.members.map(\.key) ?? []
        faults += members.map(\.key).filter { !known.contains($0) }
          .map { "\(place): \($0) is unknown" }
      case ("items", .array(let elements)):
        for (index, element) in elements.enumerated() {
          faults += self.faults(of: element, by: rule.value, at: "\(place)[\(index)]")
        }
      case ("minimum", _), ("required", _), ("properties", _), ("additionalProperties", _),
        ("items", _):
        break
      default: faults.append("\(place): the schema's \(rule.key) is not understood")
      }
    }
    return faults
  }
}

extension JSONValue {
  fileprivate var members: [JSONMember] {
    if case .object(let members) = self { members } else { [] }
  }

  fileprivate var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  fileprivate var string: String? { if case .string(let string) = self { string } else { nil } }

  fileprivate func member(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  fileprivate var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .integer: "integer"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
