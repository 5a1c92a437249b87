import Testing

@testable import ParityHarness

/// How what was accepted is written into a fixture.
struct AcceptedTextTests {
  /// The fixture after all differences of a check were accepted.
  private func accept(_ notes: [Note], _ fixture: String) throws -> String {
    let result = try Note.check(notes, fixture: fixture)
    let text = try #require(result.fixture).text
    let braces = JSONLayout.Braces(of: text)
    let edits = try result.rows.compactMap { row in
      try row.accepted(because: "so").map { try row.edit(stating: $0, braces) }
    }
    return String(decoding: TextEdit.apply(edits, to: text), as: UTF8.self)
  }

  /// A case that Swift answers otherwise.
  private func drifting(_ id: String, _ echo: String = "b") -> Note {
    Note(id).with { $0.swift = .outcome(Note.answer("long", echo)) }
  }

  private static let divergence =
    #"{"kotlin":{"kind":"short","echo":"a"},"swift":{"kind":"long","echo":"b"},"because":"so"}"#

  struct Layout: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let old: String
    let new: String
  }

  static let layouts = [
    Layout(
      testDescription: "all on one line",
      old:
        #"{"suite":"note","cases":[{"id":"one","input":{"size":1,"text":"a"},"expect":{"kind":"short","echo":"a"}}]}"#,
      new:
        #"{"suite":"note","cases":[{"id":"one","input":{"size":1,"text":"a"},"expect":\#(divergence)}]}"#
    ),
    Layout(
      testDescription: "a line a member",
      old: """
        {
            "suite": "note",
            "cases": [
                {
                    "id": "one",
                    "input": {
                        "size": 1,
                        "text": "a"
                    },
                    "expect": {
                        "kind": "short",
                        "echo": "a"
                    }
                }
            ]
        }
        """,
      new: """
        {
            "suite": "note",
            "cases": [
                {
                    "id": "one",
                    "input": {
                        "size": 1,
                        "text": "a"
                    },
                    "expect": {
                        "kotlin": {
                            "kind": "short",
                            "echo": "a"
                        },
                        "swift": {
                            "kind": "long",
                            "echo": "b"
                        },
                        "because": "so"
                    }
                }
            ]
        }
        """),
    Layout(
      testDescription: "tight braces, a note behind, and an escaped key",
      old: """
        {"suite": "note", "cases": [
          {"id": "one",
           "input": {"size": 1, "text": "a"},
           "e\\u0078pect": {"kind": "short", "echo": "a"}, "note": "é"}]}
        """,
      new: """
        {"suite": "note", "cases": [
          {"id": "one",
           "input": {"size": 1, "text": "a"},
           "e\\u0078pect": {
            "kotlin": {"kind": "short", "echo": "a"},
            "swift": {"kind": "long", "echo": "b"},
            "because": "so"
           }, "note": "é"}]}
        """),
  ]

  @Test(arguments: layouts)
  func `The value is written as the file around it is`(layout: Layout) throws {
    #expect(try accept([drifting("one")], layout.old) == layout.new)
  }

  @Test func `Three hundred rows are accepted at once, and again there is nothing to accept`()
    throws
  {
    let notes = (1...300).map { drifting("case-\($0)", "b\($0)") }
    let accepted = try accept(notes, Note.fixture(notes))
    let result = try Note.check(notes, fixture: accepted)
    #expect(result.problems == [])
    #expect(result.rows.divergences.count == 300)
    #expect(try accept(notes, accepted) == accepted)
  }

  @Test func `Twins that agree within a tolerance make one contract of Kotlin's answer`() throws {
    let fixture = readFixture(
      JSONText(Note.fixture([Note("one", size: 3)]), name: "note"), for: NoteSuite(caseCount: 1)
    ).fixture
    let (kotlin, swift) = (Note.number(5), Note.number(5.5))
    let comparison = Comparison(tolerances: [Tolerance("echo", .absolute(1))])
    let rows = Rows(
      fixture, kotlin: TruthTable(repeating: .outcome(kotlin), count: 1),
      swift: TruthTable(repeating: .outcome(swift), count: 1), comparison: comparison)
    #expect(rows[0].accepted(because: "so") == .same(kotlin))
  }
}

extension Note {
  fileprivate static func number(_ echo: Double) -> Outcome {
    ["kind": "short", "echo": .double(echo)]
  }
}
