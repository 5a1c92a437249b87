import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `A check as SARIF` {
  /// The only run of a report.
  private func run(_ result: CheckResult) throws -> JSONValue {
    let report = try JSONText(SARIFReport(.parity).render(result)).root().value()
    #expect(report["version"] == "2.1.0")
    return try #require(report["runs"]?.elements.first)
  }

  @Test func `A result is a problem at its line, with both twins beside it`() throws {
    let run = try run(ReportSample.mixed())
    #expect(run["columnKind"] == "unicodeCodePoints")
    #expect(run["invocations"] == [["executionSuccessful": true, "exitCode": 2]])
    let results = try #require(run["results"]?.elements)
    #expect(results.count == 3)
    #expect(
      results[1].indented() == #"""
        {
          "ruleId": "drift.swift",
          "ruleIndex": 18,
          "level": "error",
          "message": {
            "text": "note/drifts: Swift left the contract; Kotlin keeps it\n    \#
        kind  contract \"short\"  Kotlin \"short\"  Swift \"long\"\n\#
        next: swift run parity explain note/drifts"
          },
          "locations": [
            {
              "physicalLocation": {
                "artifactLocation": {"uri":"fixtures/note.json","uriBaseId":"%SRCROOT%"},
                "region": {"startLine":9,"startColumn":5}
              }
            }
          ],
          "relatedLocations": [
            {
              "id": 1,
              "message": {"text":"what answers in Swift"},
              "physicalLocation": {
                "artifactLocation": {"uri":"Sources/My%20Notes/Note.swift","uriBaseId":"%SRCROOT%"},
                "region": {"startLine":7}
              }
            },
            {
              "id": 2,
              "message": {"text":"what answers in Kotlin"},
              "physicalLocation": {
                "artifactLocation": {"uri":"kotlin-ref/src/note/N%C3%B6te.kt","uriBaseId":"%SRCROOT%"},
                "region": {"startLine":12}
              }
            }
          ],
          "partialFingerprints": {"problem/v1":"drift.swift/fixtures/note.json/note/drifts/kind"}
        }
        """#)
    // What belongs to no suite has no twins, and its file's name is percent-encoded.
    #expect(
      results[0].indented() == """
        {
          "ruleId": "fixture.unread",
          "ruleIndex": 9,
          "level": "error",
          "message": {"text":"no suite reads this fixture"},
          "locations": [
            {
              "physicalLocation": {
                "artifactLocation": {"uri":"fixtures/100%25%2Ca%3Ab.json","uriBaseId":"%SRCROOT%"}
              }
            }
          ],
          "partialFingerprints": {"problem/v1":"fixture.unread/fixtures/100%,a:b.json///"}
        }
        """)
  }

  @Test func `The rules are the codes, in the order of their numbers`() throws {
    let driver = try #require(run(ReportSample.green())["tool"]?["driver"])
    #expect(driver["name"] == "parity" && driver["version"] == "1.0.0")
    let rules = try #require(driver["rules"]?.elements)
    #expect(rules.map { $0["id"]?.string } == Problem.Code.allCases.map(\.rawValue))
    for rule in rules { #expect(rule["shortDescription"]?["text"]?.string?.hasSuffix(".") == true) }
  }

  @Test func `A green check has no results`() throws {
    #expect(try run(ReportSample.green())["results"] == [])
  }

  @Test func `Nothing of a message is a link or an argument`() throws {
    let problem = Problem(.harnessFault, #"see [a](https://b.example), {0} and {"a":1} [2]"#)
    let results = try run(CheckResult(suites: [], problems: [problem]))["results"]
    #expect(
      results?.elements.first?["message"] == [
        "text": #"see [a]\u0028https://b.example), {\u0030} and {"a":1} [2]"#
      ])
  }

  @Test func `A file outside of the repository has a whole uri`() throws {
    let problem = Problem(.fixtureUnread, "unread", file: "/a b/ü.json")
    let results = try run(CheckResult(suites: [], problems: [problem]))["results"]
    let location = results?.elements.first?["locations"]?.elements.first?["physicalLocation"]
    #expect(location == ["artifactLocation": ["uri": "file:///a%20b/%C3%BC.json"]])
  }
}

extension JSONValue {
  /// The value under a key of an object.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
