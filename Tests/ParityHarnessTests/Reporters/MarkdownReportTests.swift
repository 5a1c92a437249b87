import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `A check as Markdown` {
  @Test func `It has the verdict, the suites, the rows with inputs, and reasons of divergences`()
    throws
  {
    #expect(
      MarkdownReport(.parity).render(try ReportSample.mixed()) == #"""
        ## ❌ unusable: 3 problems

        1 suite, 4 cases, exit code 2

        ### Suites

        | suite | cases | verdict | not at parity | known divergences |
        | --- | --- | --- | --- | --- |
        | `note` | 4 cases | ❌ drift | 2 | 1 |

        ### Rows of `note` that differ

        | case | inputs | contract | Kotlin | Swift | verdict |
        | --- | --- | --- | --- | --- | --- |
        | `drifts` | `size = 1`<br>`text = "a\u007cb"` | `kind="short" echo="a\u007cb"` | \#
        `kind="short" echo="a\u007cb"` | ≠ `kind="long" echo="a\u007cb"` | Swift drifted |
        | `crashes` | `size = 1`<br>`text = "a"` | `kind="short" echo="a"` | \#
        `kind="short" echo="a"` | ≠ `crashed with SIGALRM` | Swift crashed |

        ### Problems

        | code | about | what | where | next |
        | --- | --- | --- | --- | --- |
        | fixture.unread |  | `no suite reads this fixture` | `fixtures/100%,a:b.json` |  |

        <details><summary>1 known divergence</summary>

        | case | Kotlin | Swift | because |
        | --- | --- | --- | --- |
        | `note/diverges` | `kind="short" echo="a"` | `kind="short" echo="b"` | `\u0060Kotlin\u0060 has <no> b` |

        </details>

        """#)
  }

  @Test func `A green check is short`() throws {
    #expect(
      MarkdownReport(.parity).render(try ReportSample.green()) == """
        ## ✅ parity: Swift and Kotlin keep the contract

        2 suites, 11 cases

        ### Suites

        | suite | cases | verdict | not at parity | known divergences |
        | --- | --- | --- | --- | --- |
        | `note` | 1 case | ✅ parity | 0 | 0 |
        | `notes` | 10 rows | ✅ parity | 0 | 0 |

        """)
  }

  @Test func `300 rows are listed, and of more it says how many are not`() throws {
    let all = MarkdownReport(.parity).render(try ReportSample.drifting300.get())
    #expect(all.split(separator: "\n").count { $0.hasPrefix("| `case-") } == 300)
    #expect(!all.contains("more, not listed here"))
    let some = MarkdownReport(.parity).render(try ReportSample.drifting(305))
    #expect(some.split(separator: "\n").count { $0.hasPrefix("| `case-") } == 300)
    #expect(some.contains("\nand 5 more, not listed here\n"))
  }

  @Test func `It has no more bytes than it may, and still the verdict, both tables and the rest`()
    throws
  {
    let notes = (1...300).map { number in
      Note("case-\(number)", text: String(repeating: "語", count: 200)).with {
        $0.divergence = (Note.answer("short", "b"), String(repeating: "|", count: 500))
        $0.swift = .outcome(Note.answer("long", $0.text))
      }
    }
    let result = CheckResult(suites: [try Note.check(notes)], problems: [])
    for limit in [1_000, 5_000, 40_000] {
      let report = MarkdownReport(.parity).render(result, limit: limit)
      #expect(report.utf8.count <= limit)
      #expect(report.hasPrefix("## ❌ drift: "))
      #expect(report.contains("| `note` | 300 cases | ❌ drift | 300 | 300 |\n"))
      let left = report.matches(of: /\nand [0-9]+ more, not listed here\n/)
      #expect(left.count == 2 || limit == 1_000)
    }
    #expect(MarkdownReport(.parity).render(result).utf8.count < 512 * 1024)
  }

  @Test func `What a row's line does not say is a problem of its own`() throws {
    let stale = try Note.check(
      [
        Note("kept", text: "new"),
        Note("drifts").with { $0.swift = .outcome(Note.answer("x", "y")) },
      ],
      recording: Note.recording([Note("kept", text: "old"), Note("drifts")]))
    let report = MarkdownReport(.parity).render(CheckResult(suites: [stale], problems: []))
    #expect(report.contains("\n| recording.stale-input | `note/kept` | `"))
    #expect(!report.contains("\n| drift.swift |"))
  }
}
