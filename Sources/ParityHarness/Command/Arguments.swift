/// A command line, read: which verb, on what, with which options.
package struct Arguments {
  package enum Format: String, CaseIterable {
    case text
    case json
    /// Of `changes` alone; a check leaves its Markdown as a report.
    case markdown

    /// The formats in which a verb can print.
    static func known(to verb: Verb) -> [Format] {
      allCases.filter { $0 != .markdown || verb == .changes }
    }
  }

  package enum Color: String, CaseIterable {
    case auto
    case always
    case never
  }

  package private(set) var verb = Verb.check
  /// Whether the verb was not left out.
  package private(set) var hasVerb = false
  package private(set) var names: [String] = []
  package private(set) var format = Format.text
  package internal(set) var root: String?
  package internal(set) var fixtures: String?
  package internal(set) var recordings: String?
  package internal(set) var color = Color.auto
  package internal(set) var showsAllRows = false
  package private(set) var reports: [ReportFile] = []
  package internal(set) var watches = false
  package internal(set) var isCheck = false
  package internal(set) var showsSchema = false
  package internal(set) var asksForHelp = false
  package internal(set) var asksForVersion = false
  package internal(set) var timeLimit: Int?
  package internal(set) var because: String?
  package internal(set) var count: Int?
  package internal(set) var seed: UInt64?
  package internal(set) var shard: Shard?
  package internal(set) var dependency: String?
  var kotlin = KotlinOptions()
  var base: String?
  var recorderLimit: Int?
  var formatName: String?

  /// Reads the words behind the program's name; `suites` are the names a verb may be left out
  /// before.
  package init(_ words: [String], suites: [String]) throws(UsageError) {
    var given: [CommandOption] = []
    var positional: [String] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if !word.hasPrefix("-") || word == "-" {
        positional.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try Arguments.option(word == "-h" ? "--help" : String(parts[0]))
      var value = parts.count == 2 ? String(parts[1]) : nil
      if option.value == nil && value != nil { throw .unexpectedValue(option.name) }
      if option.value != nil && value == nil {
        guard index < words.count else { throw .missingValue(option.name) }
        value = words[index]
        index += 1
      }
      given.append(option)
      try option.read(&self, value ?? "")
    }
    try readVerb(&positional, suites: suites)
    names = positional
    // Which formats there are depends on the verb, which may follow.
    if let formatName {
      format = try Arguments.choice("--format", formatName, among: Format.known(to: verb))
    }
    for option in given where !option.verbs.isEmpty && !option.verbs.contains(verb) {
      throw .optionOfOtherVerbs(option.name, option.verbs, not: verb)
    }
    // Programs read one document, and a watch prints many.
    if watches && format != .text { throw .watchIsText }
  }

  private static func option(_ name: String) throws(UsageError) -> CommandOption {
    if let option = CommandOption.all.first(where: { $0.name == name }) { return option }
    throw .unknownOption(name, known: CommandOption.known.map(\.name))
  }

  private mutating func readVerb(_ positional: inout [String], suites: [String])
    throws(UsageError)
  {
    guard let first = positional.first else { return }
    if let verb = Verb(rawValue: first) {
      self.verb = verb
      hasVerb = true
      positional.removeFirst()
    } else if !suites.contains(ParityCommand.parts(of: first).suite) {
      let suite = ParityCommand.parts(of: first).suite
      // What has a slash can only be a case.
      if suite != first { throw .unknownSuite(suite, known: suites) }
      throw .unknownVerb(first, known: Verb.known.map(\.rawValue) + suites)
    }
  }

  mutating func addReport(_ value: String) throws(UsageError) {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw .badValue(
        "--report", needs: "FORMAT=PATH, such as junit=parity.xml,", found: value)
    }
    let report = ReportFile(
      format: try Arguments.choice("--report", String(parts[0])), path: String(parts[1]))
    if reports.contains(where: { Platform.absolute($0.path) == Platform.absolute(report.path) }) {
      throw .reportsToOneFile(report.path)
    }
    reports.append(report)
  }

  static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ value: String, among choices: [Choice] = Array(Choice.allCases)
  ) throws(UsageError) -> Choice {
    let known = choices.map(\.rawValue)
    if known.contains(value), let choice = Choice(rawValue: value) { return choice }
    throw .notOneOf(name, known: known, found: value)
  }
}
