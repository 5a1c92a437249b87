import Foundation
import ParityHarness
import ParitySuites

/// How many cases a second a suite is explored with, and which part takes how long.
struct ExplorationBench {
  private static let count = 20_000
  private static let batch = 1000

  let layout: ProjectLayout

  /// One line for each suite that can be explored, or why there is none.
  func lines() -> [String] {
    do throws(Problem) {
      let recorder = try Toolchain(layout: layout) { _ in }.recorder()
      var lines: [String] = []
      for case let suite as any ExplorableSuite in allSuites {
        let kotlin = try recorder.serve(
          suite: suite.name, folder: layout.kotlinBuild, timeLimit: .seconds(10))
        lines.append(try line(suite, kotlin))
      }
      return lines
    } catch {
      return ["left out: \(error.message)"]
    }
  }

  private func line<S: ExplorableSuite>(
    _ suite: S, _ kotlin: KotlinProcess
  ) throws(Problem) -> String {
    let worker = Worker(executable: Platform.executablePath(), timeLimit: 10)
    let swift = SwiftSubject(worker: worker, suite: suite.name)
    let loaded = ProjectFiles(layout).fixture(of: suite)
    if let problem = loaded.problems.first { throw problem }
    let known = (loaded.value?.cases ?? []).enumerated().compactMap { row, item in
      loaded.value?.input(ofRow: row).map { (item.id, $0) }
    }
    let explorer = Explorer(
      suite: suite, known: known, twins: Twins(kotlin: kotlin, swift: swift))
    var seconds = (swift: 0.0, kotlin: 0.0, all: 0.0)
    for start in stride(from: 0, to: Self.count, by: Self.batch) {
      var inputs: [GeneratedInput] = []
      seconds.swift += try time { () throws(Problem) in
        inputs = try explorer.generator.inputs(
          of: start..<start + Self.batch, seed: 1, answeredBy: swift
        ).inputs
      }
      seconds.kotlin += try ask(kotlin, inputs)
    }
    seconds.all = try time { () throws(Problem) in
      let plan = ExplorationResult.Plan(
        suite: suite.name, count: Self.count, seed: 1, shard: .whole)
      if let problem = explorer.explore(plan).problems.first { throw problem }
    }
    let parts = [
      ("drawing and Swift", seconds.swift), ("Kotlin", seconds.kotlin),
    ].map { "\($0) \(microseconds($1))" }
    let name = suite.name.padding(toLength: 14, withPad: " ", startingAt: 0)
    return "\(name) \(Int(Double(Self.count) / seconds.all)) cases a second"
      + "; microseconds a case, one part at a time: " + parts.joined(separator: ", ")
  }

  private func ask(
    _ subject: some LiveSubject, _ inputs: [GeneratedInput]
  ) throws(Problem) -> Double {
    try time { () throws(Problem) in
      try subject.ask(inputs)
      _ = try subject.answers()
    }
  }

  private func time(_ action: () throws(Problem) -> Void) throws(Problem) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try action()
    return start.duration(to: clock.now) / .seconds(1)
  }

  private func microseconds(_ seconds: Double) -> String {
    String(format: "%.1f", seconds / Double(Self.count) * 1e6)
  }
}
