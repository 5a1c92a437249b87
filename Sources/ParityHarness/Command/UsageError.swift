/// A command line that cannot be followed.
package enum UsageError: Error {
  case unknownOption(String, known: [String])
  case missingValue(String)
  case unexpectedValue(String)
  case badValue(String, needs: String, found: String)
  case notOneOf(String, known: [String], found: String)
  case optionOfOtherVerbs(String, [Verb], not: Verb)
  case reportsToOneFile(String)
  case unknownVerb(String, known: [String])
  case unknownSuite(String, known: [String])
  case unknownCase(String, of: String, known: [String])
  case takesWholeSuites(Verb, found: String)
  /// The verb needs other operands; the example is one that it would take.
  case needsCases(example: String)
  case needsOneSuite(Verb, known: [String])
  case needsReason
  case watchIsText
  case needsOneShell(found: String, known: [String])
  case noSuchVerb(found: String, known: [String])
  case acceptsOneSuite(String, found: String)
  case statesNothing(String, isCrossProduct: Bool)
  case needsOneRevision(found: [String])
  case notExplorable(String, known: [String])
  case emptyShard(Shard, count: Int)
  case needsOneDemo(found: String, known: [String])
  case needsOneName(found: [String])
  case badSuiteName(String)
  case filesExist([String])
  case unusualManifest
  case twoBases(String, String)
  case noDemo
  case noSuite
  case rootIsNoFolder(String)
  case noRoot(from: String)

  /// The error in words.
  package var message: String {
    switch self {
    case .unknownOption(let name, let known):
      "unknown option \(Escaped.plain(name))\(Nearest.suggestion(for: name, among: known))"
    case .missingValue(let option): "\(option) needs a value"
    case .unexpectedValue(let option): "\(option) takes no value"
    case .badValue(let option, let needs, let found):
      "\(option) needs \(needs)\(needs.hasSuffix(",") ? "" : ",") not \(Escaped.plain(found))"
    case .notOneOf(let option, let known, let found):
      "\(option) is one of \(list(known)), not \(Escaped.plain(found))"
        + Nearest.suggestion(for: found, among: known)
    case .optionOfOtherVerbs(let option, let verbs, let verb):
      "\(option) belongs to \(list(verbs.map(\.rawValue))), not to \(verb.rawValue)"
    case .reportsToOneFile(let path): "two reports go to \(Escaped.plain(path))"
    case .unknownVerb(let name, let known):
      "\(Escaped.plain(name)) is neither a verb nor a suite" + hint(name, known)
    case .unknownSuite(let name, let known):
      "there is no suite \(Escaped.plain(name))" + hint(name, known)
    case .unknownCase(let id, let suite, let known):
      (id.isEmpty ? "\(suite)/ names no case" : "\(suite) has no case \(Escaped.plain(id))")
        + Wildcard(id).suggestion(among: known)
        + "; known: \(CaseListDiff.list(known))"
    case .takesWholeSuites(let verb, let found):
      "\(verb.rawValue) takes whole suites, not \(Escaped.plain(found))"
    case .needsCases(let example):
      "explain needs SUITE/CASE, such as \(example), or a pattern, such as SUITE/some-*"
    case .needsOneSuite(let verb, let known): "\(verb.rawValue) needs one of \(list(known))"
    case .watchIsText: "--watch prints text; leave --format out, or ask for reports"
    case .needsOneShell(let found, let known):
      "completions needs one of \(list(known))" + Nearest.suggestion(for: found, among: known)
    case .noSuchVerb(let found, let known):
      "there is no verb \(Escaped.plain(found))" + hint(found, known)
    case .needsReason: "accept needs a reason: --because TEXT says why the two may differ"
    case .acceptsOneSuite(let suite, let found):
      "accept changes one fixture at a time, \(suite)'s, and was given \(Escaped.plain(found)) too"
    case .statesNothing(let suite, let isCrossProduct):
      "\(suite) has nothing to accept: "
        + (isCrossProduct
          ? "a cross product has no case that could state a divergence"
          : "its cases state no contract")
    case .needsOneRevision(let found):
      "changes takes one REV, and was given "
        + found.map(Escaped.plain).joined(separator: " and ")
    case .notExplorable(let suite, let known):
      "\(suite) has no inputs to generate; those that have: \(list(known))"
    case .emptyShard(let shard, let count):
      "shard \(shard) of \(counted(count, "case")) has no case"
    case .needsOneDemo(let found, let known):
      "demo needs one of \(list(known))" + Nearest.suggestion(for: found, among: known)
    case .needsOneName(let found):
      found.isEmpty
        ? "init needs the name of a new suite, such as free-shipping"
        : "init takes one name, and was given \(list(found.map(Escaped.plain)))"
    case .badSuiteName(let name):
      "a suite's name is in kebab case and begins with a letter, such as free-shipping, not "
        + Escaped.plain(name)
    case .filesExist(let paths):
      "nothing was written, because init replaces no file: \(list(paths.map(Escaped.plain)))"
    case .unusualManifest:
      "Package.swift has no `let package = Package(` to whose targets those of the check could be "
        + "added; nothing was written"
    case .twoBases(let base, let revision):
      "changes takes --base or a REV, and was given \(Escaped.plain(base)) and "
        + Escaped.plain(revision)
    case .noDemo: "this project has no demo"
    case .noSuite: "this program has no suite"
    case .rootIsNoFolder(let path): "--root \(Escaped.plain(path)) is no folder"
    case .noRoot(let folder):
      "no folder from \(Escaped.plain(folder)) upwards holds fixtures/; name it with --root"
    }
  }

  private func hint(_ name: String, _ known: [String]) -> String {
    Nearest.suggestion(for: name, among: known) + "; known: \(list(known.map(Escaped.plain)))"
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
