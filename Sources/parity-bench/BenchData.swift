import Foundation
import ParityHarness
import ReviewPrompt

/// A project with a fixture of many cases, and a recording that answers them rightly.
struct BenchData {
  let root: URL
  let caseCount: Int

  var fixture: URL { root.appendingPathComponent("fixtures/eligibility.json") }
  var recording: URL { root.appendingPathComponent("kotlin-ref/recorded/eligibility.json") }
  private var source: URL { root.appendingPathComponent("kotlin-ref/src/twin/Twin.kt") }

  /// How many bytes both files have.
  func size() throws -> Int {
    try [fixture, recording].reduce(0) { sum, file in
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      return sum + ((attributes[.size] as? Int) ?? 0)
    }
  }

  /// Names the project below a folder.
  init(in folder: URL, caseCount: Int) {
    root = folder.appendingPathComponent("cases-\(caseCount)")
    self.caseCount = caseCount
  }

  /// Writes the project.
  func write() throws {
    for file in [fixture, recording, source] {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    let twin = Array("// A stand-in for the twin that a recording names.\n".utf8)
    try Data(twin).write(to: source)
    try write(digest: SHA256.hexadecimal(of: twin))
  }

  private func write(digest: String) throws {
    var cases = "{\n  \"suite\": \"eligibility\",\n  \"cases\": [\n"
    var rows = """
      {
        "format": 2,
        "suite": "eligibility",
        "kotlin": "none",
        "coroutines": "none",
        "constants": {"wonCompletionThreshold":\(ReviewEligibility.wonCompletionThreshold),\
      "cooldownDays":\(ReviewEligibility.cooldownDays)},
        "cases": [

      """
    for number in 0..<caseCount {
      let facts = Self.facts(number)
      let decision = ReviewEligibility.decide(facts)
      let id = "generated-case-\(number)-for-the-benchmark"
      let last = JSONValue.optional(facts.lastPromptedVersion).text
      let separator = number < caseCount - 1 ? ",\n" : "\n"
      cases += """
            {
              "id": "\(id)",
              "input": {
                "wonCompletionCount": \(facts.wonCompletionCount),
                "lastAttemptEpochDay": \(facts.lastAttemptEpochDay),
                "todayEpochDay": \(facts.todayEpochDay),
                "lastPromptedVersion": \(last),
                "currentVersion": "\(facts.currentVersion)",
                "forceOverride": \(facts.forceOverride)
              },
              "expect": {
                "shouldRequestReview": \(decision.shouldRequestReview),
                "decidedBy": "\(decision.decidedBy.rawValue)"
              }
            }\(separator)
        """
      rows += """
            {"id":"\(id)","input":{"wonCompletionCount":\(facts.wonCompletionCount),\
        "lastAttemptEpochDay":\(facts.lastAttemptEpochDay),"todayEpochDay":\(facts.todayEpochDay),\
        "lastPromptedVersion":\(last),"currentVersion":"\(facts.currentVersion)",\
        "forceOverride":\(facts.forceOverride)},"output":{"shouldRequestReview":\
        \(decision.shouldRequestReview),"decidedBy":"\(decision.decidedBy.rawValue)"}}\(separator)
        """
    }
    try Data((cases + "  ]\n}\n").utf8).write(to: fixture)
    let sources = #"{"twin/Twin.kt": {"sha256": "\#(digest)"}}"#
    try Data((rows + "  ],\n  \"sources\": \(sources)\n}\n").utf8).write(to: recording)
  }

  private static func facts(_ number: Int) -> ReviewFacts {
    ReviewFacts(
      wonCompletionCount: number % 7, lastAttemptEpochDay: Int64(20_000 + number % 331),
      todayEpochDay: 20_330,
      lastPromptedVersion: number % 3 == 0 ? nil : "2.\(number % 50).0",
      currentVersion: "2.4.0", forceOverride: number % 11 == 0)
  }
}
