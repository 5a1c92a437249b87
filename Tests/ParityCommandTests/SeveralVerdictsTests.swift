import Testing

/// Suites that end differently in one run: all are reported, and the worst counts.
struct SeveralVerdictsTests {
  /// What is done to a suite of the whole project.
  enum Fault: String {
    case drift, stale, unusable

    func inject(in project: Project, suite: String) throws {
      let fixture = "fixtures/\(suite).json"
      switch self {
      case .drift:
        // The contract of the first case asks for what neither twin answers.
        let text = try project.text(fixture)
        let parts = text.split(separator: #""expect": "#, maxSplits: 1)
        try #require(parts.count == 2)
        let expect = parts[1].replacing("true", with: "false", maxReplacements: 1)
          .replacing(#""epochDay": 0"#, with: #""epochDay": 1"#, maxReplacements: 1)
        try #require(expect != parts[1])
        try project.write(parts[0] + #""expect": "# + expect, to: fixture)
      case .stale: try project.remove("kotlin-ref/recorded/\(suite).json")
      case .unusable: try project.write("{", to: fixture)
      }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let eligibility: Fault
    let epochDay: Fault
    let exitCode: Int32
    var testDescription: String { "\(eligibility) and \(epochDay): \(exitCode)" }
  }

  @Test(arguments: [
    Row(eligibility: .stale, epochDay: .drift, exitCode: 3),
    Row(eligibility: .drift, epochDay: .stale, exitCode: 3),
    Row(eligibility: .unusable, epochDay: .stale, exitCode: 2),
    Row(eligibility: .stale, epochDay: .unusable, exitCode: 2),
    Row(eligibility: .unusable, epochDay: .drift, exitCode: 2),
    Row(eligibility: .drift, epochDay: .unusable, exitCode: 2),
  ])
  func `Both suites are reported, and the worse one counts`(row: Row) throws {
    let project = try Project(isWhole: true)
    try row.eligibility.inject(in: project, suite: "eligibility")
    try row.epochDay.inject(in: project, suite: "epoch-day")
    let answer = try project.run(["eligibility", "epoch-day"])
    #expect(answer.exitCode == row.exitCode, "\(answer.output)")
    let lines = answer.output.split(separator: "\n")
    for (suite, fault) in [("eligibility", row.eligibility), ("epoch-day", row.epochDay)] {
      let line = lines.last { $0.hasPrefix("\(suite)  ") }
      #expect(line?.contains(fault.rawValue) == true, "\(suite): \(answer.output)")
    }
    let worst = [row.eligibility, row.epochDay].contains(.unusable) ? "unusable" : "stale"
    #expect(lines.last?.hasPrefix("\(worst): ") == true, "\(answer.output)")
    #expect(lines.last?.hasSuffix("exit code \(row.exitCode)") == true, "\(answer.output)")
  }
}
