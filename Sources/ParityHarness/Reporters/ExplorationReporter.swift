/// Renders what exploring found.
package struct ExplorationReporter {
  private let wording: Wording

  package init(_ wording: Wording) { self.wording = wording }

  /// How many findings are shown to people.
  private static let limit = 5

  /// For programs.
  package func json(_ result: ExplorationResult) -> String {
    let suite: JSONValue = [
      "name": .string(result.plan.suite),
      "cases": .integer(Int64(result.asked)),
      "verdict": .string(result.exitCode.word),
      "seed": .integer(Int64(clamping: result.plan.seed)),
      "count": .integer(Int64(result.plan.count)),
      "shard": .string(result.plan.shard.description),
      "divergences": .array(
        result.statedByCase.map {
          ["case": .string($0.id), "occurrences": .integer(Int64($0.count))]
        }),
      "disagreements": .integer(Int64(result.disagreements)),
      "shrunk": .integer(Int64(result.shrunk)),
      "findings": .array(result.findings.map(\.value)),
    ]
    return JSONReporter(wording).document(
      result.exitCode, suites: [suite], problems: result.allProblems)
  }

  /// For people; `fixture` is the file that a case would be pasted into.
  package func text(_ result: ExplorationResult, fixture: String, style: Style) -> String {
    var report = ""
    for (index, finding) in result.findings.prefix(Self.limit).enumerated() {
      report += text(finding, number: index + 1, result: result, fixture: fixture, style: style)
    }
    if result.findings.count > Self.limit {
      report += "and \(result.findings.count - Self.limit) more; --format json lists them all\n\n"
    }
    ProblemText(style: style, wording) { report += $0 }.report(result.problems)
    return report + summary(result, style: style)
  }

  private func summary(_ result: ExplorationResult, style: Style) -> String {
    let plan = result.plan
    var scope = "seed \(plan.seed)"
    if plan.shard != .whole { scope += ", shard \(plan.shard) of \(plan.count) cases" }
    let cases = counted(result.asked, "generated case")
    var lines = result.statedByCase.map {
      "\(counted($0.count, "case")) differed as the known divergence "
        + "\(plan.suite)/\(Escaped.plain($0.id))\n"
    }.joined()
    if result.exitCode == .parity {
      return lines + "\(plan.suite)  \(cases)  "
        + style.good("Kotlin and Swift agree") + " (\(scope))\n"
    }
    if result.disagreements > 0 {
      lines +=
        "\(plan.suite)  \(cases)  "
        + style.bad("\(result.disagreements) disagreed on") + " (\(scope))\n"
      if result.shrunk > 0 {
        lines +=
          "\(result.shrunk) of them were shrunk, to "
          + "\(counted(result.findings.count, "case")); again: \(wording.next(.run(plan.arguments)))\n"
      }
    } else {
      lines += "\(plan.suite)  \(cases) (\(scope))\n"
    }
    return lines + "\(result.exitCode.word), exit code \(result.exitCode.rawValue)\n"
  }

  private func text(
    _ finding: ExplorationResult.Finding, number: Int, result: ExplorationResult,
    fixture: String, style: Style
  ) -> String {
    let plan = result.plan
    var lines = [
      style.bad("\(finding.code.rawValue) \(plan.suite)/\(finding.id)"),
      "  \(finding.sentence)",
      "  case \(finding.firstNumber) shrank to this"
        + (finding.occurrences > 1 ? ", and \(finding.occurrences - 1) more did" : ""),
      "",
      "  to paste into \(Escaped.plain(fixture)), when people have decided what is right",
    ]
    let pasted = finding.pasted.indented(by: 2).split(separator: "\n")
    lines += ["", "    " + (pasted.first ?? "")] + pasted.dropFirst().map(String.init) + [""]
    lines += section("outcomes", outcomeRows(finding))
    if let nearest = finding.nearest {
      let keys = nearest.keys.map(Escaped.plain).joined(separator: ", ")
      let likeness =
        keys.isEmpty
        ? "this is the case \(nearest.id), on which check fails too"
        : "like the case \(nearest.id), but for \(keys)"
      lines += ["  \(likeness)", ""]
    }
    if !finding.generalizations.isEmpty {
      lines += section(
        "what may vary", finding.generalizations.map { [Escaped.plain($0.place), $0.words] })
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func outcomeRows(_ finding: ExplorationResult.Finding) -> [[String]] {
    let cells = [("Kotlin", finding.kotlin), ("Swift", finding.swift)]
    var keys: [String] = []
    for key in cells.compactMap(\.1.outcome).flatMap({ $0.members.map(\.key) })
    where !keys.contains(key) { keys.append(key) }
    let head =
      [""] + keys.map { finding.keys.contains($0) ? "≠ \(Escaped.plain($0))" : Escaped.plain($0) }
    return [head]
      + cells.map { name, cell in
        guard let outcome = cell.outcome else { return [name, cell.text] }
        return [name] + keys.map { outcome[$0]?.text ?? "missing" }
      }
  }

  private func section(_ title: String, _ rows: [[String]]) -> [String] {
    var table = TextTable()
    for row in rows { table.add(row) }
    return ["  \(title)"] + table.lines(indentedBy: 4) + [""]
  }
}

extension ExplorationResult {
  /// The divergences that were met, in the order of their ids.
  fileprivate var statedByCase: [(id: String, count: Int)] {
    stated.sorted { $0.key < $1.key }.map { (id: $0.key, count: $0.value) }
  }
}

extension ExplorationResult.Finding {
  /// The case as the fixture would have it, with Kotlin's answer for the outcome to expect.
  var pasted: JSONValue {
    ["id": .string(id), "input": input, "expect": kotlin.outcome?.value ?? .null]
  }

  /// The finding with all its facts, for programs.
  var value: JSONValue {
    [
      "code": .string(code.rawValue),
      "case": pasted,
      "kotlin": kotlin.value,
      "swift": swift.value,
      "keys": .array(keys.map { .string($0) }),
      "occurrences": .integer(Int64(occurrences)),
      "first": .integer(Int64(firstNumber)),
      "nearest": nearest.map {
        ["case": .string($0.id), "keys": .array($0.keys.map { .string($0) })]
      } ?? .null,
      "varies": .array(
        generalizations.map { ["place": .string($0.place), "values": .string($0.words)] }),
    ]
  }
}
