extension Completions {
  /// For zsh, to be sourced or to be found as a function.
  var zsh: String {
    let values = optionValues.map { value -> String in
      let head = "(\(value.verbs.isEmpty ? "*" : alternatives(value.verbs)):\(value.option))"
      switch value.kind {
      case .words(let words): return "\(head) compadd -- \(words.joined(separator: " ")); return ;;"
      case .wordsBeforePath(let words):
        return "\(head) if compset -P 1 '*='; then _files; "
          + "else compadd -S '' -- \(words.joined(separator: " ")); fi; return ;;"
      case .folder: return "\(head) _files -/; return ;;"
      case .other: return "\(head) return ;;"
      }
    }
    let options = Verb.known.filter { !self.options(of: $0).isEmpty }.map { verb in
      "(\(verb.rawValue)) options=(\(described(self.options(of: verb)))) ;;"
    }
    let operands = operandWords.filter { !$0.words.isEmpty }.map { verbs, words in
      "(\(alternatives(verbs))) compadd -- \(words.joined(separator: " ")) ;;"
    }
    let verbs = Verb.known.map { "      \(described($0.rawValue, $0.page.summary))\n" }.joined()
    let slash = "-S / -q"
    return """
      #compdef \(program)
      # Completes \(program) in zsh. In ~/.zshrc, after compinit: source <(\(program) completions zsh)
      \(function)() {
        local current=${words[CURRENT]} previous=${words[CURRENT-1]} verb=check given= word
        local -a options verbs
        for word in "${(@)words[2,CURRENT-1]}"; do
          case $word in
            (\(alternatives(Verb.known))) verb=$word given=1; break ;;
          esac
        done
        if [[ $current == --*=* ]]; then
          previous=${current%%=*}
          compset -P 1 '*='
        fi
        case $verb:$previous in
      \(lines(values, by: 4))  esac
        if [[ $current == -* ]]; then
          case $verb in
      \(lines(options, by: 6))    esac
          options+=(\(described(commonOptions)))
          _describe -o option options
          return
        fi
        if [[ -z $given && $current != */* ]]; then
          verbs=(
      \(verbs)    )
          _describe verb verbs
        fi
        case $verb in
          (\(alternatives(self.verbs(taking: .suites, .suitesAndCases, .cases))))
            if [[ $current != */* ]]; then
              case $verb in
                (\(alternatives(self.verbs(taking: .cases)))) compadd \(slash) -- \(suites.joined(separator: " ")) ;;
                (*) compadd -- \(suites.joined(separator: " ")) ;;
              esac
            elif [[ $verb == (\(alternatives(self.verbs(taking: .suitesAndCases, .cases)))) ]]; then
              compadd -- ${(f)"$("${words[1]}" list "${current%%/*}" 2>/dev/null | sed -n 's/^  //p')"}
            fi ;;
      \(lines(operands, by: 4))  esac
      }
      if [[ $funcstack[1] == \(function) ]]; then
        \(function) "$@"
      else
        compdef \(function) \(program)
      fi

      """
  }

  private func described(_ options: [CommandOption]) -> String {
    options.map { described($0.name, summary($0)) }.joined(separator: " ")
  }

  /// A word and what it is, as `_describe` reads them.
  private func described(_ word: String, _ summary: String) -> String {
    let text = summary.replacing(":", with: "\\:").replacing("'", with: "'\\''")
    return "'\(word):\(text)'"
  }
}
