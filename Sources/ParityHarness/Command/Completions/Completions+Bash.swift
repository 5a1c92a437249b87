extension Completions {
  /// For bash, as old as the one of macOS.
  var bash: String {
    let values = optionValues.flatMap { value -> [String] in
      let verb = value.verbs.isEmpty ? "*" : alternatives(value.verbs)
      switch value.kind {
      case .words(let words):
        return ["\(verb):\(value.option)) \(reply(words)); return ;;"]
      case .wordsBeforePath(let words):
        return [
          "\(verb):\(value.option)) \(reply(words)); compopt -o nospace 2>/dev/null; return ;;"
        ]
      case .folder:
        return ["\(verb):\(value.option)) COMPREPLY=($(compgen -d -- \"$current\")); return ;;"]
      case .other: return ["\(verb):\(value.option)) return ;;"]
      }
    }
    let options = Verb.known.filter { !self.options(of: $0).isEmpty }.map { verb in
      "\(verb.rawValue)) words=\"\(names(self.options(of: verb)))\" ;;"
    }
    let operands = operandWords.filter { !$0.words.isEmpty }.map { verbs, words in
      "\(alternatives(verbs))) words=\"$words \(words.joined(separator: " "))\" ;;"
    }
    return """
      # Completes \(program) in bash. In ~/.bashrc: source <(\(program) completions bash)
      \(function)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        local verb=check given= words= suffix= index
        COMPREPLY=()
        for ((index = 1; index < COMP_CWORD; index++)); do
          case ${COMP_WORDS[index]} in
            \(alternatives(Verb.known))) verb=${COMP_WORDS[index]} given=1; break ;;
          esac
        done
        # Bash takes = for a word of its own.
        index=0
        if [[ $current == = ]]; then
          current= index=$COMP_CWORD
        elif [[ $previous == = ]]; then
          index=$((COMP_CWORD - 1))
        fi
        if ((index > 0)); then
          previous=${COMP_WORDS[index - 1]}
          if [[ $previous != -* ]]; then
            COMPREPLY=($(compgen -f -- "$current"))
            return
          fi
        fi
        case $verb:$previous in
      \(lines(values, by: 4))  esac
        if [[ $current == -* ]]; then
          case $verb in
      \(lines(options, by: 6))    esac
          COMPREPLY=($(compgen -W "$words \(names(commonOptions))" -- "$current"))
          return
        fi
        case $verb in
          \(alternatives(verbs(taking: .suites, .suitesAndCases, .cases))))
            if [[ $current == */* ]]; then
              case $verb in
                \(alternatives(verbs(taking: .suitesAndCases, .cases))))
                  words=$("${COMP_WORDS[0]}" list "${current%%/*}" 2>/dev/null | sed -n 's/^  //p') ;;
              esac
            else
              words="\(suites.joined(separator: " "))"
              # A case has to follow.
              case $verb in \(alternatives(verbs(taking: .cases)))) suffix=/ ;; esac
            fi ;;
      \(lines(operands, by: 4))  esac
        [[ -z $given ]] && words="$words \(Verb.known.map(\.rawValue).joined(separator: " "))"
        COMPREPLY=($(compgen -S "$suffix" -W "$words" -- "$current"))
        [[ -n $suffix ]] && compopt -o nospace 2>/dev/null
      }
      complete -F \(function) \(program)

      """
  }

  private func names(_ options: [CommandOption]) -> String {
    options.map(\.name).joined(separator: " ")
  }

  private func reply(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
  }

  func lines(_ lines: [String], by indent: Int) -> String {
    lines.map { String(repeating: " ", count: indent) + $0 + "\n" }.joined()
  }
}
