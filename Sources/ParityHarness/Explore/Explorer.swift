/// Makes inputs up, asks both twins about them, and shrinks what they disagree on.
package struct Explorer<S: ExplorableSuite> {
  /// How many cases are asked about at a time.
  private static var batchSize: Int { 1000 }

  private let suite: S
  package let generator: InputGenerator<S>
  private let known: [(id: String, input: JSONValue)]
  private let twins: Twins
  private let shrinkLimit: Int

  /// - Parameters:
  ///   - known: the inputs of the fixture's cases, which are worth trying and good to shrink to.
  ///   - twins: whom to ask.
  ///   - shrinkLimit: how many disagreements are shrunk, chosen so that different ones come first.
  package init(
    suite: S, known: [(id: String, input: JSONValue)], twins: Twins, shrinkLimit: Int = 24
  ) {
    self.suite = suite
    self.shrinkLimit = shrinkLimit
    let domain = suite.inputs.learning(from: known.map(\.input))
    generator = InputGenerator(suite: suite, domain: domain)
    self.known = known.filter { domain.contains($0.input) }
    self.twins = twins
  }

  /// Explores as planned; `progress` is told how many of how many are done, and of what.
  package func explore(
    _ plan: ExplorationResult.Plan, progress: (Int, Int, String) -> Void = { _, _, _ in }
  ) -> ExplorationResult {
    var result = ExplorationResult(plan: plan)
    do {
      let numbers = Array(plan.shard.numbers(of: plan.count))
      var found: [(number: Int, answer: Twins.Answer)] = []
      var batch = numbers.prefix(Self.batchSize)
      var asked = try twins.drawn(by: generator, of: batch, seed: plan.seed)
      while !batch.isEmpty {
        let following = numbers[batch.endIndex...].prefix(Self.batchSize)
        var next = asked
        // Swift answers the next while Kotlin answers these.
        let comparison = try twins.disagreements(on: asked) { () throws(Problem) in
          next = try twins.drawn(by: generator, of: following, seed: plan.seed)
        }
        result.compared += comparison.compared
        for (number, answer) in comparison.disagreements {
          if let stated = answer.stated {
            result.stated[stated, default: 0] += 1
          } else {
            found.append((batch[batch.startIndex + number], answer))
          }
        }
        result.asked += batch.count
        result.disagreements = found.count
        progress(result.asked, numbers.count, "cases")
        (batch, asked) = (following, next)
      }
      try shrink(found, into: &result, progress: progress)
      if result.compared != numbers.count || numbers.isEmpty {
        result.problems.append(
          Problem(
            .harnessUncompared,
            "\(result.compared) of \(counted(numbers.count, "case")) were compared",
            suite: suite.name))
      }
    } catch {
      result.problems.append(error)
    }
    return result
  }

  private func shrink(
    _ found: [(number: Int, answer: Twins.Answer)], into result: inout ExplorationResult,
    progress: (Int, Int, String) -> Void
  ) throws(Problem) {
    let shrinker = Shrinker(
      suite: suite, domain: generator.domain, known: known.map(\.input), twins: twins)
    var places: [JSONValue: Int] = [:]
    let chosen = chosen(of: found)
    for (number, answer) in chosen {
      progress(result.shrunk, chosen.count, "disagreements shrunk")
      let minimal = try shrinker.shrink(answer)
      result.shrunk += 1
      if let place = places[minimal.input.value] {
        result.findings[place].occurrences += 1
        continue
      }
      places[minimal.input.value] = result.findings.count
      let nearest = known.map { ($0.id, minimal.input.value.keys(unlike: $0.input)) }
        .min { $0.1.count < $1.1.count }
      result.findings.append(
        ExplorationResult.Finding(
          id: id(of: minimal.input), input: minimal.input.value, kotlin: minimal.kotlin,
          swift: minimal.swift, keys: minimal.keys, occurrences: 1, firstNumber: number,
          nearest: nearest, generalizations: try shrinker.generalizations(of: minimal),
          code: minimal.code))
    }
  }

  /// The disagreements to shrink: in turns one of each kind, in the order in which they were met.
  private func chosen(of found: [(number: Int, answer: Twins.Answer)]) -> [(
    number: Int, answer: Twins.Answer
  )] {
    var counts: [String: Int] = [:]
    let ranked = found.map { item in
      let kind = ([item.answer.verdict.rawValue] + item.answer.keys).joined(separator: " ")
      counts[kind, default: 0] += 1
      return (rank: counts[kind, default: 0], item: item)
    }
    return ranked.sorted { ($0.rank, $0.item.number) < ($1.rank, $1.item.number) }
      .prefix(shrinkLimit).map(\.item)
  }

  private func id(of input: GeneratedInput) -> String {
    "explored-\(SHA256.hexadecimal(of: Array(input.text.utf8)).prefix(8))"
  }
}

extension Twins.Answer {
  /// The code of the problem that the disagreement is.
  var code: Problem.Code {
    switch verdict {
    case .swiftCrash: .subjectCrash
    case .swiftTimeout: .subjectTimeout
    default: kotlin.hasThrown ? .subjectCrash : .driftSplit
    }
  }
}
