/// A command line, read: which verb, on what, with which options.
package struct Arguments {
  package enum Verb: String, CaseIterable {
    case check
    case record
    case explore
    case audit
    case explain
    case changes
    case list
    case demo
    /// Not for people: the process in which the Swift subjects run.
    case worker
  }

  package enum Format: String, CaseIterable {
    case text
    case json
    /// Of `changes` alone; a check leaves its Markdown as a report.
    case markdown
  }

  package enum Color: String, CaseIterable {
    case auto
    case always
    case never
  }

  /// A command line that cannot be followed; the text says why and what is known.
  package struct UsageError: Error {
    package let message: String
  }

  package private(set) var verb = Verb.check
  package private(set) var names: [String] = []
  package private(set) var root: String?
  package private(set) var fixtures: String?
  package private(set) var recordings: String?
  private var formatName: String?
  package private(set) var format = Format.text
  package private(set) var color = Color.auto
  package private(set) var showsAllRows = false
  package private(set) var reports: [ReportFile] = []
  package private(set) var isCheck = false
  package private(set) var showsSchema = false
  package private(set) var asksForHelp = false
  package private(set) var asksForVersion = false
  package private(set) var timeLimit: Int?
  package private(set) var count: Int?
  package private(set) var seed: UInt64?
  package private(set) var shard: Shard?

  /// The options, whether they take a value, and the verbs that know them; none for all.
  private static let options: [(name: String, takesValue: Bool, verbs: [Verb])] = [
    ("--root", true, []), ("--fixtures", true, []), ("--recordings", true, []),
    ("--format", true, []), ("--color", true, []), ("--help", false, []), ("--version", false, []),
    ("--all-rows", false, [.check]), ("--report", true, [.check]), ("--check", false, [.record]),
    ("--schema", false, [.list]),
    ("--count", true, [.explore]), ("--seed", true, [.explore]), ("--shard", true, [.explore]),
    ("--time-limit", true, [.worker]),
  ]

  /// Reads the words behind the program's name; `suites` are the names a verb may be left out before.
  package init(_ words: [String], suites: [String]) throws(UsageError) {
    var given: [String] = []
    var positional: [String] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "-h" {
        asksForHelp = true
      } else if !word.hasPrefix("-") || word == "-" {
        positional.append(word)
      } else {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = Arguments.options.first(where: { $0.name == name }) else {
          let known = Arguments.options.filter { $0.verbs != [.worker] }.map(\.name)
          throw UsageError(
            message: "unknown option \(Escaped.plain(name))"
              + Nearest.suggestion(for: name, among: known))
        }
        var value = parts.count == 2 ? String(parts[1]) : nil
        if option.takesValue && value == nil {
          guard index < words.count else { throw UsageError(message: "\(name) needs a value") }
          value = words[index]
          index += 1
        }
        if !option.takesValue && value != nil {
          throw UsageError(message: "\(name) takes no value")
        }
        given.append(name)
        try set(name, value ?? "")
      }
    }
    try readVerb(&positional, suites: suites)
    names = positional
    // Which formats there are depends on the verb, which may stand behind.
    if let formatName {
      let known = Format.allCases.filter { $0 != .markdown || verb == .changes }
      format = try choice("--format", formatName, among: known)
    }
    for name in given {
      let verbs = Arguments.options.first { $0.name == name }?.verbs ?? []
      if !verbs.isEmpty && !verbs.contains(verb) {
        throw UsageError(
          message: "\(name) belongs to \(verbs.map(\.rawValue).joined(separator: ", ")), "
            + "not to \(verb.rawValue)")
      }
    }
  }

  private mutating func readVerb(_ positional: inout [String], suites: [String])
    throws(UsageError)
  {
    guard let first = positional.first else { return }
    if let verb = Verb(rawValue: first) {
      self.verb = verb
      positional.removeFirst()
    } else if !suites.contains(first) {
      let known = Verb.allCases.filter { $0 != .worker }.map(\.rawValue) + suites
      throw UsageError(
        message: "\(Escaped.plain(first)) is neither a verb nor a suite"
          + Nearest.suggestion(for: first, among: known)
          + "; known: \(known.joined(separator: ", "))")
    }
  }

  private mutating func set(_ name: String, _ value: String) throws(UsageError) {
    switch name {
    case "--root": root = value
    case "--fixtures": fixtures = value
    case "--recordings": recordings = value
    case "--format": formatName = value
    case "--color": color = try choice(name, value)
    case "--all-rows": showsAllRows = true
    case "--report": reports.append(try report(value))
    case "--check": isCheck = true
    case "--schema": showsSchema = true
    case "--help": asksForHelp = true
    case "--version": asksForVersion = true
    case "--count":
      guard let number = Int(value), number > 0 else {
        throw UsageError(message: "--count needs a number above 0, not \(Escaped.plain(value))")
      }
      count = number
    case "--seed":
      // No more than the integers of JSON reports hold.
      guard let number = Int64(value), number >= 0 else {
        throw UsageError(
          message: "--seed needs a number from 0 to \(Int64.max), not \(Escaped.plain(value))")
      }
      seed = UInt64(number)
    case "--shard":
      guard let part = Shard(value) else {
        throw UsageError(
          message: "--shard needs I/N with I from 1 to N, such as 2/4, "
            + "not \(Escaped.plain(value))")
      }
      shard = part
    case "--time-limit":
      guard let seconds = Int(value), seconds > 0 else {
        throw UsageError(message: "--time-limit needs a number of seconds")
      }
      timeLimit = seconds
    default: break
    }
  }

  private func report(_ value: String) throws(UsageError) -> ReportFile {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw UsageError(
        message: "--report needs FORMAT=PATH, such as junit=parity.xml, not \(Escaped.plain(value))"
      )
    }
    let report = ReportFile(
      format: try choice("--report", String(parts[0])), path: String(parts[1]))
    if reports.contains(where: { Layout.absolute($0.path) == Layout.absolute(report.path) }) {
      throw UsageError(message: "two reports go to \(Escaped.plain(report.path))")
    }
    return report
  }

  private func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ value: String, among choices: [Choice] = Array(Choice.allCases)
  ) throws(UsageError) -> Choice {
    let known = choices.map(\.rawValue)
    if known.contains(value), let choice = Choice(rawValue: value) { return choice }
    throw UsageError(
      message: "\(name) is one of \(known.joined(separator: ", ")), not \(Escaped.plain(value))"
        + Nearest.suggestion(for: value, among: known))
  }
}
