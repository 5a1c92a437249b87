/// Scripts by which shells complete command lines, made of the verbs and the options.
struct Completions {
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  /// The program's name, as it is typed.
  let program: String
  let suites: [String]
  let explorable: [String]
  let demos: [String]

  /// The script for a shell.
  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The name of the shell's function.
  var function: String {
    "_" + String(program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// Verbs as a pattern of the shells' `case`.
  func alternatives(_ verbs: [Verb]) -> String { verbs.map(\.rawValue).joined(separator: "|") }

  /// The verbs whose operands are of one kind, or of several.
  func verbs(taking operands: VerbPage.Operand...) -> [Verb] {
    Verb.known.filter { operands.contains($0.page.operand) }
  }

  /// The words that are the operands of some verbs, apart from suites and cases.
  var operandWords: [(verbs: [Verb], words: [String])] {
    [
      (verbs(taking: .explorableSuite), explorable), (verbs(taking: .demo), demos),
      (verbs(taking: .shell), Shell.allCases.map(\.rawValue)),
      (verbs(taking: .verb), Verb.known.map(\.rawValue)),
    ]
  }

  /// An option with a value, what completes it, and the verbs for which it is that.
  struct OptionValue {
    enum Kind: Equatable {
      case words([String])
      /// A word and then a path.
      case wordsBeforePath([String])
      case folder
      /// Nothing that could be known.
      case other
    }

    let option: String
    let kind: Kind
    /// None for all.
    let verbs: [Verb]
  }

  /// The options of a verb alone, and those that all verbs know.
  func options(of verb: Verb) -> [CommandOption] { verb.options.filter { !$0.verbs.isEmpty } }
  var commonOptions: [CommandOption] { CommandOption.known.filter(\.verbs.isEmpty) }

  /// What an option does, in a few words.
  func summary(_ option: CommandOption) -> String {
    var text = option.help.first ?? ""
    while text.last == ":" || text.last == "," { text.removeLast() }
    return text
  }

  /// How the values of options are completed; what is of single verbs comes first.
  var optionValues: [OptionValue] {
    CommandOption.known.filter { $0.value != nil }.flatMap { option -> [OptionValue] in
      let common = option.words(.check)
      let special = Verb.known.filter { option.verbs.isEmpty && option.words($0) != common }
      let kind: (Verb) -> OptionValue.Kind = { verb in
        let words = option.words(verb)
        if option.value == "DIR" { return .folder }
        if words.isEmpty { return .other }
        return words.allSatisfy { $0.hasSuffix("=") } ? .wordsBeforePath(words) : .words(words)
      }
      return special.map { OptionValue(option: option.name, kind: kind($0), verbs: [$0]) }
        + [OptionValue(option: option.name, kind: kind(.check), verbs: [])]
    }
  }
}
