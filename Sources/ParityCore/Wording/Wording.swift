/// Puts problems into words: the one place that says how facts read.
package struct Wording: Sendable {
  private let program: Program

  package init(_ program: Program) { self.program = program }

  /// The sentence, and what shows it line by line.
  package func lines(of problem: Problem) -> [String] {
    [problem.message] + evidence(problem.evidence)
  }

  /// The whole message as one text.
  package func message(of problem: Problem) -> String {
    lines(of: problem).joined(separator: "\n")
  }

  /// What to do next.
  package func next(_ step: NextStep) -> String {
    switch step {
    case .record(let suite): program.with(["record", suite])
    case .explain(let suite, let caseID): program.with(["explain", "\(suite)/\(caseID)"])
    case .run(let arguments): program.with(arguments)
    case .advice(let words): words
    case .adviceThenRun(let words, let arguments): "\(words): \(program.with(arguments))"
    }
  }

  /// What a problem is about: suite, case, or both.
  package static func subject(of problem: Problem) -> String {
    [problem.suite, problem.caseID].compactMap { $0 }.map(Escaped.plain).joined(separator: "/")
  }

  private func evidence(_ evidence: Evidence) -> [String] {
    var table = TextTable()
    for difference in evidence.differences {
      table.add(
        [difference.place]
          + difference.values.map { source in
            "\(source.name) \(source.hasOutcome ? source.value?.text ?? "missing" : "-")"
          })
    }
    var lines = evidence.note.map { ["    note: \(Escaped.plain($0))"] } ?? []
    lines += table.lines(indentedBy: 4)
    if evidence.hiddenDifferences > 0 {
      lines.append("    and in \(counted(evidence.hiddenDifferences, "place")) more")
    }
    if case .object(let members)? = evidence.input { lines += members.map { "    \($0.line)" } }
    return lines + evidence.output.map { "  \(Escaped.plain($0))" }
  }
}
