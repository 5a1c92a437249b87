/// What a command line asks for; `page` tells more of each.
package enum Verb: String, CaseIterable, Sendable {
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
  case completions
  case help
  /// Not for people: the process in which the Swift subjects run.
  case worker

  /// The verbs that people use.
  static let known = allCases.filter { $0 != .worker }

  /// The options that people may give it, its own before those of all verbs.
  var options: [CommandOption] {
    let known = CommandOption.known
    return known.filter { $0.verbs.contains(self) } + known.filter(\.verbs.isEmpty)
  }
}
