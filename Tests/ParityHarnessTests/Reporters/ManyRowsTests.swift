import Testing

@testable import ParityCore
@testable import ParityHarness

/// 300 rows that drift: what is read by people stays readable, what is read by programs has them all.
@Suite struct `300 drifting rows` {
  @Test func `The text shows some, and says how many more there are`() throws {
    var report = ""
    TextReporter(showsAllRows: false, style: Style(isColored: false), .parity) { report += $0 }
      .report(try ReportSample.drifting300.get())
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 200)
    #expect(report.contains("\n  and 260 rows more; --all-rows shows them\n"))
    #expect(report.contains("\nand 280 more; --format json lists them all\n"))
    #expect(report.hasSuffix("\ndrift: 300 problems (1 suite, 300 cases), exit code 1\n"))
  }

  @Test func `JUnit, SARIF, JSON and the page have them all`() throws {
    let result = try ReportSample.drifting300.get()
    let junit = JUnitReport(.parity).render(result)
    #expect(junit.contains(#"<testsuite name="note" tests="300" failures="300" errors="0""#))
    #expect(junit.matches(of: /<failure type="drift.swift"/).count == 300)
    #expect(SARIFReport(.parity).render(result).matches(of: /"ruleId": "drift.swift"/).count == 300)
    let page = HTMLReport(.parity).render(result)
    #expect(page.matches(of: /<tr class="differs"/).count == 300)
    #expect(page.matches(of: /<b>drift.swift<\/b>/).count == 300)
    #expect(JSONReporter(.parity).render(result).matches(of: /"code": "drift.swift"/).count == 300)
  }
}
