import Foundation
import ParityHarness
import ParitySuites

/// Measures whole processes, in turn, and prints medians and ratios of one run.
///
///     swift run -c release parity-bench
@main
struct Bench {
  private static let repetitions = 5

  static func main() async throws {
    let words = Array(CommandLine.arguments.dropFirst())
    let count = Int(ProcessInfo.processInfo.environment["PARITY_BENCH_CASES"] ?? "") ?? 0
    switch words.first {
    // This program is also each of the programs that it measures, and their worker.
    case "nothing": return
    case "generate":
      try BenchData(in: URL(fileURLWithPath: words[1]), caseCount: count).write()
    case "plain":
      let agreeing = try PlainCheck.run(
        fixture: URL(fileURLWithPath: words[1]), recording: URL(fileURLWithPath: words[2]))
      precondition(agreeing == count, "\(agreeing) of \(count) rows agree")
    case nil: try measureAll()
    default:
      // As a worker too, and then for any suite.
      let suites = allSuites.map { suite -> any Suite in
        count > 0 && suite.name == "eligibility" ? BenchSuite(caseCount: count) : suite
      }
      await ParityCommand(suites: suites).main()
    }
  }

  private static func measureAll() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parity-bench-\(UUID().uuidString)")
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { print("left: \(folder.path)") }
    }
    let project = FileManager.default.currentDirectoryPath
    print("medians of \(repetitions) interleaved runs; whole processes, worker included")

    let small = try generate(in: folder, 200_000)
    let megabytes = Double(try small.size()) / 1e6
    let first = try measure([check(small), plain(small)])
    print("\n200,000 cases, \(format(megabytes)) MB in two files")
    print("  check               \(first[0].text)")
    print("  JSONDecoder and ==  \(first[1].text)")
    print("  ratio               \(format(first[1].seconds / first[0].seconds)) times as fast")
    let extra = first[0].peakMegabytes - megabytes
    print("  memory beyond the files' own size: \(format(extra)) MB")

    let large = try generate(in: folder, 800_000)
    let second = try measure([check(large), check(small)])
    print("\n800,000 cases")
    print("  check               \(second[0].text)")
    print("  ratio               \(format(second[0].seconds / second[1].seconds)) times the time")

    let third = try measure([
      Program(words: ["check", "eligibility-boundaries", "--root", project]),
      Program(words: ["check", "eligibility", "--root", project]), Program(words: ["nothing"]),
    ])
    print("\nboundary table, 126,720 rows")
    print("  check               \(third[0].text)")
    print("  rows a second       \(Int(126_720 / third[0].seconds))")
    print("\n12 cases")
    print("  check               \(third[1].text)")
    print("  a program that does nothing  \(third[2].text)")
    print("  ratio               \(format(third[1].seconds / third[2].seconds))")

    print("\nexploring 20,000 cases of each suite, Kotlin and Swift running")
    for line in ExplorationBench(layout: ProjectLayout(root: project)).lines() {
      print("  \(line)")
    }
  }

  // NB: in a process of its own: what a process has held counts as its children's memory on Linux.
  private static func generate(in folder: URL, _ count: Int) throws -> BenchData {
    _ = try run(Program(words: ["generate", folder.path], cases: count))
    return BenchData(in: folder, caseCount: count)
  }

  private static func check(_ data: BenchData) -> Program {
    Program(words: ["check", "eligibility", "--root", data.root.path], cases: data.caseCount)
  }

  private static func plain(_ data: BenchData) -> Program {
    Program(words: ["plain", data.fixture.path, data.recording.path], cases: data.caseCount)
  }

  private struct Program {
    let words: [String]
    var cases = 0
  }

  private struct Measurement {
    let seconds: Double
    let peakMegabytes: Double
    var text: String { "\(format(seconds * 1000)) ms, peak \(format(peakMegabytes)) MB" }
  }

  /// Runs the programs in turn, and gives each one's medians.
  private static func measure(_ programs: [Program]) throws -> [Measurement] {
    var runs = programs.map { _ in [Measurement]() }
    for _ in 0..<repetitions {
      for (index, program) in programs.enumerated() { runs[index].append(try run(program)) }
    }
    return runs.map { runs in
      Measurement(
        seconds: runs.map(\.seconds).sorted()[repetitions / 2],
        peakMegabytes: runs.map(\.peakMegabytes).sorted()[repetitions / 2])
    }
  }

  private static func run(_ program: Program) throws -> Measurement {
    let clock = ContinuousClock()
    let start = clock.now
    let child = try ChildProcess(
      Platform.executablePath(), program.words,
      environment: program.cases > 0 ? ["PARITY_BENCH_CASES": String(program.cases)] : [:])
    while try child.readLine() != nil {}
    let status = child.wait()
    let seconds = start.duration(to: clock.now) / .seconds(1)
    precondition(status == .exited(0), "\(program.words) ended with \(status)")
    return Measurement(seconds: seconds, peakMegabytes: Double(child.peakMemory) / 1e6)
  }

  private static func format(_ number: Double) -> String {
    String(format: number < 10 ? "%.2f" : "%.0f", number)
  }
}
