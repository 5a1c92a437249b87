import Foundation
import ParityHarness
import ParitySuites
import ReviewPrompt
import Testing

/// The worker over more cases than go into one block.
struct WorkerTests {
  /// The eligibility suite with another number of cases.
  private struct LongSuite: Suite {
    let sound = EligibilitySuite()
    let caseCount: Int
    var name: String { sound.name }

    func answer(_ input: EligibilityInput) -> ReviewDecision { sound.answer(input) }
  }

  private func batch(_ count: Int, trapsAt traps: Set<Int>) throws -> InputBatch {
    let cases = (0..<count).map { row in
      """
      {"id": "case-\(row)", "input": {"wonCompletionCount": \(row % 4), "lastAttemptEpochDay": 0,
      "todayEpochDay": 30, "lastPromptedVersion": null,
      "currentVersion": "\(traps.contains(row) ? "trap" : "2.4.0")", "forceOverride": false},
      "expect": {"shouldRequestReview": true, "decidedBy": "eligible"}}
      """
    }
    let project = try Project()
    try project.write(
      #"{"suite": "eligibility", "cases": [\#(cases.joined(separator: ","))]}"#,
      to: "fixtures/eligibility.json")
    let layout = ProjectLayout(root: project.root.path)
    let loaded = ProjectFiles(layout).fixture(of: LongSuite(caseCount: count))
    #expect(loaded.problems == [])
    return try #require(loaded.value).batch
  }

  private func worker() -> Worker {
    Worker(
      executable: Project.products.appendingPathComponent("faulty-parity").path, timeLimit: 60)
  }

  @Test func `Every case is answered once, and the ones it dies on are told apart`() throws {
    let traps: Set = [0, 1, 1999, 2000, 2500, 2599]
    let table = try worker().answers(of: "eligibility", to: batch(2600, trapsAt: traps))
    #expect(table.count == 2600)
    for row in 0..<2600 {
      switch table[row] {
      case .crashed(.signalled): #expect(traps.contains(row), "row \(row) crashed")
      case .outcome(let outcome):
        #expect(!traps.contains(row), "row \(row) survived")
        #expect(outcome["decidedBy"] == (row % 4 == 3 ? "eligible" : "wins"), "row \(row)")
      default: Issue.record("row \(row) has no answer")
      }
    }
  }

  @Test func `A program that is no worker is the harness's fault`() throws {
    let worker = Worker(executable: "/bin/cat", timeLimit: 1)
    #expect(throws: Problem.self) {
      try worker.answers(of: "eligibility", to: batch(1, trapsAt: []))
    }
    let missing = Worker(executable: "/nowhere/at/all", timeLimit: 1)
    #expect(throws: Problem.self) {
      try missing.answers(of: "eligibility", to: batch(1, trapsAt: []))
    }
  }

  @Test func `A worker that says what is no answer is the harness's fault, and never parity`()
    throws
  {
    let answer = try Project().run(faulty: "intrusion")
    #expect(answer.exitCode == 70)
    #expect(
      answer.output.contains("harness.fault eligibility\n  the worker's answer cannot be read"))
    #expect(answer.output.contains("(0 of 12 rows at parity)\nharness-fault: 1 problem "))
  }
}
