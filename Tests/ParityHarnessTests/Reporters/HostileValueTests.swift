import Foundation
import Testing

@testable import ParityCore
@testable import ParityHarness

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Values that try to act, run through every form of report.
@Suite struct `Hostile values` {
  @Test(arguments: ReportFormat.allCases)
  func `A report holds nothing that acts`(format: ReportFormat) throws {
    let report = format.render(try HostileSample.result.get(), .parity)
    expectVisible(report)
    switch format {
    case .junit: expectInertMarkup(report)
    case .github: try expectCommands(report)
    case .markdown: expectInertMarkdown(report)
    case .sarif: try expectInertSARIF(report)
    case .html: expectInertPage(report)
    case .json: _ = try JSONText(report).root().value()
    }
    if format != .github { expectNoCommand(report) }
  }

  @Test(arguments: [false, true]) func `The text holds nothing that acts`(showsAllRows: Bool) throws
  {
    var report = ""
    TextReporter(showsAllRows: showsAllRows, style: Style(isColored: false), .parity) {
      report += $0
    }
    .report(try HostileSample.result.get())
    expectVisible(report)
    expectNoCommand(report)
    // Every table is narrow; one value of 25,000 letters is told whole, in the messages.
    #expect(report.contains("…"))
  }

  @Test func `The sample has every trick in every suite, and the problems tell of them`() throws {
    let result = try HostileSample.result.get()
    #expect(HostileSample.tricks.count == 18)
    #expect(result.suites.map { $0.rows.count } == [50, 16, 16, 48])
    let codes = Set(result.allProblems.map(\.code))
    #expect(
      codes.isSuperset(of: [
        .driftSwift, .driftSplit, .recordingStaleInput, .fixtureType, .fixtureUnknownKey,
        .fileUnreadable,
      ]))
    for problem in result.allProblems { expectVisible(problem.message) }
  }

  // MARK: What harmless means

  /// No control character but ends of lines, and nothing that is not seen or changes its neighbours.
  private func expectVisible(_ text: String) {
    for scalar in text.unicodeScalars where !isVisible(scalar) {
      Issue.record("U+\(String(scalar.value, radix: 16)) is left raw")
      return
    }
  }

  private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "\n" || scalar.value >= 0x20 && scalar.value < 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      return false
    case .spaceSeparator: return false
    default: return !scalar.properties.isDefaultIgnorableCodePoint && scalar != "\u{2800}"
    }
  }

  /// Neither form of command that a log of GitHub obeys, at the start of a line or anywhere.
  private func expectNoCommand(_ text: String) {
    #expect(!text.contains("::") && !text.contains("##["))
  }

  /// A document that can be read, of elements and attributes that are known.
  private func expectInertMarkup(_ report: String) {
    #expect(!report.contains("&#") && !report.contains("<![CDATA[") && !report.contains("]]>"))
    let names = report.matches(of: /<\/?([a-z]+)/).map { String($0.1) }
    #expect(Set(names) == ["testsuites", "testsuite", "testcase", "failure", "error"])
    let parser = XMLParser(data: Data(report.utf8))
    #expect(parser.parse(), "line \(parser.lineNumber)")
  }

  /// A document of the page's own elements, none of which runs or fetches anything.
  private func expectInertPage(_ report: String) {
    #expect(!report.contains("&#") && !report.contains("<![CDATA[") && !report.contains("]]>"))
    // The page's own script is the one whose digest its policy knows; any other does not run.
    let script = "<script>\(HTMLSearch.script)</script>"
    #expect(report.ranges(of: script).count == 1)
    #expect(report.contains("script-src '\(HTMLSearch.hash)';"))
    let names = Set(
      report.replacing(script, with: "").matches(of: /<\/?([a-zA-Z0-9]+)/).map { String($0.1) })
    #expect(
      names.isDisjoint(with: ["script", "img", "iframe", "object", "embed", "form", "base", "svg"]))
    let attributes = Set(report.matches(of: /<[a-z][^<>]* (on[a-z]+|src|srcset)=/).map { $0.0 })
    #expect(attributes.isEmpty)
    #expect(
      report.matches(of: /href="([^"]*)"/).allSatisfy { $0.1 == "data:," || $0.1.hasPrefix("#") })
    let parser = XMLParser(data: Data(report.utf8))
    #expect(parser.parse(), "line \(parser.lineNumber)")
    // Two values of 20,000 and 75,000 bytes, in five places each, are not there ten times.
    #expect(report.utf8.count < 400_000)
  }

  /// Ten commands, each as GitHub's runner reads it: one line, properties, and a message.
  private func expectCommands(_ report: String) throws {
    let lines = report.split(separator: "\n")
    #expect(lines.count == 10)
    for line in lines {
      let parts = String(line).components(separatedBy: "::")
      try #require(parts.count == 3 && parts[0].isEmpty, "\(line)")
      #expect(parts[1].hasPrefix("error "))
      let properties = parts[1].dropFirst("error ".count).split(separator: ",")
        .map { $0.prefix { $0 != "=" } }
      #expect(Set(properties).isSubset(of: ["file", "line", "col", "title"]))
      #expect(Set(properties).count == properties.count)
      // What is decoded, once, has no command either.
      for text in [parts[1], parts[2]] { expectVisible(try #require(text.removingPercentEncoding)) }
      #expect(line.utf8.count < 1 << 16)
    }
  }

  /// Outside of code there is nothing but this project's own words, and every table keeps its columns.
  private func expectInertMarkdown(_ report: String) {
    #expect(report.utf8.count < 512 * 1024)
    var columns = 0
    // The one table that is folded has the report's own two lines around it, and no value in them.
    let fold = /<details><summary>[0-9]+ known divergences?<\/summary>|<\/details>/
    var folds = 0
    for line in report.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.wholeMatch(of: fold) != nil {
        folds += 1
        columns = 0
        continue
      }
      let bare = line.replacing(/`[^`]*`/, with: "")
      let words = bare.replacing("<br>", with: "")
      #expect(!words.contains { "`<>@[]\\*_~!&".contains($0) }, "\(line.prefix(200))")
      #expect(!words.contains("http") && !words.contains("www"))
      if line.hasPrefix("|") {
        // A bar ends a cell in a code span too.
        let bars = line.count { $0 == "|" }
        #expect(columns == 0 || bars == columns, "\(line.prefix(200))")
        columns = bars
      } else {
        columns = 0
        #expect(!line.contains("|") && (line.isEmpty || "#0123456789a".contains(line.prefix(1))))
      }
    }
    #expect(folds == 2)
  }

  /// JSON whose messages have no links and no arguments, and whose uris are nothing but uris.
  private func expectInertSARIF(_ report: String) throws {
    _ = try JSONText(report).root().value()
    for message in report.matches(of: /"text": ?"([^\n]*)"/) {
      #expect(
        !message.1.contains("](") && !message.1.contains(/\{[0-9]/), "\(message.1.prefix(200))")
    }
    for uri in report.matches(of: /"uri": ?"([^"]*)"/) {
      #expect(uri.1.wholeMatch(of: /[-A-Za-z0-9._~\/%]+/) != nil, "\(uri.1)")
    }
  }
}
