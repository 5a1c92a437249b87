/// The usage text, made of the verbs and the options.
enum Usage {
  /// The text for a program by its name.
  static func text(_ program: Program) -> String {
    let name = program.command.split(separator: " ").last.map(String.init) ?? "parity"
    var text = "\(name): does the Swift implementation still answer what Kotlin answers?\n\n"
    var verbs = TextTable()
    for verb in Verb.known {
      let words =
        ["usage:", name, verb == .check ? "[check]" : verb.rawValue, verb.operands]
        + options(of: verb)
      let line = words.filter { !$0.isEmpty }.joined(separator: " ")
      verbs.add([verb == .check ? line : "      " + line.dropFirst("usage:".count)])
      verbs.add(["           \(verb.summary)"])
    }
    text += verbs.lines().map { "\($0)\n" }.joined()
    var options = TextTable()
    options.add([""])
    for option in CommandOption.known {
      for (index, line) in option.help.enumerated() {
        options.add([index == 0 ? option.usage : "", line])
      }
    }
    return text + options.lines().map { "\($0)\n" }.joined() + ending
  }

  private static func options(of verb: Verb) -> [String] {
    CommandOption.all.filter { $0.verbs.contains(verb) }.map { "[\($0.usage)]" }
  }

  private static let ending = """

    changes compares contract and recording with those at REV, or with those at the commit where
    the branch left the default branch. It is a report: it exits 0 whatever changed, unless
    something could not be compared.

    exit codes: 0 parity, 1 drift, 2 unusable fixture, recording or reference, 3 stale or missing
    recording, 4 inadequate cases or a check that does not detect faults, 64 wrong usage, 69 no
    Kotlin toolchain or no git, 70 fault of the harness, 74 file error

    """
}
