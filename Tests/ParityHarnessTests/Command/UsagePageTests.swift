import Testing

@testable import ParityCore
@testable import ParityHarness

/// The page of each verb, made of the one table.
struct UsagePageTests {
  private static let program = Program(command: "swift run parity")

  @Test(arguments: Verb.known)
  func `A page has usage, options, exit codes and an example`(verb: Verb) {
    let page = Usage.text(of: verb, Self.program)
    #expect(page.hasPrefix("usage: parity "))
    #expect(page.contains("\n\n\(verb.rawValue): \(verb.page.summary)\n\n"))
    for option in CommandOption.known {
      let isKnown = option.verbs.isEmpty || option.verbs.contains(verb)
      #expect(page.contains("\n  \(option.usage) ") == isKnown, "\(option.name)")
    }
    for code in [.parity, .usage] + verb.page.exitCodes {
      #expect(page.contains("  \(code.word) "), "\(code)")
    }
    #expect(!page.split(separator: "\n").contains { $0.count > 100 })
  }

  @Test(arguments: Verb.known) func `An example can be followed`(verb: Verb) throws {
    #expect(!verb.page.example.isEmpty)
    let arguments = try Arguments(verb.page.example, suites: ["SUITE"])
    #expect(arguments.verb == verb)
  }

  @Test func `The text of all has every verb, option and exit code`() {
    let text = Usage.text(Self.program)
    for verb in Verb.known { #expect(text.contains("\n  \(verb.rawValue) "), "\(verb)") }
    for option in CommandOption.known { #expect(text.contains("\n  \(option.usage) ")) }
    for code in ExitCode.allCases { #expect(text.contains("\n  \(code.rawValue) ")) }
    #expect(!text.contains("worker"))
  }

  @Test func `An option that is needed is in no brackets`() {
    #expect(
      Usage.text(of: .accept, Self.program)
        .hasPrefix("usage: parity accept SUITE [CASE...] --because TEXT\n"))
  }
}
