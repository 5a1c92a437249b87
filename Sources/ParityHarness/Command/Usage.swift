/// The usage text and the page of each verb, made of the verbs, the options and the exit codes.
enum Usage {
  private static let width = 96

  /// The text of the program as a whole.
  static func text(_ program: Program) -> String {
    var verbs = TextTable()
    for verb in Verb.known {
      verbs.add([verb.rawValue, verb.page.operands, verb.page.summary])
    }
    return """
      \(program.name): does the Swift implementation still answer what Kotlin answers?

      usage: \(program.name) [check] [SUITE[/CASE]...] [OPTION...]
             \(program.name) VERB [OPTION...]

      verbs; \(program.with(["help", "VERB"])) tells more of one:
      \(text(verbs))
      options, with the verbs that know them unless all do:
      \(text(of: CommandOption.known, namesVerbs: true))
      exit codes, of which the worst wins:
      \(text(of: ExitCode.allCases))
      """
  }

  /// The page of a verb.
  static func text(of verb: Verb, _ program: Program) -> String {
    let page = verb.page
    let name = verb == .check ? "[check]" : verb.rawValue
    let own = verb.options.filter { !$0.verbs.isEmpty }
      .map { $0.isNeeded ? $0.usage : "[\($0.usage)]" }
    let usage = ["usage:", program.name, name, page.operands] + own
    let example = program.with([]) + " " + page.example.joined(separator: " ")
    return """
      \(usage.filter { !$0.isEmpty }.joined(separator: " "))

      \(verb.rawValue): \(page.summary)

      \(page.details.map(wrapped).joined(separator: "\n"))
      options:
      \(text(of: verb.options, namesVerbs: false))
      exit codes, of which the worst wins:
      \(text(of: [.parity] + page.exitCodes + [.usage]))
      example: \(example)

      """
  }

  private static func text(of options: [CommandOption], namesVerbs: Bool) -> String {
    var table = TextTable()
    for option in options {
      let verbs = namesVerbs ? option.verbs.map(\.rawValue).joined(separator: ", ") : ""
      for (index, line) in option.help.enumerated() {
        table.add([
          index == 0 ? option.usage : "", (verbs.isEmpty || index > 0 ? "" : "\(verbs): ") + line,
        ])
      }
    }
    return text(table)
  }

  private static func text(of codes: [ExitCode]) -> String {
    var table = TextTable()
    for code in codes.sorted(by: { $0.rawValue < $1.rawValue }) {
      table.add([String(code.rawValue), code.word, code.meaning])
    }
    return text(table)
  }

  private static func text(_ table: TextTable) -> String {
    table.lines(indentedBy: 2).map { "\($0)\n" }.joined()
  }

  /// A paragraph in lines that fit a terminal.
  private static func wrapped(_ paragraph: String) -> String {
    var lines = [""]
    for word in paragraph.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { "\($0)\n" }.joined()
  }
}

extension ExitCode {
  /// What happened when the command ends with it.
  fileprivate var meaning: String {
    switch self {
    case .parity: "contract, Kotlin and Swift agree, or the verb did what it was to do"
    case .drift: "they differ on a row or a constant, or Swift crashed or hung"
    case .unusable: "a fixture, a recording or the Kotlin reference cannot be used"
    case .stale: "a recording is missing, or was made from something else than what is here"
    case .inadequate: "too few cases, or a check that does not detect a fault"
    case .usage: "the command line is wrong"
    case .noToolchain: "Java, the Kotlin compiler or git is missing"
    case .harnessFault: "the harness is at fault, or rows were not compared"
    case .fileFault: "a file could not be read or written"
    }
  }
}
