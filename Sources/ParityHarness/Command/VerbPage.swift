/// What there is to tell of a verb.
///
/// The usage text, the page that `help VERB` shows and the completions are all made of these.
struct VerbPage {
  /// What may follow a verb, for completing it.
  enum Operand {
    case suites
    case explorableSuite
    /// Suites, or `SUITE/CASE`.
    case suitesAndCases
    /// `SUITE/CASE` alone.
    case cases
    case demo
    case shell
    case verb
    case anything
  }

  /// What follows the verb, without the options.
  let operands: String
  let operand: Operand

  /// What the verb does, in a line.
  let summary: String

  /// What there is to know about it, a paragraph each.
  let details: [String]

  /// A command line that one could type, without the program.
  let example: [String]

  /// What it may end with, apart from what every verb may.
  let exitCodes: [ExitCode]
}

extension Verb {
  /// The verb's page.
  var page: VerbPage {
    switch self {
    case .initialize:
      VerbPage(
        operands: "NAME", operand: .anything,
        summary: "write what a new suite needs, so that its check is green",
        details: [
          "Writes both bindings, a fixture with a case, a test and a workflow, each with a line "
            + "that says what to change, and adds the targets to Package.swift. It replaces no "
            + "file."
        ], example: ["init", "free-shipping"], exitCodes: [.fileFault])
    case .check:
      VerbPage(
        operands: "[SUITE[/CASE]...]", operand: .suitesAndCases,
        summary: "compare contract, Kotlin and Swift",
        details: [
          "Compares the contract in the fixture, what Kotlin answered when it was recorded, and "
            + "what Swift answers now. It needs no Kotlin. The verb may be left out.",
          "A case may be a pattern: * stands for any letters, ? for one. The files of a suite are "
            + "read whole even so, and the report says how many cases were checked.",
          "With --watch it checks again whenever a fixture, a recording or a Kotlin source "
            + "changes, until Ctrl-C. Swift is compiled into this program: after a change of it, "
            + "run the program again.",
        ], example: ["check", "SUITE/CASE", "--report", "html=parity.html"],
        exitCodes: [.drift, .unusable, .stale, .harnessFault, .fileFault])
    case .record:
      VerbPage(
        operands: "[SUITE...]", operand: .suites,
        summary: "let Kotlin answer the fixtures again",
        details: [
          "Compiles the Kotlin reference, lets it answer every case, and writes the recordings. "
            + "It needs a JDK 17 or newer, and the first time Python 3 with pip."
        ], example: ["record", "--check"],
        exitCodes: [.drift, .unusable, .stale, .noToolchain, .harnessFault, .fileFault])
    case .accept:
      VerbPage(
        operands: "SUITE [CASE...]", operand: .suitesAndCases,
        summary: "write today's differences into the fixture, each with the reason",
        details: [
          "Where Kotlin and Swift differ, the case becomes a known divergence: both outcomes and "
            + "the reason. Where the two agree and the contract says otherwise, their outcome "
            + "becomes the contract, and the reason is printed alone: let the commit say it.",
          "Only the values of expect change. All is accepted that the check compared, or "
            + "nothing: not where a case crashed or timed out, and not in a suite that is stale "
            + "or unusable. A CASE may be a pattern.",
        ], example: ["accept", "SUITE", "CASE", "--because", "\"Kotlin rounds half down\""],
        exitCodes: [.drift, .unusable, .stale, .harnessFault, .fileFault])
    case .explore:
      VerbPage(
        operands: "SUITE", operand: .explorableSuite,
        summary: "compare Kotlin and Swift on generated inputs",
        details: [
          "Makes inputs up, asks both twins, and shrinks each disagreement to a small case that "
            + "can be pasted into the fixture. It needs a JDK 17 or newer."
        ], example: ["explore", "SUITE", "--count", "5000"],
        exitCodes: [.drift, .unusable, .noToolchain, .harnessFault, .fileFault])
    case .audit:
      VerbPage(
        operands: "[SUITE...]", operand: .suites,
        summary: "are the cases enough, and does the check detect faults?",
        details: [
          "Looks for a pair of cases for each condition, lets mutants of the Swift twin answer, "
            + "and injects faults that the check has to detect."
        ], example: ["audit", "SUITE"],
        exitCodes: [.drift, .unusable, .stale, .inadequate, .harnessFault, .fileFault])
    case .explain:
      VerbPage(
        operands: "SUITE/CASE...", operand: .cases,
        summary: "single cases: inputs, answers, the rules in order",
        details: ["Shows each case whole. A case may be a pattern, such as SUITE/some-*."],
        example: ["explain", "SUITE/CASE"],
        exitCodes: [.drift, .unusable, .stale, .harnessFault, .fileFault])
    case .changes:
      VerbPage(
        operands: "[REV]", operand: .anything, summary: "what this branch changed in behaviour",
        details: [
          "Compares contract and recording with those at REV, or with those at the commit where "
            + "the branch left the default branch. It is a report: it exits 0 whatever changed, "
            + "unless something could not be compared."
        ], example: ["changes", "HEAD~1"],
        exitCodes: [.unusable, .noToolchain, .harnessFault, .fileFault])
    case .list:
      VerbPage(
        operands: "[SUITE[/CASE]...]", operand: .suitesAndCases,
        summary: "the suites, and the cases of those that are named",
        details: ["A case may be a pattern, such as SUITE/some-*."], example: ["list", "SUITE"],
        exitCodes: [.unusable, .fileFault])
    case .demo:
      VerbPage(
        operands: "NAME", operand: .demo, summary: "a behaviour to see",
        details: ["Shows what a twin does as it happens."], example: ["demo", "NAME"],
        exitCodes: [.stale, .harnessFault, .fileFault])
    case .completions:
      VerbPage(
        operands: "SHELL", operand: .shell,
        summary: "print what lets bash, zsh or fish complete command lines",
        details: [
          "Completes verbs, options, their values and suites, and asks the program for the cases "
            + "behind SUITE/.",
          "It is for the program by its name, whether it is on the PATH or a function of the "
            + "shell: PROGRAM() { swift run --quiet PROGRAM \"$@\"; }. A shell cannot complete "
            + "what follows swift run.",
          "In ~/.bashrc or ~/.zshrc, after compinit: source <(PROGRAM completions bash), or zsh. "
            + "For fish, in ~/.config/fish/config.fish: PROGRAM completions fish | source",
        ], example: ["completions", "zsh"], exitCodes: [])
    case .help:
      VerbPage(
        operands: "[VERB]", operand: .verb, summary: "what a verb does, with its options",
        details: ["VERB --help shows the same."], example: ["help", "check"], exitCodes: [])
    case .worker:
      VerbPage(
        operands: "", operand: .anything, summary: "", details: [], example: [], exitCodes: [])
    }
  }
}
