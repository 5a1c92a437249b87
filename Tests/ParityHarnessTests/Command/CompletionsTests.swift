import Testing

@testable import ParityHarness

/// The scripts for shells know what the table of verbs and options knows.
struct CompletionsTests {
  private static let completions = Completions(
    program: "our-parity", suites: ["fare", "parcel"], explorable: ["fare"], demos: ["ride"])

  @Test(arguments: Completions.Shell.allCases)
  func `A script has every verb, option, value and suite`(shell: Completions.Shell) {
    let script = Self.completions.script(for: shell)
    let words = script.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "=" }
    var wanted = Verb.known.map(\.rawValue) + ["fare", "parcel", "ride"]
    for option in CommandOption.known {
      wanted.append(shell == .fish ? String(option.name.dropFirst(2)) : option.name)
      wanted += Verb.known.flatMap(option.words)
    }
    #expect(wanted.count > 50)
    for word in wanted { #expect(words.contains(Substring(word)), "\(word)") }
    #expect(!words.contains("worker") && !words.contains("--time-limit"))
  }

  @Test func `A name that no function could have is made one`() {
    #expect(Self.completions.function == "_our_parity")
  }

  @Test func `The formats of a verb are its own`() {
    let values = Self.completions.optionValues.filter { $0.option == "--format" }
    #expect(values.map(\.verbs) == [[.changes], []])
    #expect(
      values.map(\.kind) == [.words(["text", "json", "markdown"]), .words(["text", "json"])])
  }
}
