/// What a command line asks for.
package enum Verb: String, CaseIterable {
  case initialize = "init"
  case check
  case record
  case accept
  case explore
  case audit
  case explain
  case changes
  case list
  case demo
  /// Not for people: the process in which the Swift subjects run.
  case worker

  /// The verbs that people use.
  static let known = allCases.filter { $0 != .worker }

  /// What follows the verb, without the options.
  var operands: String {
    switch self {
    case .check, .list: "[SUITE[/CASE]...]"
    case .record, .audit: "[SUITE...]"
    case .accept: "SUITE [CASE...]"
    case .explore: "SUITE"
    case .initialize: "NAME"
    case .explain: "SUITE/CASE..."
    case .changes: "[REV]"
    case .demo: "NAME"
    case .worker: ""
    }
  }

  /// What the verb does, in a line.
  var summary: String {
    switch self {
    case .initialize: "write what a new suite needs, so that its check is green"
    case .check: "compare contract, Kotlin and Swift"
    case .record: "let Kotlin answer the fixtures again"
    case .accept: "write today's differences into the fixture, each with the reason"
    case .explore: "compare Kotlin and Swift on generated inputs"
    case .audit: "are the cases enough, and does the check detect faults?"
    case .explain: "single cases: inputs, answers, the rules in order"
    case .changes: "what this branch changed in behaviour"
    case .list: "the suites, and the cases of those that are named"
    case .demo: "a behaviour to see"
    case .worker: ""
    }
  }
}
