import Testing

@testable import ParityCore
@testable import ParityHarness

@Suite struct `A check as JUnit XML` {
  @Test func `Every case is a test, and what belongs to no case is one of its own`() throws {
    #expect(
      JUnitReport(.parity).render(try ReportSample.mixed()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="parity" tests="5" failures="1" errors="2" time="1.234">
          <testsuite name="note" tests="4" failures="1" errors="1" time="1.234">
            <testcase classname="note" name="agrees"/>
            <testcase classname="note" name="drifts">
              <failure type="drift.swift" message="Swift left the contract; Kotlin keeps it">\
        drift.swift note/drifts
          Swift left the contract; Kotlin keeps it
            kind  contract &quot;short&quot;  Kotlin &quot;short&quot;  Swift &quot;long&quot;
          at    fixtures/note.json:9:5
          next  swift run parity explain note/drifts

        size  1
        text  &quot;a|b&quot;

        contract  kind=&quot;short&quot; echo=&quot;a|b&quot;
        Kotlin    kind=&quot;short&quot; echo=&quot;a|b&quot;
        Swift     kind=&quot;long&quot; echo=&quot;a|b&quot;
        </failure>
            </testcase>
            <testcase classname="note" name="crashes">
              <error type="subject.crash" message="Swift crashed with SIGALRM; \
        the contract says kind=&quot;short&quot; echo=&quot;a&quot;">subject.crash note/crashes
          Swift crashed with SIGALRM; the contract says kind=&quot;short&quot; echo=&quot;a&quot;
          at    fixtures/note.json:14:5
          next  swift run parity explain note/crashes

        size  1
        text  &quot;a&quot;

        contract  kind=&quot;short&quot; echo=&quot;a&quot;
        Kotlin    kind=&quot;short&quot; echo=&quot;a&quot;
        Swift     crashed with SIGALRM
        </error>
            </testcase>
            <testcase classname="note" name="diverges"/>
          </testsuite>
          <testsuite name="parity" tests="1" failures="0" errors="1" time="0.000">
            <testcase classname="parity" name="fixture.unread">
              <error type="fixture.unread" message="no suite reads this fixture">fixture.unread
          no suite reads this fixture
          at    fixtures/100%,a:b.json

        </error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `A product is one test when all of its rows agree`() throws {
    #expect(
      JUnitReport(.parity).render(try ReportSample.green()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="parity" tests="2" failures="0" errors="0" time="0.000">
          <testsuite name="note" tests="1" failures="0" errors="0" time="0.000">
            <testcase classname="note" name="agrees"/>
          </testsuite>
          <testsuite name="notes" tests="1" failures="0" errors="0" time="0.000">
            <testcase classname="notes" name="10 rows"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `Each differing row of a product is a test, told or not, and all rows are one more`()
    throws
  {
    let suite = Note.checkProduct(sizes: 40, texts: ["a", "b"]) { $0 % 5 == 1 }
    let report = JUnitReport(.parity).render(CheckResult(suites: [suite], problems: []))
    #expect(report.contains(#"<testsuite name="notes" tests="17" failures="17" errors="0""#))
    #expect(report.contains(#"name="80 rows""#))
    #expect(
      report.contains(#"message="16 of 80 rows differ, 0 were not compared">drift.split notes"#))
    // The last one is none of the ten that the text tells.
    #expect(
      report.contains(
        """
            <testcase classname="notes" name="row-76">
              <failure type="twins-differ" \
        message="Kotlin and Swift differ, and no contract says who left">size  39
        text  &quot;a&quot;

        Kotlin  kind=&quot;short&quot; echo=&quot;a&quot;
        Swift   kind=&quot;long&quot; echo=&quot;a&quot;
        </failure>
            </testcase>
        """))
  }

  @Test func `Rows of a product that were not compared are told by number`() throws {
    var suite = Note.checkProduct(sizes: 2, texts: ["a"]) { _ in false }
    let fixture = try #require(suite.fixture)
    suite = SuiteResult(
      name: suite.name, caseCount: 2, fixture: fixture,
      rows: Rows(
        fixture, kotlin: TruthTable(repeating: .absent, count: 2),
        swift: TruthTable(repeating: .outcome(Note.answer("short", "a")), count: 2)),
      constants: [],
      problems: [Problem(.recordingMissing, "nothing is recorded for notes", suite: "notes")])
    #expect(
      JUnitReport(.parity).render(CheckResult(suites: [suite], problems: [])) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="parity" tests="2" failures="0" errors="2" time="0.000">
          <testsuite name="notes" tests="2" failures="0" errors="2" time="0.000">
            <testcase classname="notes" name="2 rows">
              <error type="rows" message="0 of 2 rows differ, 2 were not compared">\
        0 of 2 rows differ, 2 were not compared</error>
            </testcase>
            <testcase classname="notes" name="recording.missing">
              <error type="recording.missing" message="nothing is recorded for notes">\
        recording.missing notes
          nothing is recorded for notes

        </error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `Names are unique although ids are not`() throws {
    let suite = try Note.check(
      [Note("twice"), Note("twice (2)"), Note("twice"), Note("twice")],
      recording: Note.recording([Note("twice")]))
    let report = JUnitReport(.parity).render(CheckResult(suites: [suite], problems: []))
    let names = report.split(separator: "\n").filter { $0.contains("<testcase ") }
      .compactMap { $0.split(separator: "name=\"").last?.split(separator: "\"").first }
    #expect(names.count > 4)
    #expect(Set(names).count == names.count, "\(names)")
  }

  @Test func `What could not be compared is an error, and Kotlin's drift a failure`() throws {
    let suite = try Note.check([
      Note("hangs").with { $0.swift = .timedOut(seconds: 1) },
      Note("is-absent").with { $0.swift = .absent },
      Note("kotlin").with { $0.kotlin = Note.answer("long", "a") },
    ])
    let report = JUnitReport(.parity).render(CheckResult(suites: [suite], problems: []))
    // The fourth says that nothing tells why a row was not compared.
    #expect(report.contains(#"tests="4" failures="1" errors="3""#))
    #expect(report.contains(#"<error type="harness.uncompared" "#))
    #expect(
      report.contains(#"<error type="subject.timeout" message="Swift gave no answer in 1 s; "#))
    #expect(report.contains(#"<error type="not-compared" message="there is nothing to compare">"#))
    #expect(report.contains(#"<failure type="drift.kotlin" "#))
  }

  @Test(arguments: [
    (Duration.zero, "0.000"), (.microseconds(1499), "0.001"), (.milliseconds(999), "0.999"),
    (.microseconds(999_500), "1.000"), (.seconds(3661), "3661.000"),
  ])
  func `Times are seconds with three digits`(duration: Duration, seconds: String) throws {
    var result = try ReportSample.green()
    let suite = try #require(result.suites.first)
    var timed = suite
    timed.duration = duration
    result = CheckResult(suites: [timed], problems: [])
    #expect(JUnitReport(.parity).render(result).contains(#"errors="0" time="\#(seconds)">"#))
  }
}
