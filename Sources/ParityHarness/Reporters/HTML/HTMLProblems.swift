/// Problems as a list: code, what it is about, what is wrong, where, and what to do next.
struct HTMLProblems {
  /// How many of one list are reported; the rest is a number.
  static let limit = 300

  let wording: Wording

  private static let lineLimit = 24
  private static let columns = 400

  /// The list, nothing without problems; each is called by the prefix and its number from 1.
  func list(_ problems: [Problem], idPrefix: String) -> String {
    if problems.isEmpty { return "" }
    let items = problems.prefix(Self.limit).enumerated().map { number, problem in
      item(problem, id: "\(idPrefix)-\(number + 1)")
    }
    let rest = problems.count - items.count
    return "<ol class=\"problems\">\n\(items.joined())</ol>\n"
      + (rest > 0 ? "<p>and \(HTML.counted(rest, "problem")) more, not listed here</p>\n" : "")
  }

  /// A link to each problem of the list.
  func links(to problems: [Problem], idPrefix: String) -> [String] {
    problems.prefix(Self.limit).enumerated().map { number, problem in
      let subject = Wording.subject(of: problem)
      return "<a href=\"#\(idPrefix)-\(number + 1)\">\(problem.code.rawValue)"
        + (subject.isEmpty ? "" : " <code>\(HTML.text(subject, columns: 80))</code>") + "</a>"
    }
  }

  private func item(_ problem: Problem, id: String) -> String {
    let subject = Wording.subject(of: problem)
    let lines = wording.lines(of: problem)
    let rest = lines.count - Self.lineLimit
    let message =
      lines.prefix(Self.lineLimit).map { HTML.text($0, columns: Self.columns) }
      + (rest > 0 ? ["and \(rest) more lines"] : [])
    let location = problem.location.map {
      "<div><dt>at</dt> <dd><code>\(HTML.text($0, columns: Self.columns))</code></dd></div>"
    }
    let next = problem.next.map {
      "<div><dt>next</dt> "
        + "<dd><code>\(HTML.text(wording.next($0), columns: Self.columns))</code></dd></div>"
    }
    let facts = [location, next].compactMap { $0 }.joined()
    return """
      <li id="\(id)"><p><b>\(problem.code.rawValue)</b>\
      \(subject.isEmpty ? "" : " <code>\(HTML.text(subject, columns: Self.columns))</code>")</p>
      <pre>\(message.joined(separator: "\n"))</pre>\
      \(facts.isEmpty ? "" : "<dl>\(facts)</dl>")</li>

      """
  }
}
