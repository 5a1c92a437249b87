/// What a run of `explore` found; reporters render it and decide nothing.
package struct ExplorationResult: Sendable {
  /// Which run it is: the same plan gives the same result.
  package struct Plan: Hashable, Sendable {
    package let suite: String
    package let count: Int
    package let seed: UInt64
    package let shard: Shard

    package init(suite: String, count: Int, seed: UInt64, shard: Shard = .whole) {
      self.suite = suite
      self.count = count
      self.seed = seed
      self.shard = shard
    }
  }

  /// A minimal input on which the twins disagree, standing for all that shrink to it.
  package struct Finding: Sendable {
    /// A name for the case, made of its input.
    package let id: String
    package let input: JSONValue
    package let kotlin: Cell
    package let swift: Cell
    /// The keys on which the outcomes differ; none where one side gave no outcome.
    package let keys: [String]
    /// How many of those that were shrunk came to this.
    package var occurrences: Int
    /// The number of the first generated case that came to this.
    package let firstNumber: Int
    /// The known case that is nearest, and the keys in which it is another.
    package let nearest: (id: String, keys: [String])?
    package let generalizations: [Generalization]
    package let code: Problem.Code
  }

  package let plan: Plan
  /// How many cases were asked about.
  package internal(set) var asked = 0
  /// How many of them had an answer from both twins, so that they could be compared.
  package internal(set) var compared = 0
  /// How many of them differed as a case of the fixture states, by that case's id.
  package internal(set) var stated: [String: Int] = [:]
  /// How many of the others the twins disagreed on, and how many of those were shrunk.
  package internal(set) var disagreements = 0
  package internal(set) var shrunk = 0
  /// What they shrank to, in the order of the first case.
  package internal(set) var findings: [Finding] = []
  /// What else went wrong.
  package internal(set) var problems: [Problem] = []

  package init(plan: Plan) { self.plan = plan }

  /// Everything that keeps the run from being green.
  package var allProblems: [Problem] { problems + findings.map { $0.problem(plan: plan) } }

  /// Green only where every case of the plan was compared, and there is one.
  package var exitCode: ExitCode {
    let said = ExitCode.worst(of: allProblems.map(\.code.exitCode))
    let isCompared = compared > 0 && compared == plan.caseCount
    return said == .parity && !isCompared ? .harnessFault : said
  }
}

extension ExplorationResult.Plan {
  /// How many cases this shard has.
  package var caseCount: Int { shard.numbers(of: count).underestimatedCount }

  /// The arguments that give this run again.
  package var arguments: [String] {
    ["explore", suite, "--seed", String(seed), "--count", String(count)]
      + (shard == .whole ? [] : ["--shard", shard.description])
  }
}

extension ExplorationResult.Finding {
  /// What the two sides did, as a sentence.
  package var sentence: String {
    switch (kotlin, swift) {
    case (.threw, .outcome): "Kotlin \(kotlin.text), and Swift answered \(swift.text)"
    case (.threw, _): "Kotlin \(kotlin.text), and Swift \(swift.text)"
    case (_, .outcome): "Kotlin answers \(kotlin.text), and Swift \(swift.text)"
    default: "Swift \(swift.text), and Kotlin answers \(kotlin.text)"
    }
  }

  fileprivate func problem(plan: ExplorationResult.Plan) -> Problem {
    var problem = Problem(code, sentence, suite: plan.suite)
    problem.caseID = id
    problem.key = keys.first
    return problem.advising(.run(plan.arguments))
  }
}
