/// An option of the command line.
///
/// The parser, the usage text and the suggestions for a misspelt one are all made of these.
struct CommandOption {
  let name: String

  /// What its value is called; nil for an option that takes none.
  let value: String?

  /// The words that its value may be or, before a path, begin with; none where others may be too.
  let words: @Sendable (Verb) -> [String]

  /// The verbs that know it; none for all of them.
  let verbs: [Verb]

  /// Whether its verbs do nothing without it.
  let isNeeded: Bool

  /// What it does, a line each.
  let help: [String]

  /// Takes a value in.
  let read: @Sendable (inout Arguments, String) throws(UsageError) -> Void

  init(
    _ name: String, _ value: String? = nil,
    words: @escaping @Sendable (Verb) -> [String] = { _ in [] },
    of verbs: Verb..., isNeeded: Bool = false, help: String...,
    read: @escaping @Sendable (inout Arguments, String) throws(UsageError) -> Void
  ) {
    self.name = name
    self.value = value
    self.words = words
    self.verbs = verbs
    self.isNeeded = isNeeded
    self.help = help
    self.read = read
  }

  /// The option as the usage text names it.
  var usage: String { value.map { "\(name) \($0)" } ?? name }

  /// Every option, in the order of the usage text.
  static let all: [CommandOption] = [
    CommandOption("--all-rows", of: .check, help: "show every row, not only those that differ") {
      (arguments, _) throws(UsageError) in arguments.showsAllRows = true
    },
    CommandOption(
      "--watch", of: .check,
      help: "run again when a fixture, a recording or a Kotlin source changes"
    ) { (arguments, _) throws(UsageError) in arguments.watches = true },
    CommandOption(
      "--report", "FORMAT=PATH", words: { _ in ReportFormat.allCases.map { "\($0.rawValue)=" } },
      of: .check,
      help: "write a report to a file; may be given several times:",
      ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
    ) { (arguments, value) throws(UsageError) in try arguments.addReport(value) },
    CommandOption(
      "--check", of: .record, help: "compare what Kotlin answers now with the recordings",
      "and write nothing"
    ) { (arguments, _) throws(UsageError) in arguments.isCheck = true },
    CommandOption(
      "--because", "TEXT", of: .accept, isNeeded: true, help: "the reason, in words that last"
    ) {
      (arguments, value) throws(UsageError) in arguments.because = value
    },
    CommandOption(
      "--base", "BRANCH", of: .changes,
      help: "compare with the commit in which this branch left BRANCH",
      "(default: GITHUB_BASE_REF, or the default branch)"
    ) { (arguments, value) throws(UsageError) in arguments.base = value },
    CommandOption(
      "--schema", of: .list, help: "print a JSON Schema instead: of the fixture of SUITE,",
      "or without one of what --format json prints"
    ) { (arguments, _) throws(UsageError) in arguments.showsSchema = true },
    CommandOption(
      "--dependency", "NAME", of: .initialize,
      help: "what the package calls its dependency on this one",
      "(default: found in Package.swift)"
    ) { (arguments, value) throws(UsageError) in arguments.dependency = value },
    CommandOption("--count", "N", of: .explore, help: "how many inputs (default: 20000)") {
      (arguments, value) throws(UsageError) in
      guard let number = Int(value), number > 0 else {
        throw .badValue("--count", needs: "a number above 0", found: value)
      }
      arguments.count = number
    },
    CommandOption(
      "--seed", "S", of: .explore,
      help: "the same inputs again (default: a new one, which is printed)"
    ) { (arguments, value) throws(UsageError) in
      // No more than the integers of JSON reports hold.
      guard let number = Int64(value), number >= 0 else {
        throw .badValue("--seed", needs: "a number from 0 to \(Int64.max)", found: value)
      }
      arguments.seed = UInt64(number)
    },
    CommandOption("--shard", "I/N", of: .explore, help: "the I-th of N parts of a run") {
      (arguments, value) throws(UsageError) in
      guard let part = Shard(value) else {
        throw .badValue(
          "--shard", needs: "I/N with I from 1 to N, such as 2/4,", found: value)
      }
      arguments.shard = part
    },
    CommandOption(
      "--root", "DIR", help: "the folder that holds fixtures/ and kotlin-ref/",
      "(default: the nearest one from the working directory upwards)"
    ) { (arguments, value) throws(UsageError) in arguments.root = value },
    CommandOption("--fixtures", "DIR", help: "the fixtures (default: ROOT/fixtures)") {
      (arguments, value) throws(UsageError) in arguments.fixtures = value
    },
    CommandOption(
      "--recordings", "DIR", help: "the recordings (default: ROOT/kotlin-ref/recorded)"
    ) { (arguments, value) throws(UsageError) in arguments.recordings = value },
    CommandOption(
      "--format", "FORMAT", words: { Arguments.Format.known(to: $0).map(\.rawValue) },
      help: "text or json, for changes also markdown (default: text)"
    ) { (arguments, value) throws(UsageError) in arguments.formatName = value },
    CommandOption(
      "--color", "WHEN", words: { _ in Arguments.Color.allCases.map(\.rawValue) },
      help: "auto, always or never (default: auto; NO_COLOR is honoured)"
    ) { (arguments, value) throws(UsageError) in
      arguments.color = try Arguments.choice("--color", value)
    },
    CommandOption("--help", help: "this text, or the page of the verb; also -h") {
      (arguments, _) throws(UsageError) in
      arguments.asksForHelp = true
    },
    CommandOption(
      "--kotlin-sources", "PATH",
      help: "a folder or file of Kotlin to compile; may be given several",
      "times (default: what the program states)"
    ) { (arguments, value) throws(UsageError) in arguments.kotlin.sources.append(value) },
    CommandOption(
      "--kotlin-classpath", "PATH", help: "a jar or a folder of classes that it needs, likewise"
    ) { (arguments, value) throws(UsageError) in arguments.kotlin.classPath.append(value) },
    CommandOption(
      "--kotlin-watch", "PATH", help: "Kotlin that others compile and answers depend on, likewise"
    ) { (arguments, value) throws(UsageError) in arguments.kotlin.watched.append(value) },
    CommandOption("--kotlin-main", "CLASS", help: "the class whose main runs the recorder") {
      (arguments, value) throws(UsageError) in arguments.kotlin.mainClass = value
    },
    CommandOption(
      "--kotlin-recorder", "PROGRAM", help: "a program that is the whole recorder"
    ) { (arguments, value) throws(UsageError) in arguments.kotlin.recorder = value },
    CommandOption(
      "--recorder-limit", "SECONDS", of: .record,
      help: "how long the recorder may run (default: 600)"
    ) { (arguments, value) throws(UsageError) in
      guard let seconds = Int(value), seconds > 0 else {
        throw .badValue("--recorder-limit", needs: "a number of seconds", found: value)
      }
      arguments.recorderLimit = seconds
    },
    CommandOption("--version", help: "the version") { (arguments, _) throws(UsageError) in
      arguments.asksForVersion = true
    },
    CommandOption("--time-limit", "SECONDS", of: .worker) {
      (arguments, value) throws(UsageError) in
      guard let seconds = Int(value), seconds > 0 else {
        throw .badValue("--time-limit", needs: "a number of seconds", found: value)
      }
      arguments.timeLimit = seconds
    },
  ]

  /// Those that people use.
  static let known = all.filter { $0.verbs != [.worker] }
}
