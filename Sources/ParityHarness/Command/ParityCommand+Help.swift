extension ParityCommand {
  /// The usage text or the page of a verb, where it was asked for; nil where it was not.
  func help(_ arguments: Arguments) throws(UsageError) -> String? {
    guard arguments.verb == .help || arguments.asksForHelp else { return nil }
    if arguments.verb != .help {
      return arguments.hasVerb ? Usage.text(of: arguments.verb, program) : Usage.text(program)
    }
    guard let name = arguments.names.first else { return Usage.text(program) }
    guard arguments.names.count == 1, let verb = Verb.known.first(where: { $0.rawValue == name })
    else {
      let found = arguments.names.count == 1 ? name : arguments.names.joined(separator: " ")
      throw .noSuchVerb(found: found, known: Verb.known.map(\.rawValue))
    }
    return Usage.text(of: verb, program)
  }

  /// `parity completions SHELL`: a script for a shell.
  func completions(_ arguments: Arguments) throws(UsageError) -> String {
    let name = arguments.names.count == 1 ? arguments.names[0] : ""
    guard let shell = Completions.Shell(rawValue: name) else {
      throw .needsOneShell(found: name, known: Completions.Shell.allCases.map(\.rawValue))
    }
    return Completions(
      program: program.name, suites: suites.map(\.name),
      explorable: suites.filter { $0 is any ExplorableSuite }.map(\.name),
      demos: demos.map(\.name)
    ).script(for: shell)
  }
}
