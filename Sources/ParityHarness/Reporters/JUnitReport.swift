/// A check as the XML that CI services show in their lists of tests.
///
/// A test is one case of a suite. Of a product the rows that differ are tests, and all rows
/// together are one more. A difference is a failure; what could not be compared, and a problem that
/// belongs to no case, is an error. Nothing is known of the time of one case, so only suites have
/// one.
struct JUnitReport {
  private let wording: Wording

  init(_ wording: Wording) { self.wording = wording }

  private struct Test {
    let name: String
    let fault: Fault?
  }

  /// What is wrong with a test, in a word, in a line and in full.
  private struct Fault {
    let isFailure: Bool
    let type: String
    let message: String
    let text: String
    var element: String { isFailure ? "failure" : "error" }
  }

  func render(_ result: CheckResult) -> String {
    var suites = result.suites.map {
      (name: $0.name, time: $0.duration, properties: properties(of: $0), tests: tests(of: $0))
    }
    if !result.problems.isEmpty {
      suites.append(("parity", .zero, "", result.problems.map(test)))
    }
    let time = suites.reduce(Duration.zero) { $0 + $1.time }
    var report = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    report += "<testsuites name=\"parity\"\(totals(suites.flatMap(\.tests), time))>\n"
    for suite in suites {
      let name = XMLText.line(suite.name)
      report += "  <testsuite name=\"\(name)\"\(totals(suite.tests, suite.time))>\n"
      report += suite.properties
      var names: [String: Int] = [:]
      for test in suite.tests {
        report += element(test, named: unique(XMLText.line(test.name), &names), of: name)
      }
      report += "  </testsuite>\n"
    }
    return report + "</testsuites>\n"
  }

  /// How much of a suite was checked where it is a part, and what became of its tolerances.
  private func properties(of suite: SuiteResult) -> String {
    let properties =
      (suite.rows.isPart ? [("part", suite.scope)] : [])
      + suite.tolerances.map { ("tolerance", $0.words) }
    if properties.isEmpty { return "" }
    let lines = properties.map { name, value in
      "      <property name=\"\(name)\" value=\"\(XMLText.line(value))\"/>\n"
    }
    return "    <properties>\n\(lines.joined())    </properties>\n"
  }

  // MARK: The tests

  private func tests(of suite: SuiteResult) -> [Test] {
    let problems = suite.problemsByRow
    let rows = suite.isExhaustive ? suite.rows.differing : Array(suite.rows)
    var tests = rows.map { row in
      Test(name: row.title, fault: fault(of: row, of: suite, problems.ofRows[row.number] ?? []))
    }
    var others = problems.others
    if suite.isExhaustive {
      // What is said of many rows at once belongs to the test of them all.
      let summaries = others.filter { $0.rowCount != nil }
      others.removeAll { $0.rowCount != nil }
      tests.insert(test(of: suite, summaries), at: 0)
    }
    return tests + others.map(test)
  }

  /// The test of all rows of a cross product.
  private func test(of suite: SuiteResult, _ summaries: [Problem]) -> Test {
    let (count, differing) = (suite.rows.count, suite.rows.differingCount)
    let uncompared = suite.rows.uncomparedCount
    let message =
      "\(differing) of \(counted(count, "row")) differ, \(uncompared) were not compared"
    let fault = Fault(
      isFailure: differing > 0, type: "rows", message: message,
      text: summaries.isEmpty ? message : text(of: summaries))
    return Test(
      name: counted(count, "row"), fault: differing + uncompared == 0 ? nil : fault)
  }

  /// A test for a problem of no case, by the name of its code.
  private func test(_ problem: Problem) -> Test {
    Test(
      name: [problem.code.rawValue, problem.caseID, problem.key].compactMap { $0 }
        .joined(separator: " "),
      fault: Fault(
        isFailure: problem.isDifference, type: problem.code.rawValue,
        message: problem.message, text: text(of: [problem])))
  }

  private func fault(of row: Row, of suite: SuiteResult, _ problems: [Problem]) -> Fault? {
    let facts = facts(of: row)
    if let problem = problems.first {
      // A problem of a cross product's row tells the inputs itself.
      return Fault(
        isFailure: problems.allSatisfy(\.isDifference), type: problem.code.rawValue,
        message: problem.message,
        text: text(of: problems) + (suite.isExhaustive ? "" : facts))
    }
    if row.verdict == .parity { return nil }
    return Fault(
      isFailure: row.differs && !row.swift.isCrash, type: row.verdict.rawValue,
      message: row.verdict.blame, text: facts)
  }

  private func text(of problems: [Problem]) -> String {
    var text = ""
    ProblemText(style: Style(isColored: false), wording) { text += $0 }.report(problems)
    return text
  }

  /// The inputs of a row and what each source says of it.
  private func facts(of row: Row) -> String {
    var inputs = TextTable()
    for member in row.inputMembers { inputs.add([Escaped.plain(member.key), member.value.text]) }
    var answers = TextTable()
    for (name, cell) in row.sources { answers.add([name, cell.text]) }
    let lines = (row.item.note.map { ["note: \(Escaped.plain($0))", ""] } ?? []) + inputs.lines()
    return (lines + (lines.isEmpty ? [] : [""]) + answers.lines()).map { $0 + "\n" }.joined()
  }

  // MARK: The elements

  private func totals(_ tests: [Test], _ time: Duration) -> String {
    let failures = tests.count { $0.fault?.isFailure == true }
    let errors = tests.count { $0.fault?.isFailure == false }
    return " tests=\"\(tests.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + " time=\"\(seconds(time))\""
  }

  private func element(_ test: Test, named name: String, of suite: String) -> String {
    let head = "    <testcase classname=\"\(suite)\" name=\"\(name)\""
    guard let fault = test.fault else { return head + "/>\n" }
    return """
      \(head)>
            <\(fault.element) type="\(fault.type)" message="\(XMLText.line(fault.message))">\
      \(XMLText.lines(fault.text))</\(fault.element)>
          </testcase>

      """
  }

  /// The name, with a number behind it when another test of the suite has it.
  private func unique(_ name: String, _ names: inout [String: Int]) -> String {
    var candidate = name
    while let number = names[candidate] {
      names[candidate] = number + 1
      candidate = "\(name) (\(number + 1))"
    }
    names[candidate] = 1
    return candidate
  }

  /// Seconds with three digits behind the point.
  private func seconds(_ duration: Duration) -> String {
    let milliseconds = Int((duration / .milliseconds(1)).rounded())
    let digits = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
