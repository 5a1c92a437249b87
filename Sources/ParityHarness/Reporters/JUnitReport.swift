/// A check as the XML that CI services show in their lists of tests.
///
/// A test is one case of a suite. Of a product the rows that differ are tests, and all rows together
/// are one more. A difference is a failure; what could not be compared, and a problem that belongs to
/// no case, is an error. Nothing is known of the time of one case, so only suites have one.
enum JUnitReport {
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

  static func render(_ result: CheckResult) -> String {
    var suites = result.suites.map { (name: $0.name, time: $0.duration, tests: tests(of: $0)) }
    if !result.problems.isEmpty {
      suites.append(("parity", .zero, result.problems.map(test)))
    }
    let time = suites.reduce(Duration.zero) { $0 + $1.time }
    var report = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    report += "<testsuites name=\"parity\"\(totals(suites.flatMap(\.tests), time))>\n"
    for suite in suites {
      let name = XMLText.line(suite.name)
      report += "  <testsuite name=\"\(name)\"\(totals(suite.tests, suite.time))>\n"
      var names: [String: Int] = [:]
      for test in suite.tests {
        report += element(test, named: unique(XMLText.line(test.name), &names), of: name)
      }
      report += "  </testsuite>\n"
    }
    return report + "</testsuites>\n"
  }

  // MARK: The tests

  private static func tests(of suite: SuiteResult) -> [Test] {
    let problems = suite.sortedProblems
    let rows = suite.isProduct ? suite.differingRows : Array(suite.verdicts.indices)
    var tests = rows.map { row in
      Test(
        name: suite.title(ofRow: row),
        fault: fault(of: row, of: suite, problems.ofRows[row] ?? []))
    }
    var others = problems.others
    if suite.isProduct {
      // What is said of many rows at once belongs to the test of them all.
      let summaries = others.filter { $0.isDifference && $0.key == nil }
      others.removeAll { $0.isDifference && $0.key == nil }
      tests.insert(test(of: suite, differing: rows.count, summaries), at: 0)
    }
    return tests + others.map(test)
  }

  /// The test of all rows of a product.
  private static func test(
    of suite: SuiteResult, differing: Int, _ summaries: [Problem]
  ) -> Test {
    let count = suite.verdicts.count
    let message =
      "\(differing) of \(counted(count, "row")) differ, \(suite.uncomparedCount) were not compared"
    let fault = Fault(
      isFailure: differing > 0, type: "rows", message: message,
      text: summaries.isEmpty ? message : text(of: summaries))
    let isSound = differing == 0 && suite.uncomparedCount == 0
    return Test(name: counted(count, "row"), fault: isSound ? nil : fault)
  }

  /// A test for a problem of no case, by the name of its code.
  private static func test(_ problem: Problem) -> Test {
    Test(
      name: [problem.code.rawValue, problem.caseID, problem.key].compactMap { $0 }
        .joined(separator: " "),
      fault: Fault(
        isFailure: problem.isDifference, type: problem.code.rawValue,
        message: firstLine(of: problem), text: text(of: [problem])))
  }

  private static func fault(of row: Int, of suite: SuiteResult, _ problems: [Problem]) -> Fault? {
    let verdict = suite.verdicts[row]
    let facts = facts(of: row, of: suite)
    if let problem = problems.first {
      // A problem of a product's row tells the inputs itself.
      return Fault(
        isFailure: problems.allSatisfy(\.isDifference), type: problem.code.rawValue,
        message: firstLine(of: problem), text: text(of: problems) + (suite.isProduct ? "" : facts))
    }
    if verdict == .parity { return nil }
    return Fault(
      isFailure: ![.notCompared, .swiftCrash, .swiftTimeout].contains(verdict),
      type: verdict.rawValue, message: verdict.blame, text: facts)
  }

  private static func firstLine(of problem: Problem) -> String {
    String(problem.message.prefix { $0 != "\n" })
  }

  private static func text(of problems: [Problem]) -> String {
    var text = ""
    ProblemText(style: Style(isColored: false)) { text += $0 }.report(problems)
    return text
  }

  /// The inputs of a row and what each source says of it.
  private static func facts(of row: Int, of suite: SuiteResult) -> String {
    guard let fixture = suite.fixture else { return "" }
    var table = TextTable()
    if case .object(let members) = fixture.input(ofRow: row) {
      for member in members { table.add([Escaped.plain(member.key), member.value.text]) }
    }
    var answers = TextTable()
    if fixture.contract.swift[row] != .absent {
      answers.add(["contract", fixture.contract.swift[row].text])
    }
    answers.add(["Kotlin", suite.kotlin[row].text])
    answers.add(["Swift", suite.swift[row].text])
    let inputs = table.lines()
    return (inputs + (inputs.isEmpty ? [] : [""]) + answers.lines()).map { $0 + "\n" }.joined()
  }

  // MARK: The elements

  private static func totals(_ tests: [Test], _ time: Duration) -> String {
    let failures = tests.count { $0.fault?.isFailure == true }
    let errors = tests.count { $0.fault?.isFailure == false }
    return " tests=\"\(tests.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + " time=\"\(seconds(time))\""
  }

  private static func element(_ test: Test, named name: String, of suite: String) -> String {
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
  private static func unique(_ name: String, _ names: inout [String: Int]) -> String {
    var candidate = name
    while let number = names[candidate] {
      names[candidate] = number + 1
      candidate = "\(name) (\(number + 1))"
    }
    names[candidate] = 1
    return candidate
  }

  /// Seconds with three digits behind the point.
  private static func seconds(_ duration: Duration) -> String {
    let milliseconds = Int((duration / .milliseconds(1)).rounded())
    let digits = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
