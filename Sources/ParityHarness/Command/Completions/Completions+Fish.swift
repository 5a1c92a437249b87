extension Completions {
  /// For fish.
  var fish: String {
    let complete = "complete -c \(program)"
    let verbs = Verb.known.map { verb in
      "\(complete) -n '_\(function)_verb none' -a \(verb.rawValue) -d \(quoted(verb.page.summary))"
    }
    let options = CommandOption.known.flatMap { option in
      let values = optionValues.filter { $0.option == option.name }
      if values.isEmpty { return [line(option, option.verbs, "")] }
      let special = values.flatMap(\.verbs)
      return values.map { value in
        let others = special.isEmpty ? option.verbs : Verb.known.filter { !special.contains($0) }
        return line(option, value.verbs.isEmpty ? others : value.verbs, completion(of: value.kind))
      }
    }
    let operands = operandWords.filter { !$0.words.isEmpty }.map { verbs, words in
      "\(complete) -n '\(condition(verbs))' -a \(quoted(words.joined(separator: " ")))"
    }
    let partial = self.verbs(taking: .suitesAndCases, .cases)
    return """
      # Completes \(program) in fish. In ~/.config/fish/config.fish: \(program) completions fish | source
      # Succeeds where the verb is one of those given; one that was left out is check, and none.
      function _\(function)_verb
        set -l verb check none
        for word in (commandline -opc)[2..-1]
          if contains -- $word \(Verb.known.map(\.rawValue).joined(separator: " "))
            set verb $word
            break
          end
        end
        for name in $verb
          contains -- $name $argv; and return 0
        end
        return 1
      end
      function _\(function)_names
        set -l suite (string split -m 1 / -- (commandline -ct))
        if test (count $suite) -eq 2
          set -l program (commandline -opc)[1]
          $program list $suite[1] 2>/dev/null | string match -r '^  .*' | string trim
        else
          string join \\n \(suites.joined(separator: " "))
        end
      end
      \(complete) -f
      \(lines(verbs + options, by: 0))\
      \(complete) -n '\(condition(partial))' -a '(_\(function)_names)'
      \(complete) -n '\(condition(self.verbs(taking: .suites)))' -a '\(suites.joined(separator: " "))'
      \(lines(operands, by: 0))
      """
  }

  private func condition(_ verbs: [Verb]) -> String {
    "_\(function)_verb \(verbs.map(\.rawValue).joined(separator: " "))"
  }

  private func line(_ option: CommandOption, _ verbs: [Verb], _ completion: String) -> String {
    let condition = verbs.isEmpty ? "" : " -n '\(condition(verbs))'"
    return "complete -c \(program)\(condition) -l \(option.name.dropFirst(2))\(completion)"
      + " -d \(quoted(summary(option)))"
  }

  private func completion(of kind: OptionValue.Kind) -> String {
    switch kind {
    case .words(let words), .wordsBeforePath(let words):
      " -x -a \(quoted(words.joined(separator: " ")))"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .other: " -x"
    }
  }

  private func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
